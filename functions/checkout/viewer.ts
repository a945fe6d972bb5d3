import type { OrderViewer } from '#shared/rules/orders/order-access.ts';
import type { SignedIn } from '../http/authenticate.ts';

/**
 * The facts about a caller that decide which orders they may see (rules/order-access). Uses the account's own customer
 * numbers, so that a guest still sees earlier orders.
 */
export const viewerOf = ({ level, accountId, parentId, customerRecords }: SignedIn): OrderViewer => ({
  level,
  accountId,
  parentId,
  customerNumbers: customerRecords.flatMap(({ customerNumber }) => customerNumber ?? []),
});
