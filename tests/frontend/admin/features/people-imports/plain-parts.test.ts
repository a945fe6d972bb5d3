import { describe, expect, it } from 'vitest';
import { suggestedState } from '#frontend/admin/features/people-imports/grid/suggested-state.ts';
import {
  mappingDraftOf,
  mappingOf,
  missingColumns,
  withColumn,
} from '#frontend/admin/features/people-imports/mapping/mapping-draft.ts';
import { faultsFile, faultsFileName } from '#frontend/admin/features/people-imports/rows/faults-file.ts';
import { usualRows, windowOf } from '#frontend/admin/features/people-imports/rows/import-rows-location.ts';
import { fileFault } from '#frontend/admin/features/people-imports/upload/file-fault.ts';
import { ACCOUNT_ROW_TEXTS, PEOPLE_IMPORT_TEXTS } from '#shared/texts/imports/people-import-texts.ts';
import { MOST_PEOPLE_FILE_BYTES } from '#shared/values/people/people-imports.ts';
import { aPeopleImport, aPeopleImportRow } from '../../../../builders/admin/people-imports.ts';

describe('a suggestion for a state', () => {
  it.each([
    ['N.Y.', 'NY', 'a code with dots'],
    ['ny', 'NY', 'a code in lower case'],
    ['Calif.', 'CA', 'the beginning of one name'],
    ['new hamp', 'NH', 'the beginning of a name of two words'],
    ['Texas', 'TX', 'the whole name'],
    ['New', undefined, 'four states begin like this'],
    ['Z', undefined, 'one letter is too little'],
    ['Bavaria', undefined, 'no state'],
    ['', undefined, 'an empty cell'],
  ])('for %j is %j: %s', (typed, code, why) => {
    expect(suggestedState(typed), why).toBe(code);
  });
});

describe('the choice of columns', () => {
  const draft = mappingDraftOf([
    { column: 'City', heading: 'town' },
    { column: 'State', heading: 'st' },
  ]);

  it('gives a column one heading, so another heading takes it over', () => {
    expect(mappingOf(withColumn(draft, 'place', 'City'))).toEqual([
      { column: 'State', heading: 'st' },
      { column: 'City', heading: 'place' },
    ]);
  });

  it('reads a heading no more', () => {
    expect(mappingOf(withColumn(draft, 'town', ''))).toEqual([{ column: 'State', heading: 'st' }]);
  });

  it('names the required columns that are still without a heading', () => {
    expect(missingColumns(aPeopleImport(), draft)).toEqual(['Company Name', 'Address', 'Postal Code']);
  });
});

describe('the file of faults', () => {
  const wrong = aPeopleImportRow({
    row: 14,
    outcome: 'wrong',
    result: ACCOUNT_ROW_TEXTS.addressIncomplete,
    details: ['Please check: State.'],
    cells: { companyName: '=Tires, "24 h"', address: '1 Main St', city: 'Albany', state: 'N.Y.', postalCode: '02138' },
  });

  it('has the columns of the file and one that says why, and starts no formula', () => {
    expect(faultsFile(aPeopleImport(), [wrong])).toBe(
      '\uFEFFRow,Company Name,Address,City,State,Postal Code,Result\r\n' +
        '14,"\'=Tires, ""24 h""",1 Main St,Albany,N.Y.,\'02138,Address is not complete – Please check: State.\r\n',
    );
  });

  it('has number and name once the file is deleted', () => {
    const { cells: _, ...bare } = wrong;
    expect(faultsFile(aPeopleImport(), [{ ...bare, name: 'Tires' }])).toBe(
      '\uFEFFRow,Name,Result\r\n14,Tires,Address is not complete – Please check: State.\r\n',
    );
  });

  it.each([
    ['accounts_ny.csv', 'accounts_ny-faults.csv'],
    ['accounts', 'accounts-faults.csv'],
    ['a.b.txt', 'a.b-faults.csv'],
  ])('of %s is called %s', (name, expected) => {
    expect(faultsFileName(name)).toBe(expected);
  });
});

describe('the rows that are shown', () => {
  it.each([
    { state: 'checked', wrong: 3, left: 0, shown: 'faults', why: 'they are to be corrected' },
    { state: 'checked', wrong: 0, left: 0, shown: 'all', why: 'no row has a fault' },
    { state: 'takenBack', wrong: 3, left: 2, shown: 'left', why: 'somebody asks why they stay' },
    { state: 'takenBack', wrong: 3, left: 0, shown: 'faults', why: 'everything was taken back' },
  ] as const)('of an import that is $state are $shown, because $why', ({ state, wrong, left, shown }) => {
    const outcomes = { new: 1, changed: 0, same: 0, wrong, leftOut: 0 };
    expect(usualRows(aPeopleImport({ state, left, outcomes }))).toBe(shown);
  });

  it.each([
    { show: undefined, outcome: undefined, result: '', only: 'faults', why: 'the usual ones' },
    { show: 'all', outcome: undefined, result: '', only: undefined, why: 'all' },
    {
      show: undefined,
      outcome: undefined,
      result: 'Updated',
      only: undefined,
      why: 'a result is looked for among all rows',
    },
    { show: undefined, outcome: 'new', result: '', only: undefined, why: 'so is an outcome' },
    { show: 'left', outcome: undefined, result: '', only: 'left', why: 'those that taking back left' },
  ] as const)('with show=$show, outcome=$outcome and result=$result are only $only: $why', (each) => {
    const { show, outcome, result, only } = each;
    const location = { show, outcome, result, sort: 'Row', isAscending: true, page: 3, take: 25 } as const;
    expect(windowOf(location, 'faults')).toEqual({ skip: 50, take: 25, only, outcome, result: result || undefined });
  });
});

describe('a file that can’t be imported', () => {
  it.each([
    { name: 'a.csv', size: 10, fault: undefined, why: 'a small table' },
    { name: 'a.csv', size: MOST_PEOPLE_FILE_BYTES, fault: undefined, why: 'the largest file' },
    { name: 'a.csv', size: 0, fault: PEOPLE_IMPORT_TEXTS.noRows, why: 'nothing in it' },
    {
      name: 'a.csv',
      size: MOST_PEOPLE_FILE_BYTES + 1,
      fault: 'This file has more than 50 MB. Please split it.',
      why: 'too large',
    },
    { name: 'A.XLSX', size: 10, fault: PEOPLE_IMPORT_TEXTS.unreadable, why: 'a spreadsheet' },
    { name: 'a.ods', size: 10, fault: PEOPLE_IMPORT_TEXTS.unreadable, why: 'a spreadsheet' },
  ])('$name with $size bytes: $why', ({ name, size, fault }) => {
    expect(fileFault({ name, size })).toBe(fault);
  });
});
