import type { PriceLevel } from '#shared/schemas/stored/pricing/price-level.ts';
import type { Warehouse } from '#shared/schemas/stored/warehouse.ts';
import { basisPoints } from '#shared/values/money.ts';

/** The discounts from list that demo customers get, by product line (aftermarket) and part type (recycled). */
export const demoPriceLevels: readonly PriceLevel[] = [
  {
    name: 'fleet',
    description: 'Fleets, by contract',
    discount: basisPoints(18_00),
    discounts: { BRAKES: basisPoints(24_00), FILTERS: basisPoints(30_00), LIGHTING: basisPoints(20_00) },
  },
  {
    name: 'collision',
    description: 'Collision repair shops',
    discount: basisPoints(15_00),
    discounts: { BUMPERS: basisPoints(25_00), FENDERS: basisPoints(22_50), LIGHTING: basisPoints(20_00) },
  },
  { name: 'wholesale', description: 'Staff and resellers', discount: basisPoints(30_00), discounts: {} },
];

const aftermarket = { companyCode: '001' };
const canada = { companyCode: '002' };

/** The warehouses that aftermarket parts ship from. */
export const demoWarehouses: readonly Warehouse[] = [
  {
    ...aftermarket,
    warehouseNumber: 'DEN',
    description: 'Denver',
    phoneNumber: '3035550110',
    postalCode: '80216',
    latitude: 39.783,
    longitude: -104.963,
    timeZone: 'America/Denver',
  },
  {
    ...aftermarket,
    warehouseNumber: 'DAL',
    description: 'Dallas',
    phoneNumber: '2145550111',
    postalCode: '75247',
    latitude: 32.82,
    longitude: -96.874,
    timeZone: 'America/Chicago',
  },
  {
    ...aftermarket,
    warehouseNumber: 'CHI',
    description: 'Chicago',
    phoneNumber: '7735550112',
    postalCode: '60638',
    latitude: 41.782,
    longitude: -87.773,
    timeZone: 'America/Chicago',
  },
  {
    ...aftermarket,
    warehouseNumber: 'ATL',
    description: 'Atlanta',
    phoneNumber: '4045550113',
    postalCode: '30336',
    latitude: 33.735,
    longitude: -84.561,
    timeZone: 'America/New_York',
  },
  {
    ...aftermarket,
    warehouseNumber: 'EWR',
    description: 'Newark',
    phoneNumber: '9735550114',
    postalCode: '07105',
    latitude: 40.723,
    longitude: -74.156,
    timeZone: 'America/New_York',
  },
  {
    ...aftermarket,
    warehouseNumber: 'LAX',
    description: 'Los Angeles',
    phoneNumber: '3235550115',
    postalCode: '90058',
    latitude: 34,
    longitude: -118.213,
    timeZone: 'America/Los_Angeles',
  },
  {
    ...canada,
    warehouseNumber: 'YYZ',
    description: 'Toronto',
    phoneNumber: '4165550116',
    postalCode: 'M9W1J1',
    latitude: 43.711,
    longitude: -79.579,
    timeZone: 'America/Toronto',
  },
  {
    ...canada,
    warehouseNumber: 'YVR',
    description: 'Vancouver',
    phoneNumber: '6045550117',
    postalCode: 'V5M1A1',
    latitude: 49.26,
    longitude: -123.039,
    timeZone: 'America/Vancouver',
  },
];
