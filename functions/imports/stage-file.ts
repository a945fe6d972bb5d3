import type { SourceEntry } from '#shared/schemas/catalogue/catalogue-version.ts';
import type { PartTypeRow } from '#shared/schemas/catalogue/classification-rows.ts';
import type { CodeRow } from '#shared/schemas/catalogue/code-row.ts';
import type { VehicleRow } from '#shared/schemas/catalogue/vehicle-row.ts';
import { postalLocation } from '../data/locations/postal-locations.ts';
import type { WritableObjectStore } from '../objects/object-store.ts';
import { collect } from '../search/format/sorted-rows.ts';
import { codeLookup } from './aces/code-lookup.ts';
import { parseAces } from './aces/parse-aces.ts';
import { vehicleLookup } from './aces/vehicle-lookup.ts';
import type { CsvFormat } from './csv/csv-format.ts';
import { csvFormats } from './csv/csv-formats.ts';
import { readCsv } from './csv/read-csv.ts';
import type { ImportFile } from './import-file.ts';
import type { ImportProgress } from './import-progress.ts';
import { parsePies } from './pies/parse-pies.ts';
import type { PiesContext } from './pies/pies-item.ts';
import { readCsvRecords } from './save-records.ts';
import { sourceRows, writeSource } from './sources/source-files.ts';
import { sourceOfCsv } from './sources/source-names.ts';
import { stageAces } from './staging/stage-aces.ts';
import { stageCsv } from './staging/stage-csv.ts';
import { stagePies } from './staging/stage-pies.ts';
import type { StagedSource } from './staging/staged-source.ts';
import type { Listener } from './staging/usable-rows.ts';

export interface ReadOptions {
  /** Which price level the PIES prices of a type belong to. */
  readonly levelOfPriceType?: PiesContext['levelOfPriceType'];
}

/** What was read of a file; nothing of it has had any effect. */
export interface StagedFile {
  readonly kind: ImportFile['kind'];
  readonly name: string;
  readonly sources: readonly StagedSource[];
  /** Rows for the table, with their lines. */
  readonly records?: SourceEntry;
}

interface ReadTools {
  readonly store: WritableObjectStore;
  readonly now: () => Date;
}

/** Reads a file, with what the sources say of the codes in it. @throws {UnusableFile} */
export async function stageFile(
  { store, now }: ReadTools,
  file: ImportFile,
  known: readonly SourceEntry[],
  progress: ImportProgress,
  { levelOfPriceType = {} }: ReadOptions,
): Promise<StagedFile> {
  const { kind, name, asOf } = file;
  const listener: Listener = {
    onRow: progress.rowRead,
    onFault: (fault) => progress.fault({ file: name, ...fault }),
  };
  const input = watched(file, progress);
  const rowsOf = <Row>(source: string) =>
    collect(sourceRows<Row>(store, ...known.filter((entry) => entry.kind === source)));
  if (kind === 'aces') {
    const codeText = codeLookup(await rowsOf<CodeRow>('codes'), await rowsOf<PartTypeRow>('part-types'));
    const vehicles = vehicleLookup(await rowsOf<VehicleRow>('vehicles'));
    return { kind, name, sources: await stageAces(parseAces(input, { vehicles, codeText }), asOf, store, listener) };
  }
  if (kind === 'pies') {
    const context = { ...piesContext(now(), await rowsOf<PartTypeRow>('part-types')), levelOfPriceType };
    return { kind, name, sources: await stagePies(parsePies(input, context), asOf, store, listener) };
  }
  const format: CsvFormat<unknown> = csvFormats[kind];
  const parsed = readCsv(format, input, { asOf, locate: postalLocation });
  const source = sourceOfCsv(kind, file.supplier);
  if (source) return { kind, name, sources: await stageCsv(format, parsed, { ...source, asOf }, store, listener) };
  const records = await readCsvRecords(format, parsed, listener);
  return { kind, name, sources: [], records: await writeSource(store, { kind, key: 'records', asOf }, records) };
}

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
