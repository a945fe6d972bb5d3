import type { CatalogueVersion, SourceEntry } from '#shared/schemas/catalogue/catalogue-version.ts';
import type { PartTypeRow } from '#shared/schemas/catalogue/classification-rows.ts';
import type { CodeRow } from '#shared/schemas/catalogue/code-row.ts';
import type { LocationRow } from '#shared/schemas/catalogue/location-row.ts';
import type { VehicleRow } from '#shared/schemas/catalogue/vehicle-row.ts';
import type { Customer } from '#shared/schemas/customer.ts';
import type { PriceLevel } from '#shared/schemas/price-level.ts';
import type { CustomerRepository } from '../data/customer-repository.ts';
import { postalLocation } from '../data/postal-locations.ts';
import type { PriceLevelRepository } from '../data/price-level-repository.ts';
import type { WarehouseRepository } from '../data/warehouse-repository.ts';
import { collect } from '../search/sorted-rows.ts';
import { codeLookup } from './aces/code-lookup.ts';
import { parseAces } from './aces/parse-aces.ts';
import { vehicleLookup } from './aces/vehicle-lookup.ts';
import type { CsvFormat } from './csv/csv-format.ts';
import { csvFormats } from './csv/csv-formats.ts';
import { customersFormat } from './csv/formats/customers.ts';
import { priceLevelsFormat } from './csv/formats/price-levels.ts';
import { readCsv } from './csv/read-csv.ts';
import type { ImportFile } from './import-file.ts';
import { importKinds } from './import-kinds.ts';
import type { ImportProgress } from './import-progress.ts';
import type { RefusedClaim } from './joining/joined-parts.ts';
import { parsePies } from './pies/parse-pies.ts';
import type { PiesContext } from './pies/pies-item.ts';
import { type Comparison, compareSources } from './publishing/compare-sources.ts';
import { type Publishing, publishSources } from './publishing/publish-sources.ts';
import { withStaged } from './publishing/with-staged.ts';
import { readRecords, saveRecords } from './save-records.ts';
import { sourceRows } from './sources/source-files.ts';
import { sourceOfCsv } from './sources/source-names.ts';
import { stageAces } from './staging/stage-aces.ts';
import { stageCsv } from './staging/stage-csv.ts';
import { stagePies } from './staging/stage-pies.ts';
import type { StagedSource } from './staging/staged-source.ts';
import { type Listener, UnusableFile } from './staging/usable-rows.ts';

/** What an import works with. */
export interface ImportTools extends Publishing {
  readonly customers: Pick<CustomerRepository, 'save'>;
  readonly priceLevels: Pick<PriceLevelRepository, 'save'>;
  readonly warehouses: Pick<WarehouseRepository, 'save'>;
}

export interface ImportOptions {
  /** Reads and compares, and changes nothing. */
  readonly isDryRun?: boolean;
  /** Which price level the PIES prices of a type belong to. */
  readonly levelOfPriceType?: PiesContext['levelOfPriceType'];
}

export type ImportOutcome =
  | { readonly kind: 'published'; readonly version: CatalogueVersion }
  /** Nothing of the catalogue is other than it was. */
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'compared'; readonly comparison: Comparison }
  /** A file can't be used at all; nothing was changed. */
  | { readonly kind: 'unusable'; readonly file: string };

/**
 * Imports files as one: all of them or none are in the next catalogue version, which appears at once. Records of the
 * table are saved when every file has been read and can be used.
 */
export async function importCatalogue(
  tools: ImportTools,
  files: readonly ImportFile[],
  progress: ImportProgress,
  options: ImportOptions = {},
): Promise<ImportOutcome> {
  const inOrder = files.toSorted((a, b) => importKinds.indexOf(a.kind) - importKinds.indexOf(b.kind));
  const current = (await tools.versions.current())?.sources ?? [];
  const staged: StagedSource[] = [];
  const saves: (() => Promise<void>)[] = [];
  for (const file of inOrder) {
    try {
      const lists = staged.filter(({ isUpdate }) => !isUpdate);
      const known = await withStaged(tools.store, current, lists);
      staged.push(...(await stageFile(tools, file, known, progress, options)));
      saves.push(await stageRecords(tools, file, staged, progress));
    } catch (error) {
      if (error instanceof UnusableFile) return { kind: 'unusable', file: file.name };
      throw error;
    }
  }
  if (options.isDryRun) {
    const comparison = await compareSources(tools.store, current, await withStaged(tools.store, current, staged));
    return { kind: 'compared', comparison };
  }
  for (const save of saves) await save();
  if (staged.length === 0) return { kind: 'unchanged' };
  const { id } = progress.import;
  const version = await publishSources(tools, id, (before) => withStaged(tools.store, before, staged), {
    onStage: progress.enter,
    onOffer: progress.rowWritten,
    onRefusedClaim: (claim) => progress.fault(claimFault(claim)),
  });
  return version ? { kind: 'published', version } : { kind: 'unchanged' };
}

