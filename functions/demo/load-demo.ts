import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { PROVIDER_ACCOUNT_ID, permissionsOfNewUser } from '#shared/rules/accounts/level.ts';
import type { Scope } from '#shared/rules/accounts/scope.ts';
import { madeOnce } from '#shared/rules/base/made-once.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import { priceLevelRepository } from '../data/catalogue/price-level-repository.ts';
import { renewPriceLevels } from '../data/catalogue/renew-price-levels.ts';
import { warehouseRepository } from '../data/catalogue/warehouse-repository.ts';
import { marketingSpotRepository } from '../data/content/marketing-spot-repository.ts';
import { pageRepository } from '../data/content/page-repository.ts';
import { accountRepository, type NewAccount } from '../data/identity/account-repository.ts';
import { customerRepository } from '../data/identity/customer-repository.ts';
import { renewAccounts } from '../data/identity/renew-accounts.ts';
import { userRepository } from '../data/identity/user-repository.ts';
import { websiteRepository } from '../data/identity/website-repository.ts';
import { demoKey } from '../data/operations/keys.ts';
import { hashPassword } from '../data/passwords/password-hash.ts';
import { renewWaitingOrders } from '../data/sales/renew-waiting-orders.ts';
import { taxRateRepository } from '../data/sales/tax-rate-repository.ts';
import { getItem } from '../data/table/get-item.ts';
import type { Table } from '../data/table/table.ts';
import { put, transact } from '../data/table/transact.ts';
import { DEMO_PASSWORD, type DemoAccount, type DemoStore, demoStores } from './demo-accounts.ts';
import { demoContent } from './demo-content.ts';
import { demoPriceLevels, demoWarehouses } from './demo-provider.ts';
import { demoTaxRates } from './demo-tax-rates.ts';
import { loadDemoOrders } from './orders/load-demo-orders.ts';

/** Stores a logo where stores can show it. Returns its path on the host of the store. */
export type PutLogo = (accountId: number, file: string) => Promise<string>;

/** The destination of the demo data, and what is already there. */
interface DemoOptions {
  readonly putLogo?: PutLogo | undefined;
  /** The port of the stores, for links in emails. Absent if it is the default port. */
  readonly port?: string | undefined;
}

/** The demo is written through the product's own operations, as the provider. */
type Demo = ReturnType<typeof demoOf>;

const provider: Scope = { accountId: PROVIDER_ACCOUNT_ID, userId: 'demo', level: 0 };

/**
 * Renews an older table, creates the missing parts of the demo and changes nothing else that exists. Once everything has been created, it does nothing
 * until the demo's data change. Everything is created in order, so on an empty table it gets the same numbers each time.
 */
export async function loadDemo(table: Table, now: Date, options: DemoOptions = {}): Promise<void> {
  await renewAccounts(table);
  const stamp = { contents: contentsOf(options) };
  if (isDeepStrictEqual(await getItem(table, demoKey), { ...stamp, ...demoKey })) return;
  const demo = demoOf(table, now, options);
  await loadProviderRecords(demo);
  for (const store of demoStores) await loadStore(demo, store);
  await transact(table, { demo: put(demoKey, stamp) });
}

const contentsOf = ({ putLogo, port }: DemoOptions): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        demoStores,
        demoContent,
        demoPriceLevels,
        demoWarehouses,
        demoTaxRates,
        putLogo !== undefined,
        port,
      ]),
    )
    .digest('hex');

const demoOf = (table: Table, now: Date, { putLogo, port }: DemoOptions) => ({
  accounts: accountRepository(table),
  customers: customerRepository(table),
  pages: pageRepository(table),
  priceLevels: priceLevelRepository(table),
  spots: marketingSpotRepository(table),
  taxRates: taxRateRepository(table),
  users: userRepository(table),
  warehouses: warehouseRepository(table),
  websites: websiteRepository(table),
  now,
  /** Hashed once for all, because each hash takes a processor as long as it should. */
  passwordHash: madeOnce(() => hashPassword(DEMO_PASSWORD)),
  putLogo,
  /** The address of a store, as people type it. */
  urlOf: (host: string) => `http://${host}${port ? `:${port}` : ''}`,
});

async function loadProviderRecords({ priceLevels, warehouses, taxRates }: Demo): Promise<void> {
  const known = (await warehouses.list()).map(({ warehouseNumber }) => warehouseNumber);
  const missing = demoWarehouses.filter(({ warehouseNumber }) => !known.includes(warehouseNumber));
  await Promise.all([
    ...missing.map((warehouse) => warehouses.save(warehouse)),
    ...demoTaxRates.map(async (rates) => (await taxRates.has(rates)) || taxRates.save(rates)),
    ...demoPriceLevels.map(async (level) => (await priceLevels.find(level.name)) ?? priceLevels.save(level)),
  ]);
}

