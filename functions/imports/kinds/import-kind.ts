import type { PartTypeRow } from '#shared/schemas/catalogue/classification-rows.ts';
import type { CodeRow } from '#shared/schemas/catalogue/code-row.ts';
import type { VehicleRow } from '#shared/schemas/catalogue/vehicle-row.ts';
import type { ImportedFile, SupplierKind } from '#shared/schemas/stored/import.ts';
import { postalLocation } from '../../data/locations/postal-locations.ts';
import type { WritableObjectStore } from '../../objects/object-store.ts';
import type { CsvFormat } from '../csv/csv-format.ts';
import { NamedPartners } from '../csv/named-partners.ts';
import { readCsv } from '../csv/read-csv.ts';
import type { IsKnownPart } from '../merge/known-numbers.ts';
import type { PiesContext } from '../pies/pies-item.ts';
import { FIRST_FORM, writeSource } from '../sources/source-files.ts';
import type { ImportFile } from '../staging/import-file.ts';
import { stageCsvRecords, stageCsvSource } from '../staging/stage-csv.ts';
import type { Listener } from '../staging/usable-rows.ts';
import type { SaveRows } from './save-rows.ts';

/** The rows that other files are read with, by the kind of file that they come from. */
export interface LookupRows {
  readonly 'vehicle-map': readonly VehicleRow[];
  readonly 'part-types': readonly PartTypeRow[];
  readonly codes: readonly CodeRow[];
}
export type LookupKind = keyof LookupRows;

/** All that files are read with. */
interface Lookups extends LookupRows {
  /** Whether the catalogue has a part. Only known for kinds whose rows name parts. */
  readonly isKnownPart: IsKnownPart | undefined;
}

/** The rows of a file become a source of the catalogue, and replace what the source held before. */
interface SourceDestination {
  readonly to: 'source';
  /** The kind of the source in catalogue versions. */
  readonly source: string;
  /** One source for each brand in the file, one for each supplier, or only one, with this key. */
  readonly by: 'brand' | 'supplier' | { readonly key: string };
  /** Counts up when rows of the kind change in a way that earlier releases can't read. */
  readonly form: number;
}

/** The rows of a file are records of the table, and not part of any catalogue version. */
interface RecordsDestination {
  readonly to: 'records';
}

type Destination = SourceDestination | RecordsDestination;

/** Choices of the provider that a file leaves open. */
export interface ReadOptions {
  /** The price level of each PIES price type. */
  readonly levelOfPriceType?: PiesContext['levelOfPriceType'];
}

/** A file that is being read, and what reading it needs. */
interface StageRequest extends Required<ReadOptions> {
  readonly file: Pick<ImportFile, 'kind' | 'supplier' | 'asOf'>;
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly store: WritableObjectStore;
  readonly now: Date;
  /** When the file was loaded, ISO 8601. */
  readonly loadedAt: string;
  readonly listener: Listener;
}

/** Stores what was read of a file. It has no effect until the file is applied. */
type StagedRows = Pick<ImportedFile, 'sources' | 'records' | 'named'>;

/** Everything that the engine has to know about a kind of file. */
export interface ImportKindEntry {
  readonly format: CsvFormat<unknown> | 'ACES' | 'PIES';
  /** The kinds whose rows a file is read with. They come earlier in `importKinds`. */
  readonly reads: readonly LookupKind[];
  /** Rows name parts that other files describe. */
  readonly namesParts: boolean;
  readonly destination: Destination;
  /** @throws {UnusableFile} */
  stage(request: StageRequest, lookups: Lookups): Promise<StagedRows>;
  /** Saves the rows that must be in the table. A file may be applied again with the same result. */
  readonly apply: SaveRows<unknown> | 'nothing';
}

interface CsvKind<Row> {
  readonly format: CsvFormat<Row>;
  readonly reads?: readonly LookupKind[];
  readonly namesParts?: boolean;
  readonly destination: Destination;
  readonly apply: SaveRows<Row> | 'nothing';
}

/** A kind of CSV file. */
export const csvKind = <Row>({
  format,
  reads = [],
  namesParts = false,
  destination,
  apply,
}: CsvKind<Row>): ImportKindEntry => ({
  format,
  reads,
  namesParts,
  destination,
  apply: apply as SaveRows<unknown> | 'nothing',
  async stage(
    { file: { kind, supplier, asOf }, bytes, store, loadedAt, listener },
    { 'part-types': partTypes, isKnownPart },
  ) {
    const namesOfPartType = (code: string): string[] => [
      ...new Set(partTypes.filter((type) => type.code === code).map(({ name }) => name)),
    ];
    const partners = new NamedPartners();
    const context = { asOf, loadedAt, locate: postalLocation, namesOfPartType, isKnownPart, partners };
    const parsed = readCsv(format, bytes, context);
    if (destination.to === 'records') {
      const records = await stageCsvRecords(format, parsed, { kind, asOf }, store, listener);
      return { sources: [], records, ...(await storedPartners(partners, kind, asOf, store)) };
    }
    const { source, by, form } = destination;
    const key = typeof by === 'object' ? by.key : supplier;
    const staged = await stageCsvSource(format, parsed, { kind: source, key, asOf, form }, store, listener);
    return { sources: [staged], ...(await storedPartners(partners, kind, asOf, store)) };
  },
});

/** Kept until the file is applied, because the files that describe them may be read later. */
export async function storedPartners(
  partners: NamedPartners,
  kind: string,
  asOf: string,
  store: WritableObjectStore,
): Promise<Pick<ImportedFile, 'named'>> {
  const rows = partners.list();
  if (rows.length === 0) return {};
  return { named: await writeSource(store, { kind: 'named', key: kind, asOf, form: FIRST_FORM }, rows) };
}

export const records: RecordsDestination = { to: 'records' };

/** Each supplier replaces its own rows. */
export const sourceBySupplier = (source: SupplierKind): SourceDestination => ({
  to: 'source',
  source,
  by: 'supplier',
  form: FIRST_FORM,
});

/** A file replaces all rows of the source. */
export const singleSource = (source: string, key = 'all'): SourceDestination => ({
  to: 'source',
  source,
  by: { key },
  form: FIRST_FORM,
});
