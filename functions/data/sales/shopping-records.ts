import { type EffectiveAccount, effectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import { worksFor } from '#shared/rules/accounts/working-account.ts';
import { isGuest } from '#shared/rules/pricing/offered-parts.ts';
import type { Customer } from '#shared/schemas/stored/customer.ts';
import type { PriceLevel } from '#shared/schemas/stored/pricing/price-level.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';
import { priceLevelRepository } from '../catalogue/price-level-repository.ts';
import { sessionRecords } from '../identity/session-records.ts';
import type { Table } from '../table/table.ts';

/** Decides which parts an account sees and what it pays for them. */
export interface ShoppingRecords {
  readonly account: EffectiveAccount;
  /** In the order of the lines of business. */
  readonly customers: readonly Customer[];
  /** The customer's price level in each line of business. A guest has none (decision P7). */
  readonly priceLevels: Readonly<Partial<Record<LineOfBusiness, PriceLevel>>>;
}

interface ShoppingSession {
  readonly userId: string;
  readonly sessionId: string;
  readonly accountId: number;
  readonly parentId?: number | undefined;
}

/**
 * Reads the records of a shopping session. Undefined when the session may not shop in the account any more: it has
 * ended, its user is deactivated, or it works for another account by now (decision B165). Takes two round trips, so
 * callers cache it (decision W2).
 */
export async function shoppingRecords(table: Table, ids: ShoppingSession): Promise<ShoppingRecords | undefined> {
  const { session, user, account, parent, customers } = await sessionRecords(table, ids);
  const effective = account && effectiveAccount(account, parent);
  if (!session || !user?.active || !effective?.isActive) return undefined;
  if (!worksFor(session, user, effective)) return undefined;
  const levels = priceLevelRepository(table);
  const named = await Promise.all(
    customers.map(async (customer) => {
      const { lineOfBusiness, priceLevel } = customer;
      const level = isGuest(customer) || priceLevel === undefined ? undefined : await levels.find(priceLevel);
      return [lineOfBusiness, level] as const;
    }),
  );
  return { account: effective, customers, priceLevels: Object.fromEntries(named.filter(([, level]) => level)) };
}
