import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Company, companyOfRow } from '#shared/rules/people-imports/company-of-row.ts';
import { rowJudge } from '#shared/rules/people-imports/row-judge.ts';
import { USER_ROWS, userRowPlan } from '#shared/rules/people-imports/user-rows.ts';
import type { UserImportRow } from '#shared/schemas/wire/import-rows.ts';
import { ACCOUNT_ROW_TEXTS, IMPORT_ROW_TEXTS, USER_ROW_TEXTS } from '#shared/texts/imports/people-import-texts.ts';
import { ACCOUNT_TEXTS } from '#shared/texts/session/account-texts.ts';
import { USER_ROW as ROW } from '../../builders/admin/import-rows.ts';

const userRowJudge = () => rowJudge(USER_ROWS);

const resultOf = (judged: ReturnType<ReturnType<typeof userRowJudge>>) =>
  'fault' in judged ? judged.fault.result : 'good';

it('the results are the texts of the specification, letter by letter', () => {
  expect(Object.values(USER_ROW_TEXTS)).toEqual([
    'Email is not valid',
    'Phone Number is not complete',
    'Email and UserName must be Unique',
    'UserName already exists',
    'Email already exists',
    'Company does not exist',
    'Added with password',
    'Updated',
    'Rejected',
    'No Account Found',
    'Failed to insert',
  ]);
});

describe('a row of a user file', () => {
  it.each([
    { row: { email: 'ana@example' }, result: USER_ROW_TEXTS.emailInvalid, details: [], why: 'it has no domain' },
    { row: { email: 'a@b.nosuch' }, result: USER_ROW_TEXTS.emailInvalid, details: [], why: 'there is no such domain' },
    { row: { email: undefined }, result: USER_ROW_TEXTS.emailInvalid, details: [], why: 'the file has no emails' },
    { row: { phoneNumber: '555-0142' }, result: USER_ROW_TEXTS.phoneIncomplete, details: [], why: 'no area code' },
    {
      row: { address: '' },
      result: ACCOUNT_ROW_TEXTS.addressIncomplete,
      details: ['Please check: Address.'],
      why: 'a user needs one',
    },
    {
      row: { firstName: ' ', userName: 'ana' },
      result: USER_ROW_TEXTS.rejected,
      details: [ACCOUNT_TEXTS.userNameTooShort, 'First Name is required'],
      why: 'the form refuses it too',
    },
    {
      row: { city: 'x'.repeat(61) },
      result: USER_ROW_TEXTS.rejected,
      details: [IMPORT_ROW_TEXTS.tooLong('City', 60)],
      why: 'no form takes it',
    },
  ])('$row is refused: $why', ({ row, result, details }) => {
    expect(userRowJudge()({ ...ROW, ...row })).toMatchObject({ fault: { result, details } });
  });

  it.each([
    { row: {}, body: { phoneNumber: '3035550142', country: 'US' }, why: 'a phone number is its digits' },
    { row: { userName: '' }, body: { userName: 'ana.silva@example.com' }, why: 'the email is the default' },
    { row: { address2: ' ' }, body: { address2: '' }, why: 'an empty cell takes the second line away' },
  ])('$row becomes $body: $why', ({ row, body }) => {
    expect(userRowJudge()({ ...ROW, ...row })).toMatchObject({ body });
  });

  it('leaves the second line as it is where the file has no such column', () => {
    const judged = userRowJudge()(ROW);
    expect('body' in judged && 'address2' in judged.body).toBe(false);
  });
});

describe('a user name or an email that comes again', () => {
  it.each([
    { second: { userName: 'other.name' }, result: USER_ROW_TEXTS.repeated, why: 'the email is the same' },
    { second: { email: 'b@example.com' }, result: USER_ROW_TEXTS.repeated, why: 'the user name is the same' },
    { second: { email: 'ANA.SILVA@example.com' }, result: USER_ROW_TEXTS.repeated, why: 'case does not matter' },
    { second: { phoneNumber: '1' }, result: USER_ROW_TEXTS.phoneIncomplete, why: 'that is wrong first' },
    { second: { email: 'b@example.com', userName: '' }, result: 'good', why: 'both are new' },
  ])('$second: $result, because $why', ({ second, result }) => {
    const judge = userRowJudge();
    judge(ROW);
    expect(resultOf(judge({ ...ROW, ...second }))).toBe(result);
  });

  it('takes no name away from the rows after it', () => {
    const judge = userRowJudge();
    judge(ROW);
    judge({ ...ROW, userName: 'other.name' });
    expect(resultOf(judge({ ...ROW, userName: 'other.name', email: 'b@example.com' }))).toBe('good');
  });

  it('has the same result wherever the file is cut into batches, and every good name is there once', () => {
    const row: fc.Arbitrary<UserImportRow> = fc.record({
      email: fc.constantFrom('a@example.com', 'A@example.com', 'b@example.com', 'none'),
      userName: fc.constantFrom('user.one', 'User.One', 'user.two', ''),
    });
    fc.assert(
      fc.property(fc.array(row), fc.integer({ min: 1, max: 7 }), (rows, size) => {
        const file = rows.map((each) => ({ ...ROW, ...each }));
        const whole = file.map(userRowJudge());
        const judge = userRowJudge();
        const batches = Array.from({ length: Math.ceil(file.length / size) }, (_, index) =>
          file.slice(index * size, (index + 1) * size),
        );
        expect(batches.flatMap((batch) => batch.map(judge))).toEqual(whole);
        const good = whole.flatMap((judged) => ('body' in judged ? [judged.body] : []));
        for (const field of ['email', 'userName'] as const) {
          expect(new Set(good.map((body) => body[field].toLowerCase())).size).toBe(good.length);
        }
      }),
    );
  });
});

