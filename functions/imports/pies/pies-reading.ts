import type { Parsed } from '../issues.ts';
import { IssueCounts, issueAt } from '../issues.ts';
import { SeenKeys } from '../sources/seen-keys.ts';
import { checkCount } from '../xml/check-count.ts';
import { readSubmission, type Submission } from '../xml/read-submission.ts';
import { RefusedFile } from '../xml/refused-file.ts';
import { refusedRecord } from '../xml/refused-record.ts';
import { textOf, type XmlElement } from '../xml/xml-element.ts';
import type { PiesChange, PiesContext } from './pies-item.ts';
import { PriceSheets } from './price-sheets.ts';
import { type ItemKey, readItem, readItemKey } from './read-item.ts';
import { maintenanceOf } from './segment.ts';

export interface PiesSummary {
  /** False if nothing in the file may be used. The last issue says why. */
  accepted: boolean;
  version: string;
  submission?: Submission;
  /** All brands in the file. A FULL file replaces each of them. */
  brands: string[];
  /** All items read, which the trailer's ItemCount must equal. */
  records: number;
  /** Items imported. */
  items: number;
  deletions: number;
  /** Items of an UPDATE that are marked as unchanged. */
  unchanged: number;
  refused: number;
}

type Outcome = Parsed<PiesChange, PiesSummary>;

const silentElements: ReadonlySet<string> = new Set(['PriceSheets', 'Items']);
const knownVersions = /^(6\.[5-7]|7\.[0-2]|8\.0)/;

/** Reads a file record by record, and remembers what later records refer to. */
export class PiesReading {
  readonly issueCounts = new IssueCounts();
  readonly summary: PiesSummary = {
    accepted: false,
    version: '',
    brands: [],
    records: 0,
    items: 0,
    deletions: 0,
    unchanged: 0,
    refused: 0,
  };
  readonly #context: PiesContext;
  readonly #sheets = new PriceSheets();
  readonly #seenItems = new SeenKeys();
  readonly #brands = new Set<string>();
  #root: XmlElement | undefined;
  #trailer: XmlElement | undefined;
  #last: XmlElement | undefined;

  constructor(context: PiesContext) {
    this.#context = context;
  }

  /** The changes and issues of the next record. @throws {RefusedFile} if nothing in the file may be used. */
  take(record: XmlElement): readonly Outcome[] {
    this.#last = record;
    if (!this.#root) this.#begin(record);
    else if (record.name === 'Item') return this.#takeItem(record);
    else if (record.name === 'Header') this.#takeHeader(record);
    else if (record.name === 'PriceSheet') this.#sheets.add(record);
    else if (record.name === 'Trailer') this.#trailer = record;
    else if (!silentElements.has(record.name)) this.issueCounts.add('not-used', `${record.name} is not used`, record);
    return [];
  }

  /** @throws {RefusedFile} if the trailer's count differs from what was read. */
  end(): void {
    const sent = textOf(this.#trailer, 'ItemCount');
    const position = this.#trailer ?? this.#last ?? { line: 1 };
    checkCount({ sent, read: this.summary.records, what: 'items', where: 'trailer' }, position);
    this.summary.brands = [...this.#brands].toSorted();
    this.summary.accepted = true;
  }

  #begin(root: XmlElement): void {
    if (root.name !== 'PIES') throw new RefusedFile('not-pies', `The file is ${root.name}, not PIES.`, root);
    this.#root = root;
  }

  #takeHeader(header: XmlElement): void {
    const version = textOf(header, 'PIESVersion') ?? '';
    this.summary.submission = readSubmission(header);
    this.summary.version = version;
    if (knownVersions.test(version)) return;
    this.issueCounts.add(
      'version',
      `The version is ${version || 'missing'}; the file is read like versions 6.5 to 8.0`,
      header,
    );
  }

  #takeItem(item: XmlElement): readonly Outcome[] {
    const { submission } = this.summary;
    if (!submission) throw new RefusedFile('missing-header', 'There is an item before the header.', item);
    this.summary.records += 1;
    const key = readItemKey(item);
    if (!key) return this.#refuse(item, 'missing-number', 'The item has no brand or no part number.');
    const maintenance = maintenanceOf(item);
    const partType = textOf(item, 'PartTerminologyID');
    if (partType && maintenance !== 'D' && this.#context.isKnownPartType?.(partType) === false) {
      return this.#refuse(item, 'unknown-part-type', `PartTerminologyID ${partType} is not in the list of part types.`);
    }
    const { brand, brandPartNumber } = key;
    this.#brands.add(brand);
    const changes =
      submission === 'UPDATE' ? this.#update(item, key, maintenance) : this.#replace(item, key, maintenance);
    if (this.#seenItems.add(`${brand} ${brandPartNumber}`)) return changes;
    const message = `${brand} ${brandPartNumber} appears more than once in this file. The last one is used.`;
    return [{ issue: issueAt(item, 'repeated-item', message, 'warning') }, ...changes];
  }

  #refuse(item: XmlElement, code: string, message: string): Outcome[] {
    this.summary.refused += 1;
    return [{ issue: refusedRecord(item, code, message) }];
  }

  #update(item: XmlElement, key: ItemKey, maintenance: string): Outcome[] {
    if (maintenance === 'N') {
      this.summary.unchanged += 1;
      return [];
    }
    if (maintenance !== 'D') return this.#add(item, key);
    this.summary.deletions += 1;
    return [{ row: { deleted: key } }];
  }

  #replace(item: XmlElement, key: ItemKey, maintenance: string): Outcome[] {
    if (maintenance !== 'D') return this.#add(item, key);
    const message = `A FULL file replaces everything, so the deletion of ${key.brandPartNumber} is skipped.`;
    return [{ issue: issueAt(item, 'delete-in-full', message, 'warning') }];
  }

  #add(item: XmlElement, key: ItemKey): Outcome[] {
    this.summary.items += 1;
    if (!textOf(item, 'PartTerminologyID')) this.issueCounts.add('missing-part-type', 'An item has no part type', item);
    return [{ row: { item: readItem(item, key, this.#context, this.#sheets, this.issueCounts) } }];
  }
}
