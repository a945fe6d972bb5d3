import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { importsContract } from '#shared/contracts/imports.ts';
import type { RowCorrection } from '#shared/schemas/wire/people-import-view.ts';
import {
  ACCOUNT_ROW_TEXTS,
  IMPORT_ROW_TEXTS,
  PEOPLE_IMPORT_TEXTS,
  USER_ROW_TEXTS,
} from '#shared/texts/imports/people-import-texts.ts';
import { type PeopleWorld, peopleWorld } from '../../../support/people-imports/people-world.ts';

const HEADER = 'Company Name,Address,City,State,Postal Code,Parent';
interface Cells {
  readonly companyName: string;
  readonly city: string;
  readonly parent: string;
}
const line = ({ companyName, city, parent }: Cells) => `${companyName},9 High St,${city},CO,80401,${parent}`;
const fileOf = (rows: readonly Cells[]) => [HEADER, ...rows.map(line)].join('\n');
const row = (companyName: string, { city = 'Golden', parent = '' } = {}): Cells => ({ companyName, city, parent });

let world: PeopleWorld;
beforeEach(async () => {
  world = await peopleWorld();
});

const resultsOf = async (id: string) => (await world.rows(id)).data.map(({ result, outcome }) => result || outcome);

describe('a correction', () => {
  it('makes the next row of a name the first one', async () => {
    const { id } = await world.checked(fileOf([row('Shop'), row('Shop'), row('Shop')]));
    await world.correct(id, [{ row: 1, cells: { companyName: 'Other' } }]);
    const { imported, repeated } = ACCOUNT_ROW_TEXTS;
    expect(await resultsOf(id)).toEqual([imported, imported, repeated]);
    await world.correct(id, [
      { row: 1, leaveOut: true },
      { row: 2, leaveOut: true },
    ]);
    expect(await resultsOf(id)).toEqual(['leftOut', 'leftOut', imported]);
    await world.correct(id, [{ row: 2, leaveOut: false }]);
    expect(await resultsOf(id)).toEqual(['leftOut', imported, repeated]);
  });

  it('finds the parent that a corrected row makes', async () => {
    const { id } = await world.checked(fileOf([row('Chain', { city: '' }), row('Chain One', { parent: 'Chain' })]));
    expect(await resultsOf(id)).toEqual([ACCOUNT_ROW_TEXTS.addressIncomplete, USER_ROW_TEXTS.noCompany]);
    await world.correct(id, [{ row: 1, cells: { city: 'Golden' } }]);
    expect(await resultsOf(id)).toEqual([ACCOUNT_ROW_TEXTS.imported, ACCOUNT_ROW_TEXTS.imported]);
  });

  it('of rows that are in or not there is refused, and changes nothing', async () => {
    const { id } = await world.checked(fileOf([row('Shop'), row('')]));
    await world.saved(id);
    const before = await world.rows(id);
    const cells = { city: 'Boulder' };
    expect(
      await world.correct(id, [
        { row: 2, cells },
        { row: 1, cells },
      ]),
    ).toMatchObject({
      status: 409,
      errors: PEOPLE_IMPORT_TEXTS.rowIsIn(1),
    });
    expect(await world.correct(id, [{ row: 3, cells }])).toMatchObject({
      status: 400,
      errors: PEOPLE_IMPORT_TEXTS.noSuchRow(3),
    });
    expect(await world.rows(id)).toEqual(before);
  });

  it('by two people at once loses neither', async () => {
    const { id } = await world.checked(fileOf([row('Shop', { city: '' }), row('Depot', { city: '' })]));
    await Promise.all([1, 2].map((each) => world.correct(id, [{ row: each, cells: { city: 'Golden' } }])));
    expect(await world.found(id)).toMatchObject({ ready: 2, outcomes: { new: 2, wrong: 0 } });
  });

  it('answers with the other rows that it touches, after the corrected ones', async () => {
    const { id } = await world.checked(fileOf([row('Shop'), row('Depot'), row('Shop')]));
    expect((await resultsOf(id)).at(-1)).toBe(ACCOUNT_ROW_TEXTS.repeated);
    const { rows } = (await world.correct(id, [{ row: 1, cells: { companyName: 'Garage' } }])).output();
    expect(rows.map(({ row: place, outcome }) => [place, outcome])).toEqual([
      [1, 'new'],
      [3, 'new'],
    ]);
  });

  it('is listed by outcome', async () => {
    const { id } = await world.checked(fileOf([row('Shop'), row('Depot', { city: '' }), row('Garage')]));
    await world.correct(id, [{ row: 3, leaveOut: true }]);
    const listed = async (Outcome: string) => (await world.rows(id, { Outcome })).data.map(({ name }) => name);
    expect([await listed('new'), await listed('wrong'), await listed('leftOut'), await listed('same')]).toEqual([
      ['Shop'],
      ['Depot'],
      ['Garage'],
      [],
    ]);
  });

  it('of all rows alike replaces a cell in the rows with a fault', async () => {
    const { id } = await world.checked(fileOf([row('A', { city: '' }), row('B'), row('C', { city: '' })]));
    const body = { replace: [{ column: 'City', from: '', to: 'Boulder' }] };
    const visitor = await world.as('provider');
    const call = { params: { id }, body };
    const answer = (
      await visitor.call(importsContract.correctPeopleImportRows, call, { idempotencyKey: randomUUID() })
    ).output();
    expect(answer).toMatchObject({ replaced: 2, import: { ready: 3 }, rows: [{ row: 1 }, { row: 3 }] });
    const wrong = { params: { id }, body: { replace: [{ column: 'Colour', from: '', to: 'red' }] } };
    expect(
      await visitor.call(importsContract.correctPeopleImportRows, wrong, { idempotencyKey: randomUUID() }),
    ).toMatchObject({
      status: 400,
      errors: PEOPLE_IMPORT_TEXTS.unknownColumn('Colour'),
    });
  });
});

