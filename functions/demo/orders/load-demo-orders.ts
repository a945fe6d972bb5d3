import { type EffectiveAccount, effectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import { PROVIDER_ACCOUNT_ID } from '#shared/rules/accounts/level.ts';
import type { Scope } from '#shared/rules/accounts/scope.ts';
import { everyOrder } from '#shared/rules/orders/order-access.ts';
import { linesOfBusiness } from '#shared/values/line-of-business.ts';
import { accountRepository } from '../../data/identity/account-repository.ts';
import { customerRepository } from '../../data/identity/customer-repository.ts';
import { userRepository } from '../../data/identity/user-repository.ts';
import { newOrderWrites, orderRepository } from '../../data/sales/order-repository.ts';
import { taxRateRepository } from '../../data/sales/tax-rate-repository.ts';
import type { Table } from '../../data/table/table.ts';
import { transact } from '../../data/table/transact.ts';
import { DEMO_ORDER_PARTS } from './demo-order-parts.ts';
import { type DemoOrder, demoOrders } from './demo-orders.ts';
import { type DemoBuyer, pastOrder } from './past-order.ts';

/** Below all numbers that new orders get (decision B87), so that later orders have higher numbers. */
const FIRST_NUMBER = 999_501;

const provider: Scope = { accountId: PROVIDER_ACCOUNT_ID, userId: 'demo', level: 0 };

/**
 * Saves the past orders of the demo's stores, from the last year. Their numbers are the same each time, and existing orders
 * stay unchanged. They reserve no stock, because today's feed no longer contains what was sold then.
 */
export async function loadDemoOrders(table: Table, now: Date): Promise<void> {
  const orders = orderRepository(table);
  const buyerOf = demoBuyers(table);
  let nextNumber = FIRST_NUMBER;
  const numbered = demoOrders.map((demo) => {
    const count = 1 + new Set(demo.wanted.map(([part]) => DEMO_ORDER_PARTS[part].lineOfBusiness)).size;
    const numbers = Array.from({ length: count }, (_, index) => String(nextNumber + index));
    nextNumber += count;
    return { demo, numbers };
  });
  await Promise.all(
    numbered.map(async ({ demo, numbers }) => {
      if (await orders.findSummary(everyOrder, numbers[0] ?? '')) return;
      const buyer = await buyerOf(demo);
      if (buyer) await transact(table, newOrderWrites(pastOrder(demo, buyer, numbers, now)));
    }),
  );
}

/** Looks up each buyer once. Undefined for users and accounts that no longer exist. */
function demoBuyers(table: Table): (demo: DemoOrder) => Promise<DemoBuyer | undefined> {
  const known = new Map<string, Promise<DemoBuyer | undefined>>();
  return ({ userName, forCompany = '' }) => {
    const key = `${userName} ${forCompany}`;
    const buyer = known.get(key) ?? findBuyer(table, userName, forCompany);
    known.set(key, buyer);
    return buyer;
  };
}

async function findBuyer(table: Table, userName: string, forCompany: string): Promise<DemoBuyer | undefined> {
  const [accounts, users] = [accountRepository(table), userRepository(table)];
  const marker = await users.findByUserName(userName);
  const user = marker && (await users.find(provider, marker.userId));
  const own = user && (await accounts.find(provider, user.accountId));
  if (!own) return undefined;
  const child = forCompany ? await accounts.findByCompanyName(provider, own.id, forCompany) : undefined;
  if (forCompany && !child) return undefined;
  const account: EffectiveAccount = child ? effectiveAccount(child, own) : effectiveAccount(own);
  const { state, postalCode } = account.address;
  const [customers, taxRates] = await Promise.all([
    Promise.all(linesOfBusiness.map((lineOfBusiness) => customerRepository(table).find(account.id, lineOfBusiness))),
    taxRateRepository(table).find(state, postalCode),
  ]);
  return { user, account, customers: customers.filter((customer) => customer !== undefined), taxRates };
}
