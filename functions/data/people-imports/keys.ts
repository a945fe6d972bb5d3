import type { PeopleImportKind } from '#shared/values/people/people-imports.ts';
import type { Key } from '../table/keys.ts';

/*
 * The keys of imports of accounts and users.
 *
 * | question                               | pk                             | sk                     |
 * | -------------------------------------- | ------------------------------ | ---------------------- |
 * | an import by id                        | PEOPLE-IMPORT#{id}             | IMPORT                 |
 * | its rows that are in                   | PEOPLE-IMPORT#{id}             | ROW#{row}              |
 * | its rows that are not in               | PEOPLE-IMPORT#{id}             | REPORT#faults#{place}  |
 * | its rows that a take back left         | PEOPLE-IMPORT#{id}             | REPORT#left#{place}    |
 * | the imports of a tenant, newest first  | gsi1 PEOPLE-IMPORTS#{tenant}   | {createdAt}#{id}       |
 * | all imports, newest first              | gsi3 PEOPLE-IMPORTS            | {createdAt}#{id}       |
 * | an uploaded file                       | PEOPLE-UPLOAD#{id}             | UPLOAD                 |
 * | the last mapping of columns            | COLUMN-MAPPING#{account}       | {kind}                 |
 */

export const peopleImportKey = (id: string): Key => ({ pk: `PEOPLE-IMPORT#${id}`, sk: 'IMPORT' });
/** The number is padded, so that rows sort by it. */
export const importedRowKey = (id: string, row: number): Key => ({
  pk: `PEOPLE-IMPORT#${id}`,
  sk: `ROW#${padded(row)}`,
});
/** Without a place, the key under which the whole report is listed. */
export const rowReportKey = (id: string, report: 'faults' | 'left', place?: number): Key => ({
  pk: `PEOPLE-IMPORT#${id}`,
  sk: `REPORT#${report}#${place === undefined ? '' : padded(place)}`,
});

export const ALL_PEOPLE_IMPORTS = 'PEOPLE-IMPORTS';
export const peopleImportsOf = (tenantId: number): string => `${ALL_PEOPLE_IMPORTS}#${tenantId}`;

export const peopleUploadKey = (id: string): Key => ({ pk: `PEOPLE-UPLOAD#${id}`, sk: 'UPLOAD' });
export const columnMappingKey = (accountId: number, kind: PeopleImportKind): Key => ({
  pk: `COLUMN-MAPPING#${accountId}`,
  sk: kind,
});

const padded = (number: number): string => String(number).padStart(6, '0');
