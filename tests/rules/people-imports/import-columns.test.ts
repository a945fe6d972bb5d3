import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ACCOUNT_COLUMNS,
  readHeadings,
  rowOfCells,
  tooLongCells,
  USER_COLUMNS,
} from '#shared/rules/people-imports/import-columns.ts';
import { IMPORT_ROW_TEXTS } from '#shared/texts/imports/people-import-texts.ts';

const ACCOUNT_HEADINGS = [
  'Company Name',
  'Address',
  'Address 2',
  'City',
  'State',
  'Postal Code',
  'Country',
  'Store Number',
  'Type',
  'Parent',
  'Order Process Type',
];
const USER_HEADINGS = [
  'Company',
  'Parent',
  'First Name',
  'Last Name',
  'Email',
  'UserName',
  'Phone Number',
  ...ACCOUNT_HEADINGS.slice(1, 7),
];

describe('the columns of an import', () => {
  it('are those of the specification, in its order', () => {
    expect(ACCOUNT_COLUMNS.map(({ heading }) => heading)).toEqual(ACCOUNT_HEADINGS);
    expect(USER_COLUMNS.map(({ heading }) => heading)).toEqual(USER_HEADINGS);
  });

  it('are found in any order and any case', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(USER_HEADINGS), fc.boolean(), (headings, isUpper) => {
        const written = headings.map((heading) => (isUpper ? heading.toUpperCase() : heading.toLowerCase()));
        const { places, ignored, missing, refused } = readHeadings(USER_COLUMNS, written, 2);
        expect(places.size).toBe(headings.length);
        expect(rowOfCells(places, headings)).toEqual(
          Object.fromEntries(
            USER_COLUMNS.filter(({ heading }) => headings.includes(heading)).map(({ field, heading }) => [
              field,
              heading,
            ]),
          ),
        );
        expect([ignored, refused]).toEqual([[], []]);
        expect(missing).toHaveLength(USER_HEADINGS.length - headings.length);
      }),
    );
  });

  it.each([
    { heading: 'company_name', why: 'spreadsheets and databases write it so' },
    { heading: ' Company  Name ', why: 'blanks do not matter' },
    { heading: 'CompanyName', why: 'the API writes it so' },
    { heading: 'Company\u0000 Name', why: 'C22: control characters do not matter' },
    { heading: '\uFEFFCompany Name', why: 'C01: the byte order mark is no part of the name' },
  ])('$heading is Company Name: $why', ({ heading }) => {
    expect([...readHeadings(ACCOUNT_COLUMNS, [heading], 1).places]).toEqual([['companyName', 0]]);
  });

  it('that are unknown are listed and ignored', () => {
    const { places, ignored, refused } = readHeadings(ACCOUNT_COLUMNS, ['Fax', 'City', '', 'Web  Site'], 0);
    expect([[...places], ignored, refused]).toEqual([[['city', 1]], ['Fax', 'Web Site'], []]);
  });

  it.each([
    { level: 0, ignored: [] },
    { level: 1, ignored: ['Type', 'Parent'] },
  ] as const)('Type and Parent of accounts are for the provider: level $level', ({ level, ignored }) => {
    expect(readHeadings(ACCOUNT_COLUMNS, ACCOUNT_HEADINGS, level).ignored).toEqual(ignored);
  });

  it.each(['Password', 'PASSWORD', 'pass word', 'Confirm Password', 'PasswordConfirm'])(
    'a column %s refuses the file',
    (heading) => {
      const { refused } = readHeadings(USER_COLUMNS, ['Email', heading], 1);
      expect(refused).toEqual(['Passwords are never imported. Please remove the column Password from the file.']);
    },
  );

  it.each([
    { headings: ['City', 'city'], repeated: 'city', why: 'C10: the same name twice' },
    { headings: ['Phone Number', 'Phone'], repeated: 'Phone', why: 'two names for the same' },
  ])('$headings refuse the file: $why', ({ headings, repeated }) => {
    const { refused } = readHeadings(USER_COLUMNS, headings, 1);
    expect(refused).toEqual([`The column “${repeated}” appears more than once.`]);
  });
});

describe('the cells of a row', () => {
  const { places } = readHeadings(ACCOUNT_COLUMNS, ['Company Name', 'Store Number', 'City'], 1);

  it.each([
    { cells: ['A', '0010', 'X'], row: { companyName: 'A', storeNumber: '0010', city: 'X' }, why: 'C05: zeros stay' },
    {
      cells: ['A', '1E9003', ''],
      row: { companyName: 'A', storeNumber: '1E9003', city: '' },
      why: 'C07: it is a text',
    },
    { cells: ['A'], row: { companyName: 'A', storeNumber: '', city: '' }, why: 'a row may be short' },
    { cells: ["'=A1", '', ''], row: { companyName: '=A1', storeNumber: '', city: '' }, why: 'an export guards it' },
    { cells: ["'A1", '', ''], row: { companyName: "'A1", storeNumber: '', city: '' }, why: 'nothing is guarded here' },
  ])('$cells: $why', ({ cells, row }) => {
    expect(rowOfCells(places, cells)).toEqual(row);
  });

  it('that are too long are named', () => {
    expect(tooLongCells(ACCOUNT_COLUMNS, { companyName: ` ${'x'.repeat(100)} `, storeNumber: '1'.repeat(21) })).toEqual(
      [{ heading: 'Store Number', message: IMPORT_ROW_TEXTS.tooLong('Store Number', 20) }],
    );
    expect(IMPORT_ROW_TEXTS.tooLong('City', 60)).toBe('City can have at most 60 characters.');
  });
});
