import type { SourceEntry } from '#shared/schemas/catalogue/catalogue-version.ts';
import type { CsvKind } from '../csv/csv-formats.ts';

export type SourceName = Pick<SourceEntry, 'kind' | 'key'>;

/** The supplier of files for which none is named. */
export const OWN_SUPPLIER = 'own';

/**
 * Which source a CSV file replaces: that of its supplier, or the only one of its kind. Customers, price levels, tax
 * rates and shipping rates are records of the table, and no part of a catalogue version.
 */
const SOURCE_OF_CSV: Readonly<Record<CsvKind, SourceName | 'by supplier' | 'none'>> = {
  products: 'by supplier',
  prices: 'by supplier',
  stock: 'by supplier',
  salvage: 'by supplier',
  'cross-references': { kind: 'cross-references', key: 'all' },
  interchange: { kind: 'interchange', key: 'all' },
  categories: { kind: 'categories', key: 'all' },
  'part-types': { kind: 'part-types', key: 'all' },
  'product-lines': { kind: 'product-lines', key: 'all' },
  warehouses: { kind: 'locations', key: 'warehouses' },
  yards: { kind: 'locations', key: 'yards' },
  'vehicle-map': { kind: 'vehicles', key: 'all' },
  codes: { kind: 'codes', key: 'all' },
  insurance: { kind: 'insurance', key: 'all' },
  customers: 'none',
  'price-levels': 'none',
  'tax-rates': 'none',
  'shipping-rates': 'none',
};

export function sourceOfCsv(kind: CsvKind, supplier: string): SourceName | undefined {
  const name = SOURCE_OF_CSV[kind];
  if (name === 'none') return undefined;
  return name === 'by supplier' ? { kind, key: supplier } : name;
}

export const isBySupplier = (kind: CsvKind): boolean => SOURCE_OF_CSV[kind] === 'by supplier';
