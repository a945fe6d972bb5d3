import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountAfter, administratorOf } from '#functions/account-saves/account-rule.ts';
import { accountView } from '#functions/accounts/account-view.ts';
import { accountsContract } from '#shared/contracts/accounts.ts';
import { AppError } from '#shared/errors.ts';
import { MARKABLE_CODES } from '#shared/rules/accounts/account-fields.ts';
import { changedFields } from '#shared/rules/accounts/fields/changed-fields.ts';
import { givenSettings } from '#shared/rules/accounts/fields/settings-view.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import type { AccountView } from '#shared/schemas/wire/account-view.ts';
import type { Level } from '#shared/values/access.ts';
import { aChild, anAccount } from '../../builders/accounts.ts';
import { aUser, provider } from '../../builders/people.ts';
import { aSignedIn } from '../../builders/signed-in.ts';
import { type AdministratorName, accountAdministration, IDS } from '../../support/account-administration.ts';
import { VALUES } from '../../support/account-values.ts';

const codes = Object.keys(VALUES).map(Number);
const settingCodes = codes.filter((code) => ![130, 200, 201].includes(code));

/** Marks as they can be stored: what may be changed is handed down. */
const someMarks = fc
  .subarray([...MARKABLE_CODES])
  .chain((inheritedFields) =>
    fc.subarray(inheritedFields).map((changeableFields) => ({ inheritedFields, changeableFields })),
  );
const ownValues = fc
  .subarray(settingCodes.filter((code) => code !== 142))
  .map((own) => Object.assign({}, ...own.map((code) => givenSettings(VALUES[code]?.[0] ?? {}))) as Account['settings']);

interface Situation {
  readonly level: Level;
  readonly account: Account;
  readonly parent: Account | undefined;
}

/** Everybody who administers an account: the provider, a parent and a child. */
const someSituation: fc.Arbitrary<Situation> = fc
  .tuple(
    someMarks,
    ownValues,
    ownValues,
    fc.constantFrom<[Level, 'top-level' | 'child']>(
      [0, 'top-level'],
      [0, 'child'],
      [1, 'top-level'],
      [1, 'child'],
      [2, 'child'],
    ),
  )
  .map(([marks, settings, ofChild, [level, kind]]) => {
    const topLevel = anAccount({ ...marks, settings });
    // A child restricts checkout only, which the first value of every field does.
    return kind === 'child'
      ? { level, account: aChild({ settings: ofChild }), parent: topLevel }
      : { level, account: topLevel, parent: undefined };
  });

const NO_ONE = { children: [], customers: [], websites: [], insurers: [], providerStaff: [], parentStaff: [] };
const actorOf = (level: Level, accountId = level + 1) => aSignedIn({ level, user: aUser({ accountId, type: 1 }) });

/** 'taken', or why the rule of the server refuses it. */
function answerTo({ level, account, parent }: Situation, body: Parameters<typeof accountAfter>[3]['body']): string {
  try {
    accountAfter(administratorOf(actorOf(level)), account, parent, { body, version: 99, idempotency: undefined });
    return 'taken';
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.code;
  }
}
const viewOf = ({ level, ...found }: Situation): AccountView =>
  accountView(actorOf(level), { ...found, circumstances: NO_ONE }, '192.0.2.7');

describe('whatever is marked and owned, at every level', () => {
  it('the fields that the view lets change are those that the server takes', () => {
    fc.assert(
      fc.property(someSituation, (situation) => {
        for (const { code, mayChange, why } of viewOf(situation).fields) {
          expect(mayChange).toBe(why === null);
          for (const body of VALUES[code] ?? []) {
            expect(answerTo(situation, body), `${code}`).toBe(mayChange ? 'taken' : 'forbidden');
          }
          if (settingCodes.includes(code)) {
            expect(answerTo(situation, { reset: [code] }), `${code}`).toBe(mayChange ? 'taken' : 'forbidden');
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  it('so are the marks', () => {
    fc.assert(
      fc.property(someSituation, (situation) => {
        const { inheritedFields, changeableFields, fields } = viewOf(situation);
        for (const { code, mayMark } of fields.filter((field) => MARKABLE_CODES.includes(field.code))) {
          const isMarked = inheritedFields.includes(code);
          const others = (marks: number[]) => marks.filter((mark) => mark !== code);
          const body = {
            inheritedFields: isMarked ? others(inheritedFields) : [...inheritedFields, code],
            changeableFields: others(changeableFields),
          };
          expect(answerTo(situation, body), `${code}`).toBe(mayMark ? 'taken' : 'forbidden');
        }
      }),
      { numRuns: 200 },
    );
  });

  it('so is deactivating', () => {
    fc.assert(
      fc.property(someSituation, (situation) => {
        const { mayDeactivate } = viewOf(situation);
        expect(answerTo(situation, { active: false })).toBe(mayDeactivate ? 'taken' : 'forbidden');
      }),
    );
  });

  it('a save with anything that may not be changed changes nothing, whatever else it has', () => {
    fc.assert(
      fc.property(someSituation, fc.subarray(codes, { minLength: 1, maxLength: 6 }), (situation, named) => {
        const body = Object.assign({}, ...named.map((code) => VALUES[code]?.[0]));
        const mayChange = new Map(viewOf(situation).fields.map((field) => [field.code, field.mayChange]));
        const isAllowed = named.every((code) => mayChange.get(code));
        expect(answerTo(situation, body)).toBe(isAllowed ? 'taken' : 'forbidden');
      }),
      { numRuns: 500 },
    );
  });
});

describe('in the table', () => {
  const { changeAccount, getAccount } = accountsContract;
  let world: Awaited<ReturnType<typeof accountAdministration>>;
  beforeAll(async () => {
    world = await accountAdministration();
  });
  const some = fc.record({
    by: fc.constantFrom<AdministratorName>('provider', 'summit', 'east'),
    marks: someMarks,
    own: ownValues,
    named: fc.subarray(codes, { minLength: 1, maxLength: 3 }),
  });

  it('the view and the save agree too, and what is refused changes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(some, async ({ by, marks, own, named }) => {
        await world.set('summit', marks);
        await world.set('east', { settings: own, address: anAccount().address });
        const visitor = await world.as(by);
        const view = (await visitor.call(getAccount, { params: { id: String(IDS.east) } })).output();
        const isAllowed = named.every((code) => view.fields.find((field) => field.code === code)?.mayChange);
        const before = await world.find('east');
        const body = {
          id: view.id,
          version: view.version,
          ...Object.assign({}, ...named.map((code) => VALUES[code]?.[1])),
        };
        const { status } = await visitor.call(changeAccount, { body });
        expect(status).toBe(isAllowed ? 200 : 403);
        const after = await world.accounts.find(provider, IDS.east);
        if (!isAllowed) expect(after).toEqual(before);
        else expect(after && changedFields(before, after).every((key) => named.includes(Number(key)))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
