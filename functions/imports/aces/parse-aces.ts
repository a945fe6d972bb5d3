import { faultAt } from '../fault-at.ts';
import { FaultTally } from '../fault-tally.ts';
import type { Parsed } from '../parsed.ts';
import { SeenKeys } from '../seen-keys.ts';
import { checkCount } from '../xml/check-count.ts';
import { readRecords } from '../xml/read-records.ts';
import { RefusedFile } from '../xml/refused-file.ts';
import { attributeOf, textOf, type XmlElement } from '../xml/xml-element.ts';
import type { FitmentChange } from './fitment-change.ts';
import { type CodeText, readApplication } from './read-application.ts';
import { type AcesHeader, readHeader } from './read-header.ts';
import { describeVehicle } from './read-vehicle.ts';
import type { VehicleLookup } from './vehicle-lookup.ts';

export interface AcesContext {
  readonly vehicles: VehicleLookup;
  readonly codeText?: CodeText;
}

export interface AcesSummary {
  /** False when nothing of the file may be used; the last fault says why. */
  accepted: boolean;
  version: string;
  header?: AcesHeader;
  /** All brands that the file speaks of; a FULL file replaces each of them. */
  brands: string[];
  /** Apps read, whatever became of them; what the footer's RecordCount must be. */
  records: number;
  /** Apps taken in, those on unmapped vehicles included. */
  applications: number;
  /** Of these, Apps on vehicles that the map does not know. */
  unmapped: number;
  deletions: number;
  refused: number;
  /** Apps for equipment instead of vehicles, which are left out. */
  equipment: number;
}

const containers: ReadonlySet<string> = new Set(['ACES', 'DigitalAsset']);
const knownVersions = /^(3\.[12]|4\.[0-2]|5\.0)$/;

/**
 * Reads an ACES file (3.1 to 5.0) as a stream: a change per application, or several when it covers several models or
 * spans of years. Memory stays flat but for ids seen and distinct faults.
 *
 * The footer comes last, so nothing may be changed before the summary says `accepted`.
 */
export async function* parseAces(
  input: AsyncIterable<Uint8Array>,
  context: AcesContext,
): AsyncGenerator<Parsed<FitmentChange, AcesSummary>> {
  const summary: AcesSummary = {
    accepted: false,
    version: '',
    brands: [],
    records: 0,
    applications: 0,
    unmapped: 0,
    deletions: 0,
    refused: 0,
    equipment: 0,
  };
  const brands = new Set<string>();
  const tally = new FaultTally();
  try {
    yield* readAll(input, context, summary, brands, tally);
    for (const fault of tally.faults()) yield { fault };
    summary.accepted = true;
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    yield { fault: error.fault };
  }
  summary.brands = [...brands].toSorted();
  yield { summary };
}

async function* readAll(
  input: AsyncIterable<Uint8Array>,
  { vehicles, codeText = () => undefined }: AcesContext,
  summary: AcesSummary,
  brands: Set<string>,
  tally: FaultTally,
): AsyncGenerator<Parsed<FitmentChange, AcesSummary>> {
  const seenIds = new SeenKeys();
  let isRoot = true;
  let footer: XmlElement | undefined;
  let last: XmlElement | undefined;

  for await (const record of readRecords(input, containers)) {
    last = record;
    if (isRoot) {
      summary.version = versionOf(record, tally);
      isRoot = false;
    } else if (record.name === 'Header') {
      summary.header = readHeader(record);
    } else if (record.name === 'Footer') {
      footer = record;
    } else if (record.name === 'App') {
      yield* changesOf(record);
    } else if (record.name !== 'DigitalAsset') {
      tally.add('not-used', `${record.name} is not used`, record);
    }
  }
  const sent = textOf(footer, 'RecordCount');
  checkCount({ sent, read: summary.records, what: 'applications', where: 'footer' }, footer ?? last ?? { line: 1 });

  function* changesOf(app: XmlElement): Generator<Parsed<FitmentChange, AcesSummary>> {
    const { header } = summary;
    if (!header) throw new RefusedFile('missing-header', 'An application stands before the header.', app);
    summary.records += 1;
    const reading = readApplication(app, header.brand, codeText, tally);
    if (reading.kind === 'refused') {
      summary.refused += 1;
      yield { fault: faultAt(app, reading.code, reading.message, 'refused') };
      return;
    }
    if (reading.kind === 'equipment') {
      summary.equipment += 1;
      tally.add('equipment', 'An application for equipment, not for a vehicle, is left out', app);
      return;
    }
    const { brand, brandPartNumber } = reading;
    brands.add(brand);
    const id = reading.kind === 'delete' ? reading.id : reading.read.id;
    if (!seenIds.add(`${reading.kind} ${id}`)) {
      yield { fault: faultAt(app, 'repeated-id', `The id ${id} was used before in this file.`, 'warning') };
    }
    if (reading.kind === 'delete') {
      if (header.submission === 'FULL') {
        const message = `A FULL file replaces everything, so the deletion of ${id} is skipped.`;
        yield { fault: faultAt(app, 'delete-in-full', message, 'warning') };
        return;
      }
      summary.deletions += 1;
      yield { row: { brand, brandPartNumber, deleted: id } };
      return;
    }
    summary.applications += 1;
    const { vehicle, ...fields } = reading.read;
    const spans = vehicles(vehicle);
    if (!spans.length) {
      summary.unmapped += 1;
      tally.add('unmapped-vehicle', `${describeVehicle(vehicle)} is not in the vehicle map`, app);
      yield { row: { brand, brandPartNumber, unmapped: reading.read } };
    }
    for (const span of spans) yield { row: { brand, brandPartNumber, application: { ...fields, ...span } } };
  }
}

function versionOf(root: XmlElement, tally: FaultTally): string {
  if (root.name !== 'ACES') throw new RefusedFile('not-aces', `The file is ${root.name}, not ACES.`, root);
  const version = attributeOf(root, 'version') ?? '';
  if (!knownVersions.test(version))
    tally.add('version', `Version ${version || 'missing'} is read as 3.1 to 5.0 are`, root);
  return version;
}
