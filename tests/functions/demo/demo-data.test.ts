import { describe, expect, it } from 'vitest';
import { postalLocation } from '#functions/data/locations/postal-locations.ts';
import { demoStores } from '#functions/demo/demo-accounts.ts';
import { demoPriceLevels, demoWarehouses } from '#functions/demo/demo-provider.ts';
import { demoTaxRates } from '#functions/demo/demo-tax-rates.ts';
import { mayHaveOwn } from '#shared/rules/accounts/account-inheritance.ts';
import { distanceInMiles } from '#shared/rules/shipping/nearest.ts';
import { storedPostalCode } from '#shared/rules/shipping/postal-code.ts';
import { STATES } from '#shared/rules/shipping/regions.ts';
import type { SettingName } from '#shared/schemas/fields/account-settings.ts';
import { priceLevelSchema } from '#shared/schemas/stored/pricing/price-level.ts';
import { taxRatesSchema } from '#shared/schemas/stored/pricing/tax-rates.ts';
import { warehouseSchema } from '#shared/schemas/stored/warehouse.ts';
import { anAccount } from '../../builders/accounts.ts';

describe('the demo warehouses', () => {
  it.each(demoWarehouses)('$warehouseNumber stands where its postal code is', (warehouse) => {
    const location = postalLocation(warehouse.postalCode);
    expect(warehouseSchema.parse(warehouse)).toEqual(warehouse);
    expect(location && distanceInMiles(location, warehouse)).toBeLessThan(15);
  });

  it('are eight, two of them Canadian', () => {
    expect(demoWarehouses.map(({ companyCode }) => companyCode).toSorted()).toEqual([
      ...Array<string>(6).fill('001'),
      '002',
      '002',
    ]);
  });
});

it('has every price level that a demo customer names', () => {
  const customers = demoStores.flatMap(({ customers, children }) => [
    ...customers,
    ...children.flatMap((child) => child.customers),
  ]);
  const named = new Set(customers.flatMap(({ priceLevel }) => priceLevel ?? []));
  expect(demoPriceLevels.map(({ name }) => name)).toEqual(expect.arrayContaining([...named]));
  expect(demoPriceLevels.map((level) => priceLevelSchema.parse(level))).toEqual(demoPriceLevels);
});

it('has addresses whose postal codes are stored as they should be', () => {
  const addresses = demoStores.flatMap(({ address, children }) => [address, ...children.map((child) => child.address)]);
  const stored = addresses.map(({ state, postalCode }) => storedPostalCode(postalCode, state === 'ON' ? 'CA' : 'US'));
  expect(stored).toEqual(addresses.map(({ postalCode }) => postalCode));
});

it('gives no child a setting that its parent hands down for good', () => {
  const hidden = demoStores.flatMap((store) => {
    const parent = anAccount({
      inheritedFields: store.inheritedFields ?? [],
      changeableFields: store.changeableFields ?? [],
    });
    const names = store.children.flatMap(({ settings }) => Object.keys(settings) as SettingName[]);
    return names.filter((name) => !mayHaveOwn(name, parent));
  });
  expect(hidden).toEqual([]);
});

it('tax rates are as they are stored, for states that can be shipped to', () => {
  expect(demoTaxRates.map((rates) => taxRatesSchema.parse(rates))).toEqual(demoTaxRates);
  const states = STATES.filter(({ shipTo }) => shipTo).map(({ code }) => code);
  expect(demoTaxRates.filter(({ state }) => !states.includes(state))).toEqual([]);
});
