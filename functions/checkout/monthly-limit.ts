import { AppError } from '#shared/errors.ts';
import { formatMoney } from '#shared/rules/base/format-money.ts';
import type { Order } from '#shared/schemas/stored/order.ts';
import { APPROVAL_REFUSALS } from '#shared/texts/orders/approval-refusal-texts.ts';
import { monthlyLimitReached } from '#shared/texts/orders/approval-texts.ts';
import { cents } from '#shared/values/money.ts';
import { spendingWrite, spentIn } from '../data/sales/spending-repository.ts';
import type { Table } from '../data/table/table.ts';
import type { Write } from '../data/table/transact.ts';
import type { SignedIn } from '../http/authenticate.ts';

type Counted = Pick<Order, 'total' | 'createdAt'>;

/**
 * Counts an order for the user who places it, by calendar month (UTC). Throws 'conflict' with the remaining amount when
 * it exceeds their monthly limit. The write in the order's transaction also enforces the limit on parallel orders.
 */
export async function monthlySpendingWrite(
  table: Table,
  { user, account }: SignedIn,
  { total, createdAt }: Counted,
): Promise<Write> {
  const { monthlyLimit: limit, userId } = user;
  const month = createdAt.slice(0, 7);
  if (limit !== undefined) {
    const left = Math.max(0, limit - (await spentIn(table, userId, month)));
    if (total > left) throw new AppError('conflict', textOf(limit, left, account.settings.showPrices));
  }
  return spendingWrite(userId, month, total, limit === undefined ? undefined : cents(limit));
}

/** Users who see no prices get no amounts (decision A1). */
const textOf = (limit: number, left: number, isShown: boolean): string =>
  isShown ? monthlyLimitReached(formatMoney(limit), formatMoney(left)) : APPROVAL_REFUSALS.aboveLimit;
