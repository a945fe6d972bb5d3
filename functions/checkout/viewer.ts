import type { OrderViewer } from '#shared/rules/order-access.ts';
import type { SignedIn } from '../http/authenticate.ts';

/** What of a caller says which orders are theirs (rules/order-access). */
export const viewerOf = ({ level, accountId, parentId, customers }: SignedIn): OrderViewer => ({
  level,
  accountId,
  parentId,
  customerNumbers: customers.flatMap(({ customerNumber }) => customerNumber ?? []),
});
