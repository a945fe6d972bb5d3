import { expect, it } from 'vitest';
import { accountRows } from '#shared/rules/people-imports/account-rows.ts';
import { companyOfRow } from '#shared/rules/people-imports/company-of-row.ts';
import { rowJudge } from '#shared/rules/people-imports/row-judge.ts';
import { USER_ROWS, userRowPlan } from '#shared/rules/people-imports/user-rows.ts';
import { ACCOUNT_ROW, USER_ROW } from '../../builders/admin/import-rows.ts';

const columnsOf = (judged: object): readonly string[] =>
  (judged as { readonly fault?: { readonly columns: readonly string[] } }).fault?.columns ?? [];
const holder = (userId: string) => ({ userId, accountId: 7 });

it.each([
  { row: { companyName: '' }, columns: ['Company Name'], why: 'it has no name' },
  { row: { city: '', state: '' }, columns: ['City', 'State'], why: 'both are missing' },
  { row: { country: 'Atlantis' }, columns: ['Country'], why: 'there is no such country' },
  { row: { storeNumber: '1'.repeat(21), type: 'Garage' }, columns: ['Store Number', 'Type'], why: 'both are at fault' },
  { row: { orderProcessType: 'Sometimes' }, columns: ['Order Process Type'], why: 'there is no such type' },
])('an account row marks $columns, because $why', ({ row, columns }) => {
  expect(columnsOf(rowJudge(accountRows(0))({ ...ACCOUNT_ROW, ...row }))).toEqual(columns);
});

it.each([
  { row: { email: 'nobody' }, columns: ['Email'], why: 'it is no address' },
  { row: { phoneNumber: '12' }, columns: ['Phone Number'], why: 'digits are missing' },
  { row: { postalCode: '8040' }, columns: ['Postal Code'], why: 'a zero was lost' },
  { row: { firstName: ' ', userName: 'ana' }, columns: ['UserName', 'First Name'], why: 'the form refuses both' },
])('a user row marks $columns, because $why', ({ row, columns }) => {
  expect(columnsOf(rowJudge(USER_ROWS)({ ...USER_ROW, ...row }))).toEqual(columns);
});

it('a repeat marks the names that have to differ', () => {
  const [accounts, users] = [rowJudge(accountRows(0)), rowJudge(USER_ROWS)];
  expect([ACCOUNT_ROW, ACCOUNT_ROW].map(accounts).map(columnsOf)).toEqual([[], ['Company Name']]);
  expect([USER_ROW, USER_ROW].map(users).map(columnsOf)).toEqual([[], ['Email', 'UserName']]);
});

it('a company that is not there, or there twice, marks the column that tells which is meant', () => {
  const named = (id: number) => ({ id, companyName: 'East', isActive: true, parentId: id + 100 });
  const find = companyOfRow([named(1), named(2)]);
  expect(columnsOf(find({ company: 'West' }))).toEqual(['Company']);
  expect(columnsOf(find({ company: 'East' }))).toEqual(['Parent']);
});

it('a name that somebody has marks its column', () => {
  expect(columnsOf(userRowPlan(7, { ofName: holder('a'), ofEmail: undefined }))).toEqual(['UserName']);
  expect(columnsOf(userRowPlan(7, { ofName: undefined, ofEmail: holder('a') }))).toEqual(['Email']);
});
