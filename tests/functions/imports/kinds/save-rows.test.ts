import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { insurerRepository } from '#functions/data/catalogue/insurer-repository.ts';
import { priceLevelRepository } from '#functions/data/catalogue/price-level-repository.ts';
import { warehouseRepository } from '#functions/data/catalogue/warehouse-repository.ts';
import { customerRepository } from '#functions/data/identity/customer-repository.ts';
import { locationRepository } from '#functions/data/locations/location-repository.ts';
import { historyRepository } from '#functions/data/operations/history-repository.ts';
import { shippingRatesRepository } from '#functions/data/sales/shipping-rates-repository.ts';
import { taxRateRepository } from '#functions/data/sales/tax-rate-repository.ts';
import { ACCOUNT_TEXTS } from '#shared/texts/session/account-texts.ts';
import { aCustomer } from '../../../builders/customers.ts';
import { provider } from '../../../builders/people.ts';
import { importBench } from '../../../support/import-bench.ts';

const exampleOf = (kind: string) => readFileSync(path.resolve(`tests/functions/imports/examples/${kind}.csv`), 'utf8');

it('of customers are where their accounts find them, the same when they come again', async () => {
  const { importFiles, table } = await importBench({ accounts: [1004] });
  await importFiles({ customers: exampleOf('customers') });
  const { outcome } = await importFiles({ customers: exampleOf('customers') });
  expect(outcome).toEqual({ kind: 'unchanged' });
  const customers = customerRepository(table);
  expect(await customers.find(1004, 'aftermarket')).toMatchObject({ customerNumber: '0010', priceLevel: 'fleet' });
  expect(await customers.find(1004, 'salvage')).toMatchObject({ customerNumber: '021000021' });
});

it('that the table refuses are reported with their lines, and the others are saved', async () => {
  const { importFiles, table } = await importBench({ accounts: [7, 8, 9] });
  const row = (account: number, number: string) => `${account},1,${number},Northside`;
  const customers = ['Account,Line,Customer Number,Name', row(7, '0010'), row(8, '0010'), row(9, '0011')].join('\n');
  await importFiles({ customers: customers.split('\n').slice(0, 2).join('\n') });
  const { issues } = await importFiles({ customers });
  expect(issues).toEqual([expect.objectContaining({ line: 3, code: 'not-saved', severity: 'refused' })]);
  expect(await customerRepository(table).find(9, 'aftermarket')).toMatchObject({ customerNumber: '0011' });
});

describe('a file of customers', () => {
  const file = (asOf: string, level: string) => [
    {
      kind: 'customers' as const,
      content: `Account,Line,Customer Number,Name,Price Level\n7,1,10,Northside,${level}`,
      asOf,
    },
  ];
  const typed = {
    ...aCustomer({ accountId: 7, customerNumber: '11' }),
    written: { by: 'Ada Park', from: 'screen', at: '2026-03-01T10:00:00.000Z' },
  } as const;

  it('says by its name that it wrote a record', async () => {
    const { importFiles, table } = await importBench({ accounts: [7] });
    await importFiles(file('2026-03-01T09:00:00.000Z', 'fleet'));
    expect((await customerRepository(table).find(7, 'aftermarket'))?.written).toEqual({
      by: 'customers.txt',
      from: 'file',
      at: '2026-03-02T09:00:00.000Z',
    });
  });

  it('leaves an entry in the history of the account for what it changed', async () => {
    const { importFiles, table } = await importBench({ accounts: [7] });
    const entries = async () => historyRepository(table).ofThing(provider, 'account', '7', { skip: 0, take: 9 });
    await importFiles(file('2026-03-01T09:00:00.000Z', 'fleet'));
    await importFiles(file('2026-03-01T09:00:00.000Z', 'retail'));
    const [made, changed] = (await entries()).toSorted((one, other) => other.changes.length - one.changes.length);
    expect(made).toMatchObject({ source: 'import', action: 'changed', by: { name: 'customers.txt' }, thingId: '7' });
    expect(changed).toMatchObject({
      source: 'import',
      changes: [{ field: 'AftermarketPriceLevel', before: 'fleet', after: 'retail' }],
    });
    await importFiles(file('2026-03-01T09:00:00.000Z', 'retail'));
    expect(await entries()).toHaveLength(2);
  });

  it('is newer than what was entered before it was made', async () => {
    const { importFiles, tools } = await importBench({ accounts: [7] });
    await tools.customers.save(typed);
    const { issues } = await importFiles(file('2026-03-01T10:00:00.000Z', 'fleet'));
    expect(issues).toEqual([]);
    expect(await tools.customers.find(7, 'aftermarket')).toMatchObject({
      customerNumber: '10',
      written: { from: 'file' },
    });
  });

  it('leaves what was entered after it was made', async () => {
    const { importFiles, tools } = await importBench({ accounts: [7] });
    await tools.customers.save(typed);
    const { issues } = await importFiles(file('2026-03-01T09:59:59.999Z', 'fleet'));
    expect(issues).toMatchObject([{ line: 2, message: ACCOUNT_TEXTS.olderThanScreen, severity: 'refused' }]);
    expect(await tools.customers.find(7, 'aftermarket')).toMatchObject(typed);
  });

  it('names the line of an account that does not exist', async () => {
    const { importFiles } = await importBench();
    const { issues } = await importFiles(file('2026-03-01T09:00:00.000Z', 'fleet'));
    expect(issues).toMatchObject([{ line: 2, message: ACCOUNT_TEXTS.noSuchAccount, severity: 'refused' }]);
  });
});

