import { expect, it } from 'vitest';
import { insurerRepository } from '#functions/data/catalogue/insurer-repository.ts';
import { priceLevelRepository } from '#functions/data/catalogue/price-level-repository.ts';
import { warehouseRepository } from '#functions/data/catalogue/warehouse-repository.ts';
import { locationRepository } from '#functions/data/locations/location-repository.ts';
import { taxRateRepository } from '#functions/data/sales/tax-rate-repository.ts';
import type { Warehouse } from '#shared/schemas/stored/warehouse.ts';
import { basisPoints } from '#shared/values/money.ts';
import { testTable } from '../../../support/test-table.ts';

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

it('lists warehouses and yards with what each gets from others', async () => {
  const places = locationRepository(await testTable());
  const { warehouseNumber, description, ...where } = denver;
  const warehouse = {
    ...where,
    kind: 'warehouse',
    number: warehouseNumber,
    name: description,
    transfersFrom: ['501'],
  } as const;
  const yard = { ...warehouse, kind: 'yard', number: '501', transfersFrom: [] } as const;
  await places.save({ ...warehouse, transfersFrom: [...warehouse.transfersFrom] });
  await places.save({ ...yard, transfersFrom: [] });
  expect(await places.list()).toEqual([warehouse, yard]);
});

it('lists what insurers refuse', async () => {
  const insurers = insurerRepository(await testTable());
  const careful = { name: 'Careful & Sons', refusedFlags: ['valueLine'], refusedPartTypes: [] };
  await insurers.save(careful);
  expect(await insurers.list()).toEqual([careful]);
});

it.each([
  { place: { state: 'CA' }, has: true, why: 'the state has rates' },
  { place: { state: 'CA', postalCode: '90058' }, has: true, why: 'the postal code has rates of its own' },
  { place: { state: 'CA', postalCode: '90001' }, has: false, why: 'the rates of its state are not its own' },
  { place: { state: 'OR' }, has: false, why: 'the state has no sales tax' },
])('has tax rates for $place: $has, as $why', async ({ place, has }) => {
  const taxes = taxRateRepository(await testTable());
  await taxes.save({ state: 'CA', rates: [] });
  await taxes.save({ state: 'CA', postalCode: '90058', rates: [] });
  expect(await taxes.has(place)).toBe(has);
});

it('finds the tax rates of a state, then those of a postal code in it', async () => {
  const taxes = taxRateRepository(await testTable());
  const rate = (jurisdiction: string, millionths: number) => ({
    jurisdiction,
    rate: millionths,
    taxesFreight: false,
  });
  await taxes.save({ state: 'CA', postalCode: '90058', rates: [rate('Los Angeles', 22_500)] });
  await taxes.save({ state: 'CA', rates: [rate('California', 72_500)] });
  expect(await taxes.find('CA', '90058')).toEqual([rate('California', 72_500), rate('Los Angeles', 22_500)]);
  expect(await taxes.find('CA', '90001')).toEqual([rate('California', 72_500)]);
  expect(await taxes.find('OR', '97201')).toEqual([]);
});
