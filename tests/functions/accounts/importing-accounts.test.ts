import { beforeEach, describe, expect, it } from 'vitest';
import { accountsContract } from '#shared/contracts/accounts.ts';
import { accountRows } from '#shared/rules/people-imports/account-rows.ts';
import { rowJudge } from '#shared/rules/people-imports/row-judge.ts';
import type { AccountImportRow } from '#shared/schemas/wire/import-rows.ts';
import { ACCOUNT_ROW_TEXTS, USER_ROW_TEXTS } from '#shared/texts/imports/people-import-texts.ts';
import { ACCOUNT_ROW as ROW } from '../../builders/admin/import-rows.ts';
import { provider } from '../../builders/people.ts';
import { type AdministratorName, accountAdministration, IDS } from '../../support/account-administration.ts';
import { storedItems } from '../../support/stored-items.ts';

const { importAccounts } = accountsContract;
const named = (companyName: string, more: AccountImportRow = {}) => ({ ...ROW, companyName, ...more });

let world: Awaited<ReturnType<typeof accountAdministration>>;
beforeEach(async () => {
  world = await accountAdministration();
});

async function load(
  by: AdministratorName,
  rows: AccountImportRow[],
  { dryRun = false, key = 'key-of-the-batch' } = {},
) {
  const answer = await (await world.as(by)).call(importAccounts, { body: { rows, dryRun } }, { idempotencyKey: key });
  return answer.output().results;
}
const listed = async () => (await world.accounts.list(provider)).map(({ companyName }) => companyName).toSorted();

describe('a batch of accounts', () => {
  it('makes a child for each good row, and tells of each row what became of it', async () => {
    const results = await load('summit', [
      named('Summit North', { storeNumber: '0017', orderProcessType: 'Parent Must Complete' }),
      named(''),
      named('Summit South', { city: '' }),
      named('summit  north'),
      named('Summit East'),
      named('Summit Depot'),
    ]);
    expect(results.map(({ row, outcome, result }) => [row, outcome, result])).toEqual([
      [1, 'new', 'Imported Successfully.'],
      [2, 'wrong', 'Company Name does not exist'],
      [3, 'wrong', 'Address is not complete'],
      [4, 'wrong', 'Multiples of this Company Name exist'],
      [5, 'wrong', 'Company already exists'],
      [6, 'new', 'Imported Successfully.'],
    ]);
    const made = await world.accounts.find(provider, results[0]?.id ?? 0);
    expect(made).toMatchObject({ companyName: 'Summit North', parentId: IDS.summit, storeNumber: '0017' });
    expect(made).toMatchObject({ address: { address1: '9 High St', state: 'CO', country: 'US' }, orderProcessType: 2 });
  });

  it('is kept in the history of each account as an import', async () => {
    const [made] = await load('summit', [ROW]);
    const entries = await world.history.ofThing(provider, 'account', String(made?.id), { skip: 0, take: 10 });
    expect(entries).toMatchObject([{ action: 'created', source: 'import', by: { userId: 'summit-admin' } }]);
  });

  it('changes nothing in a dry run, which tells the same', async () => {
    const rows = [ROW, named('Summit East'), named('X', { state: 'ZZ' }), named('Y', { orderProcessType: '1' })];
    const before = await storedItems(world.table);
    const tried = await load('summit', rows, { dryRun: true });
    expect(await storedItems(world.table)).toEqual(before);
    const withoutId = (results: typeof tried) => results.map((result) => ({ ...result, id: null }));
    expect(withoutId(await load('summit', rows))).toEqual(tried);
    expect(tried.map(({ result }) => result)).toEqual([
      ACCOUNT_ROW_TEXTS.imported,
      ACCOUNT_ROW_TEXTS.exists,
      ACCOUNT_ROW_TEXTS.addressIncomplete,
      USER_ROW_TEXTS.rejected,
    ]);
  });

  it('repeated tells the same and makes nothing more', async () => {
    const rows = [ROW, named('Summit East'), named('Summit South')];
    const first = await load('summit', rows);
    const before = await listed();
    expect(await load('summit', rows)).toEqual(first);
    expect(await listed()).toEqual(before);
  });

  it('goes on after the rows that were saved when it died', async () => {
    const rows = [ROW, named('Summit South'), named('Summit Depot')];
    const [begun] = await load('summit', rows.slice(0, 1));
    const results = await load('summit', rows);
    expect(results.map(({ result }) => result)).toEqual(rows.map(() => ACCOUNT_ROW_TEXTS.imported));
    expect(results[0]?.id).toBe(begun?.id);
  });

  it('under a key that had another row there fails that row, and changes nothing', async () => {
    await load('summit', [ROW]);
    const before = await listed();
    expect((await load('summit', [named('Summit South')])).map(({ result }) => result)).toEqual([
      USER_ROW_TEXTS.failed,
    ]);
    expect(await listed()).toEqual(before);
  });

  it('twice at once makes each company once', async () => {
    const rows = [ROW, named('Summit South')];
    const both = await Promise.all([
      load('summit', rows, { key: 'key-of-one-importer' }),
      load('summit', rows, { key: 'key-of-another-importer' }),
    ]);
    const texts = both.flatMap((results) => results.map(({ result }) => result)).toSorted();
    expect(texts).toEqual([
      ACCOUNT_ROW_TEXTS.exists,
      ACCOUNT_ROW_TEXTS.exists,
      ...rows.map(() => ACCOUNT_ROW_TEXTS.imported),
    ]);
  });
});

