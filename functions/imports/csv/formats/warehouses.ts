import { locationFormat } from '../location-format.ts';

/** Where aftermarket parts ship from, and what each gets from others (decision P8). */
export const warehousesFormat = locationFormat(
  'warehouse',
  'warehouses',
  ['Warehouse Number', 'Warehouse', 'Number'],
  '001',
);
