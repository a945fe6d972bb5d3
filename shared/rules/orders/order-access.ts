import type { Level } from '../../values/access.ts';
import { PROVIDER_ACCOUNT_ID } from '../accounts/level.ts';

/** The facts about an order that decide who may see it. */
interface OwnedOrder {
  readonly accountId: number;
  readonly parentId?: number | undefined;
  /** Customer numbers of the lines of business in the order. */
  readonly customerNumbers: readonly string[];
}

/** The facts about a caller that decide which orders they may see. */
export interface OrderViewer {
  readonly level: Level;
  readonly accountId: number;
  readonly parentId?: number | undefined;
  /** Customer numbers of the caller's own account. */
  readonly customerNumbers: readonly string[];
}

/** The provider itself, for work that nobody asked for. It sees all orders. */
export const everyOrder: OrderViewer = { level: 0, accountId: PROVIDER_ACCOUNT_ID, customerNumbers: [] };

/**
 * Who may see an order (admin 6, order view). The provider sees all. A parent's admin sees those of the own account and
 * its children. A child's admin sees those of the own account under a known customer number. Everybody else sees those
 * of a child of the own account, and, under a known customer number, those of the own account or of its parent's other
 * children.
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