describe('the parent of a row', () => {
  it.each([
    { by: 'summit', parent: 'Summit Collision', made: IDS.summit, why: 'it is the own account' },
    { by: 'provider', parent: 'northside fleet', made: IDS.northside, why: 'the provider names any' },
    { by: 'provider', parent: '', made: undefined, why: 'a top-level account has none' },
  ] as const)('$parent, by $by: $why', async ({ by, parent, made }) => {
    const [result] = await load(by, [{ ...ROW, parent }]);
    expect((await world.accounts.find(provider, result?.id ?? 0))?.parentId).toBe(made);
  });

  it.each([
    { by: 'summit', parent: 'Northside Fleet', why: 'it is another tenant' },
    { by: 'summit', parent: 'No such company', why: 'as if it were another tenant’s' },
    { by: 'provider', parent: 'No such company', why: 'there is none' },
    { by: 'provider', parent: 'Summit East', why: 'children have no children' },
    { by: 'provider', parent: 'Great Plains Auto Parts', why: 'the provider has no children' },
  ] as const)('is not $parent by $by, because $why', async ({ by, parent }) => {
    const before = await storedItems(world.table);
    for (const dryRun of [true, false]) {
      const [result] = await load(by, [{ ...ROW, parent }], { dryRun });
      expect(result).toMatchObject({ outcome: 'wrong', result: 'Company does not exist', id: null });
    }
    expect(await storedItems(world.table)).toEqual(before);
  });

  it('can be an account of an earlier row', async () => {
    const results = await load('provider', [named('Peak'), named('Peak One', { parent: 'Peak' })]);
    expect(results.map(({ result }) => result)).toEqual([ACCOUNT_ROW_TEXTS.imported, ACCOUNT_ROW_TEXTS.imported]);
  });
});

it.each([1, 2, 4, 100])('a file has the same results and accounts in batches of %i', async (size) => {
  const file = ['A', 'B', 'a', '', 'C', 'Summit East', 'B', 'D'].map((name) => named(name));
  const judge = rowJudge(accountRows(1));
  const judged = file.map((row) => ({ row, judged: judge(row) }));
  const good = judged.flatMap((each) => ('body' in each.judged ? [each.row] : []));
  const results = [];
  for (let at = 0; at < good.length; at += size) {
    results.push(...(await load('summit', good.slice(at, at + size), { key: `batch-${at}-${size}` })));
  }
  expect(results.map(({ result }) => result)).toEqual([
    ACCOUNT_ROW_TEXTS.imported,
    ACCOUNT_ROW_TEXTS.imported,
    ACCOUNT_ROW_TEXTS.imported,
    ACCOUNT_ROW_TEXTS.exists,
    ACCOUNT_ROW_TEXTS.imported,
  ]);
  expect(await listed()).toEqual(expect.arrayContaining(['A', 'B', 'C', 'D']));
});

it('C23: 250 rows of which 3 are bad go in batches of 100, 100 and 50, and the 3 are named', async () => {
  const bad = [7, 120, 249];
  const file = Array.from({ length: 250 }, (_, index) =>
    named(`Branch ${index}`, bad.includes(index) ? { city: '' } : {}),
  );
  const wrong: string[] = [];
  for (const at of [0, 100, 200]) {
    const results = await load('summit', file.slice(at, at + 100), { dryRun: true });
    for (const { row, outcome, result } of results) if (outcome === 'wrong') wrong.push(`${at + row - 1}: ${result}`);
  }
  expect(wrong).toEqual(bad.map((index) => `${index}: Address is not complete`));
});
