import type { Level } from '../../values/access.ts';

/** What of an order says whose it is. */
interface OwnedOrder {
  readonly accountId: number;
  readonly parentId?: number | undefined;
  /** Of the lines of business that were ordered. */
  readonly customerNumbers: readonly string[];
}

/** What of a caller says which orders are theirs. */
export interface OrderViewer {
  readonly level: Level;
  readonly accountId: number;
  readonly parentId?: number | undefined;
  /** Of the caller's own account. */
  readonly customerNumbers: readonly string[];
}

/**
 * Who may see an order (admin 6, order view): the provider all; a parent's admin those of the own account and of its
 * children; a child's admin those of the own account under a known customer number; everybody else those of a child of
 * the own account, or under a known customer number those of the account or of its parent's other children.
 */
export function maySeeOrder({ level, accountId, parentId, customerNumbers }: OrderViewer, order: OwnedOrder): boolean {
  const isOwn = order.accountId === accountId;
  const isOfChild = order.parentId === accountId;
  const isKnown = order.customerNumbers.some((number) => customerNumbers.includes(number));
  switch (level) {
    case 0:
      return true;
    case 1:
      return isOwn || isOfChild;
    case 2:
      return isOwn && isKnown;
    case 3:
      return isOfChild || (isKnown && (isOwn || (parentId !== undefined && order.parentId === parentId)));
  }
}
