import { AppError } from '#shared/errors.ts';
import type { SourceEntry } from '#shared/schemas/catalogue/catalogue-version.ts';
import { type ImportKind, importKinds } from '#shared/schemas/stored/import.ts';
import { categoriesFormat } from '../csv/formats/categories.ts';
import { codesFormat } from '../csv/formats/codes.ts';
import { crossReferencesFormat } from '../csv/formats/cross-references.ts';
import { customersFormat } from '../csv/formats/customers.ts';
import { insuranceFormat } from '../csv/formats/insurance.ts';
import { interchangeFormat } from '../csv/formats/interchange.ts';
import { warehousesFormat, yardsFormat } from '../csv/formats/locations.ts';
import { partTypesFormat } from '../csv/formats/part-types.ts';
import { priceLevelsFormat } from '../csv/formats/price-levels.ts';
import { pricesFormat } from '../csv/formats/prices.ts';
import { productLinesFormat } from '../csv/formats/product-lines.ts';
import { productsFormat } from '../csv/formats/products.ts';
import { salvageFormat } from '../csv/formats/salvage.ts';
import { shippingRatesFormat } from '../csv/formats/shipping-rates.ts';
import { stockFormat } from '../csv/formats/stock.ts';
import { synonymsFormat } from '../csv/formats/synonyms.ts';
import { taxRatesFormat } from '../csv/formats/tax-rates.ts';
import { vehicleMapFormat } from '../csv/formats/vehicle-map.ts';
import { FIRST_FORM } from '../sources/source-files.ts';
import { csvKind, type ImportKindEntry, records, singleSource, sourceBySupplier } from './import-kind.ts';
import {
  saveCustomers,
  saveInsurers,
  savePriceLevels,
  saveShippingRates,
  saveSynonyms,
  saveTaxRates,
  saveWarehouses,
  saveYards,
} from './save-rows.ts';
import { acesKind, piesKind } from './xml-kinds.ts';

/**
 * Every kind of file that can be imported. The names come from `importKinds`: a name that is added there does not
 * compile until it has an entry here.
 */
export const IMPORT_KINDS: Readonly<Record<ImportKind, ImportKindEntry>> = {
  'vehicle-map': csvKind({ format: vehicleMapFormat, destination: singleSource('vehicles'), apply: 'nothing' }),
  'part-types': csvKind({ format: partTypesFormat, destination: singleSource('part-types'), apply: 'nothing' }),
  codes: csvKind({ format: codesFormat, destination: singleSource('codes'), apply: 'nothing' }),
  'cross-references': csvKind({
    format: crossReferencesFormat,
    destination: singleSource('cross-references'),
    apply: 'nothing',
  }),
  aces: acesKind,
  pies: piesKind,
  products: csvKind({ format: productsFormat, destination: sourceBySupplier('products'), apply: 'nothing' }),
  prices: csvKind({
    format: pricesFormat,
    namesParts: true,
    destination: sourceBySupplier('prices'),
    apply: 'nothing',
  }),
  stock: csvKind({
    format: stockFormat,
    namesParts: true,
    destination: sourceBySupplier('stock'),
    apply: 'nothing',
  }),
  salvage: csvKind({ format: salvageFormat, destination: sourceBySupplier('salvage'), apply: 'nothing' }),
  interchange: csvKind({ format: interchangeFormat, destination: singleSource('interchange'), apply: 'nothing' }),
  categories: csvKind({ format: categoriesFormat, destination: singleSource('categories'), apply: 'nothing' }),
  'product-lines': csvKind({
    format: productLinesFormat,
    destination: singleSource('product-lines'),
    apply: 'nothing',
  }),
  warehouses: csvKind({
    format: warehousesFormat,
    destination: singleSource('locations', 'warehouses'),
    apply: saveWarehouses,
  }),
  yards: csvKind({ format: yardsFormat, destination: singleSource('locations', 'yards'), apply: saveYards }),
  customers: csvKind({ format: customersFormat, destination: records, apply: saveCustomers }),
  'price-levels': csvKind({ format: priceLevelsFormat, destination: records, apply: savePriceLevels }),
  'tax-rates': csvKind({ format: taxRatesFormat, destination: records, apply: saveTaxRates }),
  'shipping-rates': csvKind({ format: shippingRatesFormat, destination: records, apply: saveShippingRates }),
  insurance: csvKind({ format: insuranceFormat, destination: singleSource('insurance'), apply: saveInsurers }),
  synonyms: csvKind({ format: synonymsFormat, reads: ['part-types'], destination: records, apply: saveSynonyms }),
};

export const isImportKind = (text: string): text is ImportKind => (importKinds as readonly string[]).includes(text);

/** @throws {AppError} if there is no such kind. */
export function knownKind(kind: string): ImportKind {
  if (isImportKind(kind)) return kind;
  throw new AppError('invalid_input', `There is no kind of file ${kind}`);
}

/** Files in the order in which they are read. */
export const inReadingOrder = <File extends { readonly kind: ImportKind }>(files: readonly File[]): File[] =>
  files.toSorted((a, b) => importKinds.indexOf(a.kind) - importKinds.indexOf(b.kind));

/** The kind of file that a source is staged from. Undefined for a source that comes from the table. */
export const kindOfSource = ({ kind, key }: Pick<SourceEntry, 'kind' | 'key'>): ImportKind | undefined =>
  importKinds.find((name) => {
    const { destination } = IMPORT_KINDS[name];
    if (destination.to !== 'source' || destination.source !== kind) return false;
    return typeof destination.by === 'string' || destination.by.key === key;
  });

/** The current form of the rows of a source. */
export function rowForm(source: string): number {
  const destinations = importKinds.map((name) => IMPORT_KINDS[name].destination);
  const destination = destinations.find((one) => one.to === 'source' && one.source === source);
  return destination?.to === 'source' ? destination.form : FIRST_FORM;
}