describe('whom a good row is about (decision B412)', () => {
  const ana = { userId: 'ana', accountId: 3 };
  const tom = { userId: 'tom', accountId: 3 };
  const zoe = { userId: 'zoe', accountId: 9 };

  it.each([
    { ofName: undefined, ofEmail: undefined, plan: { kind: 'add' }, why: 'nobody has them' },
    { ofName: ana, ofEmail: ana, plan: { kind: 'update', userId: 'ana' }, why: 'one user of the company has both' },
    { ofName: zoe, ofEmail: zoe, plan: USER_ROW_TEXTS.userNameExists, why: 'they belong to another company' },
    { ofName: ana, ofEmail: tom, plan: USER_ROW_TEXTS.userNameExists, why: 'two users have them' },
    { ofName: ana, ofEmail: undefined, plan: USER_ROW_TEXTS.userNameExists, why: 'the email is another one' },
    { ofName: undefined, ofEmail: ana, plan: USER_ROW_TEXTS.emailExists, why: 'the user name is another one' },
  ])('$plan: $why', ({ ofName, ofEmail, plan }) => {
    const found = userRowPlan(3, { ofName, ofEmail });
    expect('fault' in found ? found.fault.result : found).toEqual(plan);
  });
});

describe('the company of a row (decision B413)', () => {
  const companies: Company[] = [
    { id: 2, companyName: 'Summit', isActive: true },
    { id: 3, parentId: 2, companyName: 'East', isActive: true },
    { id: 4, companyName: 'Northside', isActive: true },
    { id: 5, parentId: 4, companyName: 'East', isActive: true },
    { id: 6, parentId: 4, companyName: 'Summit', isActive: true },
  ];
  const several = [USER_ROW_TEXTS.noCompany, IMPORT_ROW_TEXTS.severalCompanies];

  it.each([
    { row: { company: 'northside ' }, found: 4, why: 'case and blanks do not matter' },
    { row: { company: 'East', parent: 'Summit' }, found: 3, why: 'the parent tells which' },
    { row: { company: 'East', parent: 'NORTHSIDE' }, found: 5, why: 'the parent tells which' },
    { row: { company: 'East' }, found: several, why: 'there are two' },
    { row: { company: 'East', parent: '' }, found: several, why: 'neither is at the top' },
    { row: { company: 'Summit' }, found: several, why: 'there are two' },
    { row: { company: 'Summit', parent: '' }, found: 2, why: 'an empty cell means the one at the top' },
    { row: { company: 'Summit', parent: 'Northside' }, found: 6, why: 'the parent tells which' },
    { row: { company: 'East', parent: 'West' }, found: [USER_ROW_TEXTS.noCompany], why: 'there is no such parent' },
    { row: { company: 'West' }, found: [USER_ROW_TEXTS.noCompany], why: 'there is no such company' },
    { row: { company: '' }, found: [USER_ROW_TEXTS.noCompany], why: 'no company is named' },
  ])('$row: $why', ({ row, found }) => {
    const answer = companyOfRow(companies)(row);
    expect('fault' in answer ? [answer.fault.result, ...answer.fault.details] : answer.company.id).toEqual(found);
  });

  it('of a branch may name a parent that its administrator does not administer', () => {
    const [summit, east] = companies as [Company, Company];
    const find = companyOfRow([east], [summit]);
    expect(find({ company: 'East', parent: 'Summit' })).toEqual({ company: east });
    expect(find({ company: 'Summit' })).toMatchObject({ fault: { result: 'Company does not exist' } });
  });

  it('tells what to do about several', () => {
    expect(IMPORT_ROW_TEXTS.severalCompanies).toBe(
      'Several companies have this name. Please add the column Parent with the name of the parent company.',
    );
  });
});