describe('of 250 customers', () => {
  const header = 'Account,Line,Customer Number,Name';
  const rows = Array.from({ length: 250 }, (_, index) => `${index + 1},1,C${index + 1},MAVIS DISCOUNT TIRE`);
  const accounts = rows.map((_, index) => index + 1);
  const numbersIn = async ({ table }: Awaited<ReturnType<typeof importBench>>) => {
    const customers = customerRepository(table);
    return Promise.all(accounts.map(async (account) => (await customers.find(account, 'aftermarket'))?.customerNumber));
  };

  it('case C16: are each there once when an import that was stopped is begun again', async () => {
    const bench = await importBench({ accounts });
    const { customers } = bench.tools;
    const { save } = customers;
    let saved = 0;
    customers.save = async (customer) => {
      saved += 1;
      if (saved > 137) throw new Error('stopped');
      await save(customer);
    };
    const file = { customers: [header, ...rows].join('\n') };
    await expect(bench.importFiles(file)).rejects.toThrow('stopped');
    customers.save = save;
    const { state, issues } = await bench.importFiles(file);
    expect([state.rowsWritten, issues]).toEqual([250, []]);
    expect(await numbersIn(bench)).toEqual(accounts.map((account) => `C${account}`));
  });

  it('case C17: that come again in their file are told each time, by line', async () => {
    const bench = await importBench({ accounts });
    const again = Array.from({ length: 155 }, () => '1,1,C1,MAVIS DISCOUNT TIRE');
    const { issues, state } = await bench.importFiles({ customers: [header, ...rows, ...again].join('\n') });
    expect(issues.map(({ code, line }) => [code, line])).toEqual(
      again.map((_, index) => ['repeated-row', 252 + index]),
    );
    expect(state.rowsWritten).toBe(250);
  });

  it('case C23: three that are bad are named with line and reason, and the others are saved', async () => {
    const bench = await importBench({ accounts });
    const bad = new Map([
      [7, '8,1,C8,'],
      [120, 'none,1,C121,Northside'],
      [249, '250,3,C250,Northside'],
    ]);
    const { issues, state } = await bench.importFiles({
      customers: [header, ...rows.map((row, index) => bad.get(index) ?? row)].join('\n'),
    });
    expect(issues.map(({ line, field, message, severity }) => [line, field, message, severity])).toEqual([
      [9, 'Name', 'A value is required.', 'refused'],
      [122, 'Account', '"none" is not a whole number from 1 to 999999999.', 'refused'],
      [251, 'Line', '"3" is not one of aftermarket, salvage.', 'refused'],
    ]);
    expect([state.rowsRead, state.refused, state.rowsWritten]).toEqual([247, 3, 247]);
    expect((await numbersIn(bench)).filter((number) => number === undefined)).toHaveLength(3);
  });
});

