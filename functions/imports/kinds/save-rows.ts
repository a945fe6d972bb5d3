import { basename } from 'node:path';
import { AppError } from '#shared/errors.ts';
import type { LocationRow } from '#shared/schemas/catalogue/location-row.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import type { Customer } from '#shared/schemas/stored/customer.ts';
import type { PriceLevel } from '#shared/schemas/stored/pricing/price-level.ts';
import type { ShippingRates } from '#shared/schemas/stored/pricing/shipping-rates.ts';
import type { TaxRates } from '#shared/schemas/stored/pricing/tax-rates.ts';
import type { SynonymFile } from '#shared/schemas/stored/synonyms.ts';
import { ACCOUNT_TEXTS } from '#shared/texts/session/account-texts.ts';
import { unattendedHistoryEntry } from '../../account-saves/account-history.ts';
import { customerChanges } from '../../account-saves/customer-history.ts';
import type { Insurer, InsurerRepository } from '../../data/catalogue/insurer-repository.ts';
import type { PriceLevelRepository } from '../../data/catalogue/price-level-repository.ts';
import type { SynonymRepository } from '../../data/catalogue/synonym-repository.ts';
import type { WarehouseRepository } from '../../data/catalogue/warehouse-repository.ts';
import type { CustomerRepository } from '../../data/identity/customer-repository.ts';
import type { LocationRepository } from '../../data/locations/location-repository.ts';
import { toHistory } from '../../data/operations/history-repository.ts';
import type { ShippingRatesRepository } from '../../data/sales/shipping-rates-repository.ts';
import type { TaxRateRepository } from '../../data/sales/tax-rate-repository.ts';
import type { FileRow } from '../staging/stage-csv.ts';
import type { Listener } from '../staging/usable-rows.ts';

/** The number of rows that are saved at once. */
const TOGETHER = 16;

/** The repositories that imported rows are saved to. */
export interface RecordTools {
  readonly now: () => Date;
  readonly newId: () => string;
  readonly customers: Pick<CustomerRepository, 'save'>;
  readonly priceLevels: Pick<PriceLevelRepository, 'save'>;
  readonly taxRates: Pick<TaxRateRepository, 'save'>;
  readonly shippingRates: Pick<ShippingRatesRepository, 'save'>;
  readonly locations: Pick<LocationRepository, 'save'>;
  readonly insurers: Pick<InsurerRepository, 'save'>;
  readonly synonyms: Pick<SynonymRepository, 'saveFile'>;
  readonly warehouses: Pick<WarehouseRepository, 'save'>;
}

/** The file that rows come from. */
interface FileOfRows {
  readonly name: string;
  /** When it was made, ISO 8601. Undefined for rows that come from the catalogue. */
  readonly asOf: string | undefined;
}

interface SaveListener extends Pick<Listener, 'onIssue'> {
  readonly onSaved: () => void;
}

/** Saves rows of a kind to the table. Saving the same rows again changes nothing. */
export type SaveRows<Row> = (
  rows: readonly FileRow<Row>[],
  tools: RecordTools,
  listener: SaveListener,
  file: FileOfRows,
) => Promise<void>;

/**
 * A record that was entered on the screen after the file was made stays (decision B332). The history of the account says
 * what the file changed.
 */
export const saveCustomers: SaveRows<Customer> = (rows, { customers, newId, now }, listener, file) => {
  const written = { by: basename(file.name).slice(0, 300), from: 'file', at: now().toISOString() } as const;
  const inHistory = (before: Customer | undefined, after: Customer, account: Account) => {
    const changes = customerChanges(before, after);
    const event = { action: 'changed', at: now(), newId: newId(), changes } as const;
    return changes.length === 0
      ? {}
      : { history: toHistory(unattendedHistoryEntry('import', written.by, account, event)) };
  };
  return saveEach(rows, (row) => customers.save({ ...row, written }, refuseOlder(file), inHistory), listener);
};

const refuseOlder =
  ({ asOf }: FileOfRows) =>
  ({ written }: Customer): void => {
    if (asOf === undefined || written?.from !== 'screen' || written.at <= asOf) return;
    throw new AppError('conflict', ACCOUNT_TEXTS.olderThanScreen);
  };

export const savePriceLevels: SaveRows<PriceLevel> = (rows, { priceLevels }, listener) =>
  saveEach(rows, priceLevels.save, listener);

export const saveTaxRates: SaveRows<TaxRates> = (rows, { taxRates }, listener) =>
  saveEach(rows, taxRates.save, listener);

export const saveShippingRates: SaveRows<ShippingRates> = (rows, { shippingRates }, listener) =>
  saveEach(rows, shippingRates.save, listener);

export const saveSynonyms: SaveRows<SynonymFile> = (rows, { synonyms }, listener) =>
  saveEach(rows, synonyms.saveFile, listener);

/**
 * Insurers and locations are in the catalogue too. The table has them for the code that sells without the index at
 * hand.
 */
export const saveInsurers: SaveRows<Insurer> = (rows, { insurers }, listener) =>
  saveEach(rows, insurers.save, uncounted(listener));

export const saveYards: SaveRows<LocationRow> = (rows, { locations }, listener) =>
  saveEach(rows, locations.save, uncounted(listener));

export const saveWarehouses: SaveRows<LocationRow> = async (rows, { locations, warehouses }, listener) => {
  await saveEach(rows, locations.save, uncounted(listener));
  await saveEach(
    rows.map(({ row, line }) => ({ row: warehouseOf(row), line })),
    warehouses.save,
    listener,
  );
};

/** Rows of the catalogue are already counted when they are read. */
const uncounted = (listener: SaveListener): SaveListener => ({ ...listener, onSaved: () => undefined });

const warehouseOf = ({ number, name, kind: _kind, transfersFrom: _transfersFrom, ...location }: LocationRow) => ({
  ...location,
  warehouseNumber: number,
  description: name,
});

/** A row that its repository refuses is reported, and the others are saved. */
async function saveEach<Row>(
  rows: readonly FileRow<Row>[],
  save: (row: Row) => Promise<void>,
  listener: SaveListener,
): Promise<void> {
  for (let from = 0; from < rows.length; from += TOGETHER) {
    await Promise.all(rows.slice(from, from + TOGETHER).map((row) => saveOne(row, save, listener)));
  }
}

async function saveOne<Row>(
  { row, line, sent }: FileRow<Row>,
  save: (row: Row) => Promise<void>,
  { onIssue, onSaved }: SaveListener,
): Promise<void> {
  try {
    await save(row);
    onSaved();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    onIssue({ line, code: 'not-saved', message: error.message, severity: 'refused', ...(sent && { sent }) });
  }
}
