import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountRows } from '#shared/rules/people-imports/account-rows.ts';
import { rowJudge } from '#shared/rules/people-imports/row-judge.ts';
import type { AccountImportRow } from '#shared/schemas/wire/import-rows.ts';
import { ACCOUNT_ROW_TEXTS, IMPORT_ROW_TEXTS, USER_ROW_TEXTS } from '#shared/texts/imports/people-import-texts.ts';
import { ACCOUNT_ROW as ROW } from '../../builders/admin/import-rows.ts';

const judge = (row: AccountImportRow, level: 0 | 1 = 0) => rowJudge(accountRows(level))(row);
const resultOf = (judged: ReturnType<typeof judge>) => ('fault' in judged ? judged.fault.result : 'good');

it('the results are the texts of the specification, letter by letter', () => {
  expect(Object.values(ACCOUNT_ROW_TEXTS)).toEqual([
    'Company Name does not exist',
    'Address is not complete',
    'Multiples of this Company Name exist',
    'Company already exists',
    'Imported Successfully.',
  ]);
});

describe('a row of an account file', () => {
  it.each([
    { row: { companyName: ' ' }, result: ACCOUNT_ROW_TEXTS.noName, details: [], why: 'it has no name' },
    { row: { companyName: undefined }, result: ACCOUNT_ROW_TEXTS.noName, details: [], why: 'the file has no names' },
    {
      row: { city: '', state: '' },
      result: ACCOUNT_ROW_TEXTS.addressIncomplete,
      details: ['Please check: City, State.'],
      why: 'C16: 19 rows have neither',
    },
    {
      row: { postalCode: '8040' },
      result: ACCOUNT_ROW_TEXTS.addressIncomplete,
      details: ['Please check: Postal Code.'],
      why: 'a zero was lost',
    },
    {
      row: { country: 'Atlantis' },
      result: ACCOUNT_ROW_TEXTS.addressIncomplete,
      details: ['Please check: Country.'],
      why: 'there is no such country',
    },
    {
      row: { companyName: 'x'.repeat(101) },
      result: USER_ROW_TEXTS.rejected,
      details: [IMPORT_ROW_TEXTS.tooLong('Company Name', 100)],
      why: 'no form takes it',
    },
    {
      row: { orderProcessType: 'Sometimes' },
      result: USER_ROW_TEXTS.rejected,
      details: ['Order Process Type must be Normal, For Children or Parent Must Complete.'],
      why: 'there is no such type',
    },
    {
      row: { type: 'Garage' },
      result: USER_ROW_TEXTS.rejected,
      details: ['Type must be Fleet or White Label.'],
      why: 'there is no such type',
    },
    {
      row: { type: 'Fleet', parent: 'Summit' },
      result: USER_ROW_TEXTS.rejected,
      details: ['A child account always has the type of its parent. Please leave Type empty.'],
      why: 'children always inherit it',
    },
  ])('$row is refused: $why', ({ row, result, details }) => {
    expect(judge({ ...ROW, ...row })).toMatchObject({ fault: { result, details } });
  });

  it('of level 1 has no type', () => {
    expect(judge({ ...ROW, type: 'Fleet' }, 1)).toMatchObject({
      fault: {
        result: 'Rejected',
        details: ['Only the provider sets the type of an account. Please leave Type empty.'],
      },
    });
  });

  it.each([
    { row: {}, body: { state: 'CO', country: 'US' }, why: 'the country is that of the postal code' },
    { row: { state: 'Colorado' }, body: { state: 'CO' }, why: 'states have names' },
    { row: { country: 'usa' }, body: { country: 'US' }, why: 'people write it so' },
    { row: { postalCode: '02138', state: 'MA' }, body: { postalCode: '02138' }, why: 'C20: zeros stay' },
    { row: { postalCode: '07001-1234', state: 'NJ' }, body: { postalCode: '07001-1234' }, why: 'C20: nine digits' },
    {
      row: { state: 'Québec', postalCode: 'h2x 1y4' },
      body: { state: 'QC', postalCode: 'H2X1Y4', country: 'CA' },
      why: 'Canada needs no column',
    },
    { row: { type: 'white label' }, body: { type: 'White Label' }, why: 'case does not matter' },
    { row: { orderProcessType: 'For Children' }, body: { orderProcessType: 1 }, why: 'by name' },
    { row: { orderProcessType: '2' }, body: { orderProcessType: 2 }, why: 'by number' },
    { row: { storeNumber: ' 0017 ' }, body: { storeNumber: '0017' }, why: 'C08: zeros stay' },
    { row: { companyName: ' Summit North ' }, body: { companyName: 'Summit North' }, why: 'blanks around it go' },
  ])('$row becomes $body: $why', ({ row, body }) => {
    expect(judge({ ...ROW, ...row })).toMatchObject({ body });
  });
});

describe('a name that comes again (case C17)', () => {
  it.each([
    { second: {}, result: ACCOUNT_ROW_TEXTS.repeated, why: 'the first counts' },
    { second: { companyName: 'SUMMIT  NORTH ' }, result: ACCOUNT_ROW_TEXTS.repeated, why: 'C19: it is the same name' },
    { second: { city: '' }, result: ACCOUNT_ROW_TEXTS.repeated, why: 'every further row is told so' },
    { second: { parent: 'Northside' }, result: 'good', why: 'names are unique under a parent' },
    { second: { companyName: 'Summit South' }, result: 'good', why: 'it is another name' },
  ])('$second: $result, because $why', ({ second, result }) => {
    const judgeRow = rowJudge(accountRows(0));
    judgeRow(ROW);
    expect(resultOf(judgeRow({ ...ROW, ...second }))).toBe(result);
  });

  it('counts from the first row, even if that one is faulty', () => {
    const judgeRow = rowJudge(accountRows(0));
    expect(resultOf(judgeRow({ ...ROW, city: '' }))).toBe(ACCOUNT_ROW_TEXTS.addressIncomplete);
    expect(resultOf(judgeRow(ROW))).toBe(ACCOUNT_ROW_TEXTS.repeated);
  });

  it('is told of each row but the first', () => {
    const judgeRow = rowJudge(accountRows(1));
    const results = Array.from({ length: 156 }, () => resultOf(judgeRow(ROW)));
    expect(results.filter((result) => result === ACCOUNT_ROW_TEXTS.repeated)).toHaveLength(155);
  });

  it('has the same result wherever the file is cut into batches', () => {
    const name = fc.constantFrom('A', 'a', 'B', ' b ', '', 'C');
    const row = fc.record({ companyName: name, city: fc.constantFrom('Golden', '') });
    fc.assert(
      fc.property(fc.array(row), fc.integer({ min: 1, max: 7 }), (rows, size) => {
        const file = rows.map((each) => ({ ...ROW, ...each }));
        const whole = file.map(rowJudge(accountRows(1)));
        const judgeRow = rowJudge(accountRows(1));
        const batches = Array.from({ length: Math.ceil(file.length / size) }, (_, index) =>
          file.slice(index * size, (index + 1) * size),
        );
        expect(batches.flatMap((batch) => batch.map(judgeRow))).toEqual(whole);
        const good = whole.filter((judged) => 'body' in judged).map((judged) => judged.body.companyName.toLowerCase());
        expect(new Set(good).size).toBe(good.length);
      }),
    );
  });
});
