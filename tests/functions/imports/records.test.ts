import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { customerRepository } from '#functions/data/customer-repository.ts';
import { insurerRepository } from '#functions/data/insurer-repository.ts';
import { placeRepository } from '#functions/data/place-repository.ts';
import { priceLevelRepository } from '#functions/data/price-level-repository.ts';
import { warehouseRepository } from '#functions/data/warehouse-repository.ts';
import { importBench } from '../../support/import-bench.ts';

const exampleOf = (kind: string) => readFileSync(path.resolve(`tests/functions/imports/examples/${kind}.csv`), 'utf8');

it('of customers are where their accounts find them, the same when they come again', async () => {
  const { importFiles, table } = await importBench();
  await importFiles({ customers: exampleOf('customers') });
  const { outcome } = await importFiles({ customers: exampleOf('customers') });
  expect(outcome).toEqual({ kind: 'unchanged' });
  const customers = customerRepository(table);
  expect(await customers.find(1004, 'aftermarket')).toMatchObject({ customerNumber: '0010', priceLevel: 'fleet' });
  expect(await customers.find(1004, 'salvage')).toMatchObject({ customerNumber: '021000021' });
});

it('that the table refuses are reported with their lines, and the others are saved', async () => {
  const { importFiles, table } = await importBench();
  const row = (account: number, number: string) => `${account},1,${number},Northside`;
  const customers = ['Account,Line,Customer Number,Name', row(7, '0010'), row(8, '0010'), row(9, '0011')].join('\n');
  await importFiles({ customers: customers.split('\n').slice(0, 2).join('\n') });
  const { faults } = await importFiles({ customers });
  expect(faults).toEqual([expect.objectContaining({ line: 3, code: 'not-saved', severity: 'refused' })]);
  expect(await customerRepository(table).find(9, 'aftermarket')).toMatchObject({ customerNumber: '0011' });
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
  const places = await placeRepository(table).list();
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
  const { importFiles, table } = await importBench();
  await importFiles({ customers: exampleOf('customers'), products: 'Color\nred' });
  expect(await customerRepository(table).find(1004, 'aftermarket')).toBeUndefined();
});