async function loadStore(demo: Demo, store: DemoStore): Promise<void> {
  const account = await loadAccount(demo, store);
  if (!account.isActive) return;
  await loadWebsite(demo, store, account);
  await loadLogo(demo, store, account);
  await loadContent(demo, store, account);
  await loadPeople(demo, store, account, store.mailDomain);
  for (const child of store.children) {
    const childAccount = await loadAccount(demo, child, account.id);
    if (childAccount.isActive) await loadPeople(demo, child, childAccount, store.mailDomain);
  }
}

async function loadAccount({ accounts }: Demo, demoAccount: DemoAccount, parentId?: number): Promise<Account> {
  const { companyName, storeNumber, address, settings } = demoAccount;
  const { orderProcessType = 0, inheritedFields = [], changeableFields = [] } = demoAccount;
  const known = await accounts.findByCompanyName(provider, parentId, companyName);
  if (known) return known;
  const given: NewAccount = {
    parentId,
    companyName,
    storeNumber,
    address,
    orderProcessType,
    inheritedFields: [...inheritedFields],
    changeableFields: [...changeableFields],
    settings,
  };
  const isFirst = (await accounts.find(provider, PROVIDER_ACCOUNT_ID)) === undefined;
  return isFirst ? accounts.createProvider(given) : accounts.create(provider, given);
}

async function loadWebsite({ websites, urlOf }: Demo, store: DemoStore, account: Account): Promise<void> {
  const known = (await websites.findStore(store.host))?.website;
  const url = urlOf(store.host);
  // The store may have been started on another port, and links in emails must lead to it.
  if (known && known.url !== url && URL.parse(known.url)?.hostname === store.host) {
    await websites.change(provider, known.id, (seen) => ({ ...seen, website: { ...seen.website, url } }));
  }
  if (!known) {
    await websites.create(provider, { accountId: account.id, name: store.websiteName, host: store.host, url });
  } else if (account.settings.defaultWebsiteId === undefined) {
    await websites.change(provider, known.id, (seen) => ({ ...seen, isDefault: true }));
  }
}

async function loadLogo({ accounts, putLogo }: Demo, store: DemoStore, account: Account): Promise<void> {
  if (!putLogo || account.settings.logoFileName !== undefined) return;
  const logoFileName = await putLogo(account.id, store.logo);
  await accounts.change(provider, account.id, ({ settings, ...others }) => ({
    ...others,
    settings: { ...settings, logoFileName },
  }));
}

/** Saves pages and marketing spots under ids that are the same each time. */
async function loadContent(
  { pages, spots, now }: Demo,
  { host }: DemoStore,
  { id: accountId }: Account,
): Promise<void> {
  const { pages: demoPages = [], spots: demoSpots = [] } = demoContent[host] ?? {};
  const idOf = (name: string) => createHash('sha256').update(`${host}\n${name}`).digest('hex');
  const times = { created: now.toISOString(), updated: now.toISOString() };
  for (const page of demoPages) {
    const id = idOf(page.slug);
    if (await pages.findById(accountId, id)) continue;
    await pages.save(provider, { ...page, ...times, id, accountId });
  }
  for (const spot of demoSpots) {
    const id = idOf(spot.title);
    if (await spots.find(provider, id)) continue;
    await spots.save(provider, { ...spot, ...times, id, accountId, image: '', localFileName: '', active: true });
  }
}

/** Saves the customers of an account and its users. */
async function loadPeople(
  { customers, users, passwordHash, now }: Demo,
  demoAccount: DemoAccount,
  { id, companyName, address }: Account,
  mailDomain: string,
): Promise<void> {
  const identity = { accountId: id, customerName: companyName, shipToAddress: address };
  await Promise.all(
    demoAccount.customers.map(
      async (customer) =>
        (await customers.find(id, customer.lineOfBusiness)) ?? customers.save({ ...customer, ...identity }),
    ),
  );
  for (const user of demoAccount.users) {
    if (await users.findByUserName(user.userName)) continue;
    const email = `${user.userName}@${mailDomain}`;
    const given = {
      ...user,
      ...address,
      userId: user.userName,
      accountId: id,
      email,
      phoneNumber: '3035550199',
      permissions: permissionsOfNewUser(user.type),
      created: now.toISOString(),
    };
    await users.create(provider, given, await passwordHash());
  }
}

/**
 * Run as a program, it loads the demo into the table and the image bucket that the environment names.
 */
if (import.meta.main) {
  const { table } = await import('../data/table/deployed-table.ts');
  const bucket = process.env['IMAGES_BUCKET'];
  const toBucket = (name: string): PutLogo => {
    // Only imported if there is a logo to store, which happens once.
    return async (accountId, file) => (await import('./put-logo.ts')).putLogo(name, accountId, file);
  };
  const now = new Date();
  await renewAccounts(table);
  await renewPriceLevels(table);
  await renewWaitingOrders(table, now);
  await loadDemo(table, now, { putLogo: bucket ? toBucket(bucket) : undefined, port: process.env['STORE_PORT'] });
  await loadDemoOrders(table, now);
}
