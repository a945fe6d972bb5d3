import { expect, it } from 'vitest';
import { priceLevelRepository } from '#functions/data/price-level-repository.ts';
import { warehouseRepository } from '#functions/data/warehouse-repository.ts';
import { basisPoints } from '#shared/rules/money.ts';
import type { Warehouse } from '#shared/schemas/warehouse.ts';
import { testTable } from '../../support/test-table.ts';

const denver: Warehouse = {
  warehouseNumber: 'DEN',
  companyCode: '001',
  description: 'Denver',
  phoneNumber: '3035550100',
  postalCode: '80216',
  latitude: 39.79,
  longitude: -104.96,
  timeZone: 'America/Denver',
};

it('lists the warehouses of all companies', async () => {
  const warehouses = warehouseRepository(await testTable());
  const toronto = { ...denver, companyCode: '002', warehouseNumber: 'TOR', timeZone: 'America/Toronto' };
  await warehouses.save(toronto);
  await warehouses.save(denver);
  await warehouses.save({ ...denver, description: 'Denver North' });
  expect(await warehouses.list()).toEqual([{ ...denver, description: 'Denver North' }, toronto]);
});

it('finds a price level by its name', async () => {
  const priceLevels = priceLevelRepository(await testTable());
  const level = {
    name: 'collision',
    description: 'Collision shops',
    discount: basisPoints(20_00),
    discounts: { bumper: basisPoints(25_00) },
  };
  await priceLevels.save(level);
  expect(await priceLevels.find('collision')).toEqual(level);
  expect(await priceLevels.find('fleet')).toBeUndefined();
});
