import type { ImportKind } from '#shared/schemas/stored/import.ts';
import type { CsvFormat } from './csv-format.ts';
import { categoriesFormat } from './formats/categories.ts';
import { codesFormat } from './formats/codes.ts';
import { crossReferencesFormat } from './formats/cross-references.ts';
import { customersFormat } from './formats/customers.ts';
import { insuranceFormat } from './formats/insurance.ts';
import { interchangeFormat } from './formats/interchange.ts';
import { partTypesFormat } from './formats/part-types.ts';
import { priceLevelsFormat } from './formats/price-levels.ts';
import { pricesFormat } from './formats/prices.ts';
import { productLinesFormat } from './formats/product-lines.ts';
import { productsFormat } from './formats/products.ts';
import { salvageFormat } from './formats/salvage.ts';
import { shippingRatesFormat } from './formats/shipping-rates.ts';
import { stockFormat } from './formats/stock.ts';
import { taxRatesFormat } from './formats/tax-rates.ts';
import { vehicleMapFormat } from './formats/vehicle-map.ts';
import { warehousesFormat } from './formats/warehouses.ts';
import { yardsFormat } from './formats/yards.ts';

export type CsvKind = Exclude<ImportKind, 'aces' | 'pies'>;

/** All kinds of CSV files that a provider may load, by name. */
export const csvFormats = {
  products: productsFormat,
  'cross-references': crossReferencesFormat,
  prices: pricesFormat,
  stock: stockFormat,
  salvage: salvageFormat,
  interchange: interchangeFormat,
  categories: categoriesFormat,
  'part-types': partTypesFormat,
  'product-lines': productLinesFormat,
  warehouses: warehousesFormat,
  yards: yardsFormat,
  customers: customersFormat,
  'price-levels': priceLevelsFormat,
  'tax-rates': taxRatesFormat,
  'shipping-rates': shippingRatesFormat,
  'vehicle-map': vehicleMapFormat,
  codes: codesFormat,
  insurance: insuranceFormat,
} satisfies Record<CsvKind, CsvFormat<unknown>>;
