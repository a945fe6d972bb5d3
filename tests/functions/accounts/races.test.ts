import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type AccountChangeBody, accountsContract } from '#shared/contracts/accounts.ts';
import { settingsView } from '#shared/rules/accounts/fields/settings-view.ts';
import { ACCOUNT_TEXTS } from '#shared/texts/session/account-texts.ts';
import type { StoreVisitor } from '../../api-journeys/store-visitor.ts';
import { provider } from '../../builders/people.ts';
import { accountAdministration, IDS } from '../../support/account-administration.ts';
import { VALUES } from '../../support/account-values.ts';

const { changeAccount, createAccount } = accountsContract;
const ROUNDS = 200;
/** Fields with two values that differ, which the provider and the parent may change. */
const CODES = [101, 103, 106, 109, 112, 113, 116, 118, 122, 124, 127, 135, 140, 143, 201];

type Fields = Omit<AccountChangeBody, 'id' | 'version'>;
let world: Awaited<ReturnType<typeof accountAdministration>>;
let [asProvider, asParent] = [] as unknown as [StoreVisitor, StoreVisitor];
beforeAll(async () => {
  world = await accountAdministration();
  [asProvider, asParent] = [await world.as('provider'), await world.as('summit')];
});

const valuesOf = (codes: readonly number[], variant: 0 | 1): Fields =>
  Object.assign({}, ...codes.map((code) => VALUES[code]?.[variant]));
const save = (visitor: StoreVisitor, version: number, fields: Fields, idempotencyKey?: string) =>
  visitor.call(
    changeAccount,
    { body: { id: IDS.summit, version, ...fields } },
    idempotencyKey ? { idempotencyKey } : {},
  );

/** The account's values for the fields of these codes. */
async function stateOf(codes: readonly number[]) {
  const { settings, address } = await world.find('summit');
  const all = { ...settingsView(settings), ...address };
  return Object.fromEntries(
    codes.flatMap((code) => Object.keys(VALUES[code]?.[0] ?? {}).map((name) => [name, Reflect.get(all, name)])),
  );
}
const fresh = () =>
  world.set('summit', {
    settings: {},
    address: { address1: '1 Main St', city: 'Denver', state: 'CO', postalCode: '80202' },
  });

describe('two administrators who save at the same time', () => {
  it('both keep what they changed if it is not the same', async () => {
    const split = fc.tuple(fc.shuffledSubarray(CODES, { minLength: 2 }), fc.nat()).map(([codes, at]) => {
      const cut = 1 + (at % (codes.length - 1));
      return [codes.slice(0, cut), codes.slice(cut)] as const;
    });
    await fc.assert(
      fc.asyncProperty(split, async ([one, other]) => {
        const { version } = await fresh();
        const answers = await Promise.all([
          save(asProvider, version, valuesOf(one, 0)),
          save(asParent, version, valuesOf(other, 1)),
        ]);
        const after = await world.find('summit');
        expect(await stateOf(one)).toMatchObject(valuesOf(one, 0));
        expect(await stateOf(other)).toMatchObject(valuesOf(other, 1));
        expect(answers.map(({ status }) => status)).toEqual([200, 200]);
        expect(after.version).toBe(version + 2);
      }),
      { numRuns: ROUNDS },
    );
  });

  it('one of them is told if both changed a field, and nothing of that save is kept', async () => {
    const overlapping = fc.record({
      both: fc.shuffledSubarray(CODES.slice(0, 7), { minLength: 1, maxLength: 3 }),
      one: fc.shuffledSubarray(CODES.slice(7, 11)),
      other: fc.shuffledSubarray(CODES.slice(11)),
    });
    await fc.assert(
      fc.asyncProperty(overlapping, async ({ both, one, other }) => {
        const { version } = await fresh();
        const answers = await Promise.all([
          save(asProvider, version, valuesOf([...both, ...one], 0)),
          save(asParent, version, valuesOf([...both, ...other], 1)),
        ]);
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
        expect(answers.find(({ status }) => status === 409)?.errors).toBe(ACCOUNT_TEXTS.changedElsewhere);
        const winner = answers[0]?.status === 200 ? 0 : 1;
        const [kept, lost] = winner === 0 ? [one, other] : [other, one];
        expect(await stateOf([...both, ...kept])).toMatchObject(valuesOf([...both, ...kept], winner));
        const { settings } = await world.find('summit');
        const names = lost.filter((code) => code !== 201).flatMap((code) => Object.keys(valuesOf([code], 0)));
        expect(names.filter((name) => name in settings)).toEqual([]);
        expect((await world.find('summit')).version).toBe(version + 1);
      }),
      { numRuns: ROUNDS },
    );
  });

  it('a save that is sent twice at once is one version', async () => {
    for (let round = 0; round < 30; round += 1) {
      const { version } = await fresh();
      const again = () => save(asProvider, version, { showPrices: false }, `key-of-round-${round}`);
      const answers = await Promise.all([again(), again()]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect((await world.find('summit')).version).toBe(version + 1);
    }
  });

  it('two accounts of one name are one account', async () => {
    const account = { address1: '1 Main St', city: 'Denver', state: 'CO', postalCode: '80202' };
    for (let round = 0; round < 20; round += 1) {
      const body = { ...account, companyName: `Branch ${round}` };
      const answers = await Promise.all([
        asProvider.call(createAccount, { body: { ...body, parentId: IDS.summit } }),
        asParent.call(createAccount, { body }),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.errors).toBe('Company Name already exists');
    }
    const children = await world.accounts.childrenOf(provider, IDS.summit);
    expect(children.filter(({ companyName }) => companyName.startsWith('Branch'))).toHaveLength(20);
  });
});
