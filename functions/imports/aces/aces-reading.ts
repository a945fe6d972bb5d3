import type { Parsed } from '../issues.ts';
import { IssueCounts, issueAt } from '../issues.ts';
import { SeenKeys } from '../sources/seen-keys.ts';
import { checkCount } from '../xml/check-count.ts';
import { RefusedFile } from '../xml/refused-file.ts';
import { refusedRecord } from '../xml/refused-record.ts';
import { attributeOf, textOf, type XmlElement } from '../xml/xml-element.ts';
import type { FitmentChange } from './fitment-change.ts';
import { type ApplicationReading, type CodeText, readApplication } from './read-application.ts';
import { type AcesHeader, readAcesHeader } from './read-header.ts';
import { describeVehicle } from './read-vehicle.ts';
import type { VehicleLookup } from './vehicle-lookup.ts';

export interface AcesContext {
  readonly vehicles: VehicleLookup;
  readonly codeText?: CodeText;
}

export interface AcesSummary {
  /** False if nothing in the file may be used. The last issue says why. */
  accepted: boolean;
  version: string;
  header?: AcesHeader;
  /** All brands in the file. A FULL file replaces each of them. */
  brands: string[];
  /** All Apps read, which the footer's RecordCount must equal. */
  records: number;
  /** Apps imported, including those on unmapped vehicles. */
  applications: number;
  /** Imported Apps on vehicles that are not in the vehicle map. */
  unmapped: number;
  deletions: number;
  refused: number;
  /** Apps for equipment instead of vehicles. They are left out. */
  equipment: number;
}

type Outcome = Parsed<FitmentChange, AcesSummary>;

const knownVersions = /^(3\.[12]|4\.[0-2]|5\.0)$/;

/** Reads a file record by record, and remembers what later records refer to. */
export class AcesReading {
  readonly issueCounts = new IssueCounts();
  readonly summary: AcesSummary = {
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
  readonly #vehicles: VehicleLookup;
  readonly #codeText: CodeText;
  readonly #seenIds = new SeenKeys();
  readonly #brands = new Set<string>();
  #root: XmlElement | undefined;
  #footer: XmlElement | undefined;
  #last: XmlElement | undefined;

  constructor({ vehicles, codeText = () => undefined }: AcesContext) {
    this.#vehicles = vehicles;
    this.#codeText = codeText;
  }

  /** The changes and issues of the next record. @throws {RefusedFile} if nothing in the file may be used. */
  take(record: XmlElement): readonly Outcome[] {
    this.#last = record;
    if (!this.#root) this.#begin(record);
    else if (record.name === 'App') return this.#takeApplication(record);
    else if (record.name === 'Header') this.summary.header = readAcesHeader(record);
    else if (record.name === 'Footer') this.#footer = record;
    else if (record.name !== 'DigitalAsset') this.issueCounts.add('not-used', `${record.name} is not used`, record);
    return [];
  }

  /** @throws {RefusedFile} if the footer's count differs from what was read. */
  end(): void {
    const sent = textOf(this.#footer, 'RecordCount');
    const position = this.#footer ?? this.#last ?? { line: 1 };
    checkCount({ sent, read: this.summary.records, what: 'applications', where: 'footer' }, position);
    this.summary.brands = [...this.#brands].toSorted();
    this.summary.accepted = true;
  }

  #begin(root: XmlElement): void {
    if (root.name !== 'ACES') throw new RefusedFile('not-aces', `The file is ${root.name}, not ACES.`, root);
    this.#root = root;
    const version = attributeOf(root, 'version') ?? '';
    this.summary.version = version;
    if (knownVersions.test(version)) return;
    this.issueCounts.add(
      'version',
      `The version is ${version || 'missing'}; the file is read like versions 3.1 to 5.0`,
      root,
    );
  }

  #takeApplication(app: XmlElement): readonly Outcome[] {
    const { summary, issueCounts } = this;
    const { header } = summary;
    if (!header) throw new RefusedFile('missing-header', 'There is an application before the header.', app);
    summary.records += 1;
    const reading = readApplication(app, header.brand, this.#codeText, issueCounts);
    if (reading.kind === 'refused') {
      summary.refused += 1;
      return [{ issue: refusedRecord(app, reading.code, reading.message) }];
    }
    if (reading.kind === 'equipment') {
      summary.equipment += 1;
      issueCounts.add('equipment', 'An application for equipment, not for a vehicle, is left out', app);
      return [];
    }
    this.#brands.add(reading.brand);
    const changes = reading.kind === 'add' ? this.#add(reading, app) : this.#delete(reading, header, app);
    if (this.#seenIds.add(`${reading.kind} ${reading.id}`)) return changes;
    const message = `The id ${reading.id} appears more than once in this file.`;
    return [{ issue: issueAt(app, 'repeated-id', message, 'warning') }, ...changes];
  }

  #add(reading: Extract<ApplicationReading, { kind: 'add' }>, app: XmlElement): Outcome[] {
    const { brand, brandPartNumber, id, vehicle, fields } = reading;
    this.summary.applications += 1;
    if (this.#vehicles(vehicle).length === 0) {
      this.summary.unmapped += 1;
      this.issueCounts.add('unmapped-vehicle', `${describeVehicle(vehicle)} is not in the vehicle map`, app);
    }
    return [{ row: { brand, brandPartNumber, application: { id, ...fields, vehicle } } }];
  }

  #delete(reading: Extract<ApplicationReading, { kind: 'delete' }>, header: AcesHeader, app: XmlElement): Outcome[] {
    const { brand, brandPartNumber, id } = reading;
    if (header.submission === 'FULL') {
      const message = `A FULL file replaces everything, so the deletion of ${id} is skipped.`;
      return [{ issue: issueAt(app, 'delete-in-full', message, 'warning') }];
    }
    this.summary.deletions += 1;
    return [{ row: { brand, brandPartNumber, deleted: id } }];
  }
}
