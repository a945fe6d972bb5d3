import { AppError } from '#shared/errors.ts';
import type { LocationRow } from '#shared/schemas/catalogue/location-row.ts';
import type { Customer } from '#shared/schemas/stored/customer.ts';
import type { PriceLevel } from '#shared/schemas/stored/price-level.ts';
import type { ShippingRates } from '#shared/schemas/stored/shipping-rates.ts';
import type { TaxRates } from '#shared/schemas/stored/tax-rates.ts';
import type { Insurer, InsurerRepository } from '../data/catalogue/insurer-repository.ts';
import type { PriceLevelRepository } from '../data/catalogue/price-level-repository.ts';
import type { WarehouseRepository } from '../data/catalogue/warehouse-repository.ts';
import type { CustomerRepository } from '../data/identity/customer-repository.ts';
import type { LocationRepository } from '../data/locations/location-repository.ts';
import type { ShippingRatesRepository } from '../data/sales/shipping-rates-repository.ts';
import type { TaxRateRepository } from '../data/sales/tax-rate-repository.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { collect } from '../search/format/sorted-rows.ts';
import type { CsvFormat } from './csv/csv-format.ts';
import type { CsvSummary } from './csv/read-csv.ts';
import type { ImportProgress } from './import-progress.ts';
import type { Parsed } from './parsed.ts';
import { sourceRows } from './sources/source-files.ts';
import type { StagedFile } from './stage-file.ts';
import { repeatedRow } from './staging/repeated-row.ts';
import { type Listener, usableRows } from './staging/usable-rows.ts';

/** How many are saved at a time. */
const TOGETHER = 16;

/** A row for the table, and where it stood last. */
interface FileRecord<Row> {
  readonly row: Row;
  readonly line: number;
}

/**
 * The rows of a file of records, one for each key. Where the kind does not say how rows of a key are joined, the later
 * counts, and it is reported.
 * @throws {UnusableFile}
 */
export async function readCsvRecords<Row>(
  { keyOf, merge }: CsvFormat<Row>,
  parsed: AsyncIterable<Parsed<Row, CsvSummary>>,
  listener: Listener,
): Promise<FileRecord<Row>[]> {
  const records = new Map<string, FileRecord<Row>>();
  for await (const { row, line } of usableRows(parsed, listener)) {
    const key = keyOf(row);
    const earlier = records.get(key)?.row;
    if (earlier !== undefined && !merge) listener.onFault(repeatedRow(key, line));
    records.set(key, { row: earlier !== undefined && merge ? merge(earlier, row) : row, line });
  }
  return [...records.values()];
}

export interface RecordTools {
  readonly store: ObjectStore;
  readonly customers: Pick<CustomerRepository, 'save'>;
  readonly priceLevels: Pick<PriceLevelRepository, 'save'>;
  readonly taxRates: Pick<TaxRateRepository, 'save'>;
  readonly shippingRates: Pick<ShippingRatesRepository, 'save'>;
  readonly locations: Pick<LocationRepository, 'save'>;
  readonly insurers: Pick<InsurerRepository, 'save'>;
  readonly warehouses: Pick<WarehouseRepository, 'save'>;
}

/**
 * Saves what of a file has to stand in the table: customers, price levels, tax and shipping rates; and besides the
 * catalogue's, what those need who sell without the index at hand: warehouses, locations and what insurers refuse.
 */
export async function saveRecordsOf(
  { store, customers, priceLevels, taxRates, shippingRates, warehouses, locations, insurers }: RecordTools,
  { kind, name, records, sources }: StagedFile,
  progress: Pick<ImportProgress, 'fault' | 'rowWritten'>,
): Promise<void> {
  const listener: SaveListener = {
    onFault: (fault) => progress.fault({ file: name, ...fault }),
    onSaved: progress.rowWritten,
  };
  const rowsOf = <Row>() => collect(sourceRows<FileRecord<Row>>(store, ...(records ? [records] : [])));
  if (kind === 'customers') await saveRecords(await rowsOf<Customer>(), customers.save, listener);
  if (kind === 'price-levels') await saveRecords(await rowsOf<PriceLevel>(), priceLevels.save, listener);
  if (kind === 'tax-rates') await saveRecords(await rowsOf<TaxRates>(), taxRates.save, listener);
  if (kind === 'shipping-rates') await saveRecords(await rowsOf<ShippingRates>(), shippingRates.save, listener);
  const ofCatalogue = async <Row>(): Promise<FileRecord<Row>[]> =>
    (await collect(sourceRows<Row>(store, ...sources))).map((row) => ({ row, line: 0 }));
  // The catalogue's rows are counted when they are read.
  const uncounted = { ...listener, onSaved: () => undefined };
  if (kind === 'insurance') await saveRecords(await ofCatalogue<Insurer>(), insurers.save, uncounted);
  if (kind !== 'warehouses' && kind !== 'yards') return;
  const located = await ofCatalogue<LocationRow>();
  await saveRecords(located, locations.save, uncounted);
  if (kind === 'yards') return;
  await saveRecords(
    located.map(({ row, line }) => ({ row: warehouseOf(row), line })),
    warehouses.save,
    listener,
  );
}

const warehouseOf = ({ number, name, kind: _kind, transfersFrom: _transfersFrom, ...place }: LocationRow) => ({
  ...place,
  warehouseNumber: number,
  description: name,
});

interface SaveListener extends Pick<Listener, 'onFault'> {
  readonly onSaved: () => void;
}

/**
 * Saves records each by itself: what is refused by its repository is reported, and the others are saved. Saved again they
 * are the same.
 */
async function saveRecords<Row>(
  records: readonly FileRecord<Row>[],
  save: (row: Row) => Promise<void>,
  listener: SaveListener,
): Promise<void> {
  for (let from = 0; from < records.length; from += TOGETHER) {
    await Promise.all(records.slice(from, from + TOGETHER).map((record) => saveRecord(record, save, listener)));
  }
}

async function saveRecord<Row>(
  { row, line }: FileRecord<Row>,
  save: (row: Row) => Promise<void>,
  { onFault, onSaved }: SaveListener,
): Promise<void> {
  try {
    await save(row);
    onSaved();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    onFault({ line, code: 'not-saved', message: error.message, severity: 'refused' });
  }
}