async function stageFile(
  { store, now }: ImportTools,
  file: ImportFile,
  sources: readonly SourceEntry[],
  progress: ImportProgress,
  { levelOfPriceType = {} }: ImportOptions,
): Promise<StagedSource[]> {
  const { kind, asOf } = file;
  const listener = listenerOf(file, progress);
  const input = watched(file, progress);
  const rowsOf = <Row>(name: string) =>
    collect(sourceRows<Row>(store, ...sources.filter((source) => source.kind === name)));
  if (kind === 'aces') {
    const codeText = codeLookup(await rowsOf<CodeRow>('codes'), await rowsOf<PartTypeRow>('part-types'));
    const vehicles = vehicleLookup(await rowsOf<VehicleRow>('vehicles'));
    return stageAces(parseAces(input, { vehicles, codeText }), asOf, store, listener);
  }
  if (kind === 'pies') {
    const partTypes = await rowsOf<PartTypeRow>('part-types');
    const context = { ...piesContext(now(), partTypes), levelOfPriceType };
    return stagePies(parsePies(input, context), asOf, store, listener);
  }
  const source = sourceOfCsv(kind, file.supplier);
  if (!source) return [];
  const format: CsvFormat<unknown> = csvFormats[kind];
  return stageCsv(format, parsed(format, file, input), { ...source, asOf }, store, listener);
}

/** Reads what has to stand in the table besides; it is saved when what this answers is called. */
async function stageRecords(
  { customers, priceLevels, warehouses, store }: ImportTools,
  file: ImportFile,
  staged: readonly StagedSource[],
  progress: ImportProgress,
): Promise<() => Promise<void>> {
  const listener = { ...listenerOf(file, progress), onSaved: progress.rowWritten };
  if (file.kind === 'customers') {
    const rows = parsed<Customer>(customersFormat, file, watched(file, progress));
    const records = await readRecords(customersFormat, rows, listener);
    return () => saveRecords(records, customers.save, listener);
  }
  if (file.kind === 'price-levels') {
    const rows = parsed<PriceLevel>(priceLevelsFormat, file, watched(file, progress));
    const records = await readRecords(priceLevelsFormat, rows, listener);
    return () => saveRecords(records, priceLevels.save, listener);
  }
  const source = file.kind === 'warehouses' ? staged.at(-1) : undefined;
  return async () => {
    if (!source) return;
    const rows = await collect(sourceRows<LocationRow>(store, source));
    const records = rows.map((row) => ({ row: warehouseOf(row), line: 0 }));
    await saveRecords(records, warehouses.save, listener);
  };
}

const warehouseOf = ({ number, name, kind: _kind, transfersFrom: _transfersFrom, ...place }: LocationRow) => ({
  ...place,
  warehouseNumber: number,
  description: name,
});

const parsed = <Row>(format: CsvFormat<Row>, { asOf }: ImportFile, input: AsyncIterable<Uint8Array>) =>
  readCsv(format, input, { asOf, locate: postalLocation });

const listenerOf = ({ name }: ImportFile, progress: ImportProgress): Listener => ({
  onRow: progress.rowRead,
  onFault: (fault) => progress.fault({ file: name, ...fault }),
});

async function* watched(file: ImportFile, progress: ImportProgress): AsyncGenerator<Uint8Array> {
  for await (const chunk of file.open()) {
    progress.bytesRead(chunk.length);
    yield chunk;
  }
}

/** US list prices and good cores, which every provider has; the level of a price type is the provider's to say. */
function piesContext(now: Date, partTypes: readonly PartTypeRow[]): Omit<PiesContext, 'levelOfPriceType'> {
  const known = new Set(
    partTypes.filter(({ lineOfBusiness }) => lineOfBusiness === 'aftermarket').map(({ code }) => code),
  );
  return {
    today: now.toISOString().slice(0, 10),
    currency: 'USD',
    language: 'EN',
    listPriceTypes: ['LST', 'RET'],
    corePriceTypes: ['CRG', 'CR1'],
    ...(known.size > 0 && { isKnownPartType: (code) => known.has(code) }),
  };
}

function claimFault({ claimed, by, holder }: RefusedClaim) {
  const item = `${claimed.companyCode} ${claimed.partNumber}`;
  const message = `${by.brand} ${by.brandPartNumber} is left out: ${item} is ${holder.brand} ${holder.brandPartNumber} already, and no cross-reference names it.`;
  return { file: `${by.brand}`, line: 0, code: 'claimed-number', message, severity: 'refused' as const };
}
