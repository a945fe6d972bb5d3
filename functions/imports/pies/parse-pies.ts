import { faultAt } from '../fault-at.ts';
import { FaultTally } from '../fault-tally.ts';
import type { Parsed } from '../parsed.ts';
import { SeenKeys } from '../seen-keys.ts';
import { checkCount } from '../xml/check-count.ts';
import { readRecords } from '../xml/read-records.ts';
import { readSubmission, type Submission } from '../xml/read-submission.ts';
import { RefusedFile } from '../xml/refused-file.ts';
import { textOf, type XmlElement } from '../xml/xml-element.ts';
import type { PiesChange, PiesContext } from './pies-item.ts';
import { PriceSheets } from './price-sheets.ts';
import { readItem, readItemKey } from './read-item.ts';
import { maintenanceOf } from './segment.ts';

export interface PiesSummary {
  /** False when nothing of the file may be used; the last fault says why. */
  accepted: boolean;
  version: string;
  submission?: Submission;
  brands: string[];
  /** Items read, whatever became of them; what the trailer's ItemCount must be. */
  records: number;
  /** Items taken in. */
  items: number;
  deletions: number;
  /** Items of an UPDATE that say of themselves that nothing changed. */
  unchanged: number;
  refused: number;
}

const containers: ReadonlySet<string> = new Set(['PIES', 'PriceSheets', 'Items']);
const knownVersions = /^(6\.[5-7]|7\.[0-2]|8\.0)/;

/**
 * Reads a PIES file (6.5 to 8.0) as a stream, one change per item. Of an item that comes twice the last one counts, which
 * whoever sorts the changes has to see to; the fault is told here. Memory stays flat but for items seen and distinct
 * faults.
 *
 * The trailer comes last, so nothing may be changed before the summary says `accepted`.
 */
export async function* parsePies(
  input: AsyncIterable<Uint8Array>,
  context: PiesContext,
): AsyncGenerator<Parsed<PiesChange, PiesSummary>> {
  const summary: PiesSummary = {
    accepted: false,
    version: '',
    brands: [],
    records: 0,
    items: 0,
    deletions: 0,
    unchanged: 0,
    refused: 0,
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
  context: PiesContext,
  summary: PiesSummary,
  brands: Set<string>,
  tally: FaultTally,
): AsyncGenerator<Parsed<PiesChange, PiesSummary>> {
  const sheets = new PriceSheets();
  const seenItems = new SeenKeys();
  let isRoot = true;
  let trailer: XmlElement | undefined;
  let last: XmlElement | undefined;

  for await (const record of readRecords(input, containers)) {
    last = record;
    if (isRoot && record.name !== 'PIES') {
      throw new RefusedFile('not-pies', `The file is ${record.name}, not PIES.`, record);
    }
    isRoot = false;
    if (record.name === 'Header') readHeader(record, summary, tally);
    else if (record.name === 'PriceSheet') sheets.add(record);
    else if (record.name === 'Trailer') trailer = record;
    else if (record.name === 'Item') yield* changesOf(record);
    else if (!containers.has(record.name)) tally.add('not-used', `${record.name} is not used`, record);
  }
  const sent = textOf(trailer, 'ItemCount');
  checkCount({ sent, read: summary.records, what: 'items', where: 'trailer' }, trailer ?? last ?? { line: 1 });

  function* changesOf(item: XmlElement): Generator<Parsed<PiesChange, PiesSummary>> {
    if (!summary.submission) throw new RefusedFile('missing-header', 'An item stands before the header.', item);
    summary.records += 1;
    const key = readItemKey(item);
    const refusal = key
      ? refusalOf(item, context)
      : { code: 'missing-number', message: 'The item lacks brand or number.' };
    if (!key || refusal) {
      summary.refused += 1;
      if (refusal) yield { fault: faultAt(item, refusal.code, refusal.message, 'refused') };
      return;
    }
    const { brand, brandPartNumber } = key;
    brands.add(brand);
    if (!seenItems.add(`${brand} ${brandPartNumber}`)) {
      const message = `${brand} ${brandPartNumber} came before in this file; the last one counts.`;
      yield { fault: faultAt(item, 'repeated-item', message, 'warning') };
    }
    const maintenance = maintenanceOf(item);
    const isUpdate = summary.submission === 'UPDATE';
    if (isUpdate && maintenance === 'N') {
      summary.unchanged += 1;
    } else if (isUpdate && maintenance === 'D') {
      summary.deletions += 1;
      yield { row: { deleted: key } };
    } else if (maintenance === 'D') {
      const message = `A FULL file replaces everything, so the deletion of ${brandPartNumber} is skipped.`;
      yield { fault: faultAt(item, 'delete-in-full', message, 'warning') };
    } else {
      summary.items += 1;
      if (!textOf(item, 'PartTerminologyID')) tally.add('missing-part-type', 'An item has no part type', item);
      yield { row: { item: readItem(item, key, context, sheets, tally) } };
    }
  }
}

function readHeader(header: XmlElement, summary: PiesSummary, tally: FaultTally): void {
  summary.submission = readSubmission(header);
  summary.version = textOf(header, 'PIESVersion') ?? '';
  if (!knownVersions.test(summary.version)) {
    tally.add('version', `Version ${summary.version || 'missing'} is read as 6.5 to 8.0 are`, header);
  }
}

function refusalOf(item: XmlElement, context: PiesContext): { code: string; message: string } | undefined {
  const partType = textOf(item, 'PartTerminologyID');
  if (!partType || !context.isKnownPartType || context.isKnownPartType(partType)) return undefined;
  if (maintenanceOf(item) === 'D') return undefined;
  return { code: 'unknown-part-type', message: `PartTerminologyID ${partType} is in no list.` };
}
