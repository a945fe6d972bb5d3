import type { OrderViewer } from '#shared/rules/orders/order-access.ts';
import type { SignedIn } from '../http/authenticate.ts';

/**
 * What of a caller says which orders are theirs (rules/order-access). By the account's own customer numbers: who looks at
 * prices as a guest still sees the orders of before.
 */
export const viewerOf = ({ level, accountId, parentId, customerRecords }: SignedIn): OrderViewer => ({
  level,
  accountId,
  parentId,
  customerNumbers: customerRecords.flatMap(({ customerNumber }) => customerNumber ?? []),
});
