import type { AccountImportRow, UserImportRow } from '../../schemas/wire/import-rows.ts';
import { IMPORT_ROW_TEXTS } from '../../texts/imports/people-import-texts.ts';
import type { Level } from '../../values/access.ts';
import { headerKey, shownName } from '../base/header-name.ts';
import { unguardedText } from '../csv/csv-text.ts';

/** A column of an import file. */
export interface ImportColumn<Field extends string> {
  readonly field: Field;
  /** The heading in exports. Imported files may write it in any case, with or without blanks. */
  readonly heading: string;
  /** Other headings that mean the same. */
  readonly others?: readonly string[];
  /** The most characters, where a value is stored as it was typed. */
  readonly most?: number;
  /** The column is read for the provider only. */
  readonly isForProvider?: true;
  /** Without it no row of the file can be imported. */
  readonly isRequired?: true;
}

const ADDRESS_COLUMNS = [
  { field: 'address', heading: 'Address', others: ['Address 1'], most: 100 },
  { field: 'address2', heading: 'Address 2', most: 100 },
  { field: 'city', heading: 'City', most: 60 },
  { field: 'state', heading: 'State' },
  { field: 'postalCode', heading: 'Postal Code', others: ['Zip', 'Zip Code'] },
  { field: 'country', heading: 'Country' },
] as const;

/** The columns of an account file, in the order of the spec. */
export const ACCOUNT_COLUMNS: readonly ImportColumn<keyof AccountImportRow>[] = [
  { field: 'companyName', heading: 'Company Name', most: 100, isRequired: true },
  ...ADDRESS_COLUMNS,
  { field: 'storeNumber', heading: 'Store Number', most: 20 },
  { field: 'type', heading: 'Type', isForProvider: true },
  { field: 'parent', heading: 'Parent', isForProvider: true },
  { field: 'orderProcessType', heading: 'Order Process Type' },
];

/** The columns of a user file, in the order of the spec. */
export const USER_COLUMNS: readonly ImportColumn<keyof UserImportRow>[] = [
  { field: 'company', heading: 'Company' },
  { field: 'parent', heading: 'Parent' },
  { field: 'firstName', heading: 'First Name', most: 60 },
  { field: 'lastName', heading: 'Last Name', most: 60 },
  { field: 'email', heading: 'Email', isRequired: true },
  { field: 'userName', heading: 'UserName' },
  { field: 'phoneNumber', heading: 'Phone Number', others: ['Phone'] },
  ...ADDRESS_COLUMNS,
];

/** The result of reading the first row of a file. */
export interface ReadHeadings<Field extends string> {
  /** Where each field stands in a row, from 0. */
  readonly places: ReadonlyMap<Field, number>;
  /** Columns that are not read, as they are written in the file. */
  readonly ignored: readonly string[];
  /** Headings of columns that the file does not have and the caller could fill. */
  readonly missing: readonly string[];
  /** Why the file can't be imported. Empty if it can. */
  readonly refused: readonly string[];
}

/**
 * Finds the columns of a file by its headings, in any case and order. A column of passwords refuses the file by name, as
 * does a column that appears twice (case C10).
 */
export function readHeadings<Field extends string>(
  columns: readonly ImportColumn<Field>[],
  headings: readonly string[],
  level: Level,
): ReadHeadings<Field> {
  const offered = offeredColumns(columns, level);
  const places = new Map<Field, number>();
  const ignored: string[] = [];
  const refused: string[] = [];
  for (const [place, cell] of headings.entries()) {
    const heading = shownName(unguardedText(cell));
    const key = headerKey(heading);
    const column = offered.find((each) => namesOf(each).some((name) => headerKey(name) === key));
    if (isPasswordHeading(heading)) refused.push(IMPORT_ROW_TEXTS.passwordColumn);
    else if (column && places.has(column.field)) refused.push(IMPORT_ROW_TEXTS.repeatedColumn(heading));
    else if (column) places.set(column.field, place);
    else if (heading !== '') ignored.push(heading);
  }
  const missing = offered.filter(({ field }) => !places.has(field)).map(({ heading }) => heading);
  return { places, ignored, missing, refused };
}

/** The columns that a file of this level may fill. */
export const offeredColumns = <Field extends string>(
  columns: readonly ImportColumn<Field>[],
  level: Level,
): ImportColumn<Field>[] => columns.filter(({ isForProvider }) => level === 0 || !isForProvider);

/** Whether a heading is that of passwords, which are never imported. */
export const isPasswordHeading = (heading: string): boolean => PASSWORD_KEYS.test(headerKey(heading));

const PASSWORD_KEYS = /^(confirm)?password(confirm)?$/;
const namesOf = ({ heading, others = [] }: ImportColumn<string>): readonly string[] => [heading, ...others];

/**
 * The cells of a row by field, as they were typed: without the apostrophe that an export puts before what a spreadsheet
 * could read as a formula (decision F4). A row that is too short has empty cells.
 */
export const rowOfCells = <Field extends string>(
  places: ReadonlyMap<Field, number>,
  cells: readonly string[],
): Partial<Record<Field, string>> =>
  Object.fromEntries([...places].map(([field, place]) => [field, unguardedText(cells[place] ?? '')])) as Partial<
    Record<Field, string>
  >;

/** The headings and the cells of rows, for a file that can be imported again. */
export const cellsOfRows = <Field extends string>(
  columns: readonly ImportColumn<Field>[],
  rows: readonly Readonly<Partial<Record<Field, string | undefined>>>[],
): string[][] => [
  columns.map(({ heading }) => heading),
  ...rows.map((row) => columns.map(({ field }) => row[field] ?? '')),
];

/** The cells of a row that are too long. */
export const tooLongCells = <Field extends string>(
  columns: readonly ImportColumn<Field>[],
  row: Readonly<Partial<Record<Field, string | undefined>>>,
): { readonly heading: string; readonly message: string }[] =>
  columns.flatMap(({ field, heading, most = Number.POSITIVE_INFINITY }) =>
    (row[field] ?? '').trim().length > most ? [{ heading, message: IMPORT_ROW_TEXTS.tooLong(heading, most) }] : [],
  );