it('of price levels are joined from all their rows', async () => {
  const { importFiles, table } = await importBench();
  await importFiles({ 'price-levels': exampleOf('price-levels') });
  expect(await priceLevelRepository(table).find('fleet')).toEqual({
    name: 'fleet',
    description: 'Fleets, by contract',
    discount: 1800,
    discounts: { FILTERS: 3000, '110': 2250 },
  });
});

it('of tax rates are what a state and a postal code take, with what earlier files said of other places', async () => {
  const { importFiles, table } = await importBench();
  await importFiles({ 'tax-rates': exampleOf('tax-rates') });
  await importFiles({ 'tax-rates': 'State,ZIP,Name,Rate\nco,80202-1234,Denver,5.15' });
  const rates = taxRateRepository(table);
  const colorado = { jurisdiction: 'Colorado', rate: 29_000, taxesFreight: false };
  expect(await rates.find('CO', '80202')).toEqual([
    colorado,
    { jurisdiction: 'Denver', rate: 51_500, taxesFreight: false },
  ]);
  expect(await rates.find('CO', '80014')).toEqual([colorado]);
  expect(await rates.find('NJ', '')).toEqual([{ jurisdiction: 'New Jersey', rate: 66_250, taxesFreight: true }]);
});

it('of shipping rates take the place of all there were, a service of several zones together', async () => {
  const { importFiles, table } = await importBench();
  const rates = shippingRatesRepository(table);
  await importFiles({ 'shipping-rates': exampleOf('shipping-rates') });
  expect((await rates.find())?.services.map(({ code, zones }) => [code, zones.map(({ miles }) => miles)])).toEqual([
    ['VAN', [60]],
    ['GROUND', [300, undefined]],
    ['AIR', [undefined]],
    ['FREIGHT', [1000]],
  ]);
  const header = 'Ship Via,Description,Type,Miles,Fee,Days';
  const rows = ['BIKE,Messenger,Parcel,,30,2', 'BIKE,Messenger,Parcel,20,8,1', 'BIKE,Messenger,Parcel,20,9.50,1'];
  await importFiles({ 'shipping-rates': [header, ...rows].join('\n') });
  const service = { code: 'BIKE', description: 'Messenger', shipmentType: 'Parcel' };
  expect(await rates.find()).toEqual({
    services: [
      {
        ...service,
        ...{ liftGateFee: 0, residential: 0, oversize: 0 },
        zones: [
          { miles: 20, base: 9_50, perPound: 0, etaDays: 1 },
          { base: 30_00, perPound: 0, etaDays: 2 },
        ],
      },
    ],
  });
});

it('of warehouses stand in the table and in the catalogue', async () => {
  const { importFiles, table, catalogue } = await importBench();
  await importFiles({ warehouses: exampleOf('warehouses'), yards: exampleOf('yards') });
  const listed = await warehouseRepository(table).list();
  expect(listed.map(({ warehouseNumber }) => warehouseNumber)).toEqual(['DEN', 'EWR', 'YYZ']);
  const { locations } = await (await catalogue()).dictionary();
  expect(locations.map(({ kind, number }) => `${kind} ${number}`)).toEqual([
    'warehouse DEN',
    'warehouse EWR',
    'warehouse YYZ',
    'yard Y101',
    'yard Y204',
  ]);
});

it('of places and insurers stand in the table too, for those who sell without the index', async () => {
  const { importFiles, table } = await importBench();
  await importFiles({
    warehouses: exampleOf('warehouses'),
    yards: exampleOf('yards'),
    insurance: exampleOf('insurance'),
  });
  const places = await locationRepository(table).list();
  expect(places.map(({ kind, number }) => `${kind} ${number}`)).toEqual([
    'warehouse DEN',
    'warehouse EWR',
    'warehouse YYZ',
    'yard Y101',
    'yard Y204',
  ]);
  expect(places.find(({ number }) => number === 'DEN')?.transfersFrom).not.toEqual([]);
  expect((await insurerRepository(table).list()).length).toBeGreaterThan(0);
});

it('are not saved when another file of the import can not be used', async () => {
  const { importFiles, table } = await importBench({ accounts: [1004] });
  await importFiles({ customers: exampleOf('customers'), products: 'Color\nred' });
  expect(await customerRepository(table).find(1004, 'aftermarket')).toBeUndefined();
});