const cellsArbitrary = fc.record({
  companyName: fc.constantFrom('', 'Shop', 'Depot', 'Chain', 'Chain One'),
  city: fc.constantFrom('Golden', ''),
  parent: fc.constantFrom('', '', 'Chain', 'Nobody'),
});

it('correcting rows has the results of importing the corrected file', { timeout: 300_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(cellsArbitrary, { minLength: 1, maxLength: 7 }),
      fc.array(fc.tuple(fc.nat(6), cellsArbitrary), { maxLength: 4 }),
      async (rows, changes) => {
        const corrected = [...rows];
        const corrections: RowCorrection[] = [];
        for (const [place, cells] of changes) {
          if (place >= rows.length) continue;
          corrected[place] = cells;
          corrections.push({ row: place + 1, cells });
        }
        const { id } = await world.checked(fileOf(rows), { mapping: MAPPING });
        for (const correction of corrections) (await world.correct(id, [correction])).output();
        const whole = await world.checked(fileOf(corrected), { mapping: MAPPING });
        const [one, other] = [await world.rows(id), await world.rows(whole.id)];
        expect(one).toEqual(other);
      },
    ),
    { numRuns: 25 },
  );
});

const MAPPING = HEADER.split(',').map((column) => ({ column, heading: column }));

describe('the mapping of columns', () => {
  const FILE = 'facility_name,street,city_from_zip,state_from_zip,zip,expiration\nShop,9 High St,Golden,CO,80401,soon';
  const CHOSEN = [
    { column: 'Company Name', heading: 'facility_name' },
    { column: 'Address', heading: 'street' },
    { column: 'City', heading: 'city_from_zip' },
    { column: 'State', heading: 'state_from_zip' },
    { column: 'Postal Code', heading: 'zip' },
  ];

  it('is asked for if a column is missing that every row needs, chosen, and remembered', async () => {
    const asked = await world.checked(FILE);
    expect(asked).toMatchObject({
      state: 'mapping',
      message: PEOPLE_IMPORT_TEXTS.missingColumns('Company Name'),
      headings: FILE.split('\n')[0]?.split(','),
      samples: [['Shop', '9 High St', 'Golden', 'CO', '80401', 'soon']],
      mapping: [{ column: 'Postal Code', heading: 'zip' }],
      mappedBy: 'headings',
    });
    expect(asked.columns[0]).toEqual({ column: 'Company Name', cell: 'CompanyName', isRequired: true });
    (await world.map(asked.id, CHOSEN)).output();
    await world.settle();
    const mapped = await world.found(asked.id);
    expect(mapped).toMatchObject({
      state: 'checked',
      mappedBy: 'given',
      ignored: ['expiration'],
      outcomes: { new: 1 },
    });
    expect(mapped.message).toBeUndefined();
    const next = await world.checked(FILE.replace('Shop', 'Depot'));
    expect(next).toMatchObject({ state: 'checked', mappedBy: 'remembered', mapping: CHOSEN, outcomes: { new: 1 } });
  });

  it.each([
    { mapping: [{ column: 'Colour', heading: 'zip' }], message: PEOPLE_IMPORT_TEXTS.unknownColumn('Colour') },
    { mapping: [{ column: 'City', heading: 'town' }], message: PEOPLE_IMPORT_TEXTS.unknownHeading('town') },
    {
      mapping: [
        { column: 'City', heading: 'zip' },
        { column: 'City', heading: 'street' },
      ],
      message: IMPORT_ROW_TEXTS.repeatedColumn('City'),
    },
  ])('is refused: $message', async ({ mapping, message }) => {
    const { id } = await world.checked(FILE);
    expect(await world.map(id, mapping)).toMatchObject({ status: 400, errors: message });
    expect(await world.found(id)).toMatchObject({ state: 'mapping' });
  });
});
