import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { type AccountChangeBody, accountsContract } from '#shared/contracts/accounts.ts';
import { ACCOUNT_FIELDS, MARKABLE_CODES } from '#shared/rules/accounts/account-fields.ts';
import { effectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import { givenSettings, settingsOf } from '#shared/rules/accounts/fields/settings-view.ts';
import { cents } from '#shared/values/money.ts';
import { provider } from '../../builders/people.ts';
import { accountAdministration, IDS } from '../../support/account-administration.ts';
import { VALUES } from '../../support/account-values.ts';
import { storedItems } from '../../support/stored-items.ts';

const { changeAccount, getEffects } = accountsContract;

let world: Awaited<ReturnType<typeof accountAdministration>>;
beforeEach(async () => {
  world = await accountAdministration();
});

type Fields = Omit<AccountChangeBody, 'id' | 'version'>;
const bodyOf = async (fields: Fields) => ({
  id: IDS.summit,
  version: (await world.find('summit')).version,
  ...fields,
});
const effectsOf = async (fields: Fields) =>
  (await (await world.as('provider')).call(getEffects, { body: await bodyOf(fields) })).output();

it('names the children whose values change, with both values, and changes nothing', async () => {
  await world.set('summit', { inheritedFields: [111], changeableFields: [111] });
  await world.set('west', { settings: { shippingCalculationMethod: 1, shippingCalculationAmount: cents(0) } });
  const before = await storedItems(world.table);
  const change = { shippingCalculationMethod: 2 as const, shippingCalculationAmount: cents(700), color1: '112233' };
  expect(await effectsOf(change)).toEqual([
    {
      code: 111,
      children: 1,
      named: [
        {
          id: IDS.east,
          companyName: 'Summit East',
          before: { shippingCalculationMethod: 0, shippingCalculationAmount: 0 },
          after: { shippingCalculationMethod: 2, shippingCalculationAmount: 700 },
        },
      ],
    },
    {
      code: 118,
      children: 2,
      named: [
        { id: IDS.east, companyName: 'Summit East', before: { color1: 'FF0000' }, after: { color1: '112233' } },
        { id: IDS.west, companyName: 'Summit West', before: { color1: 'FF0000' }, after: { color1: '112233' } },
      ],
    },
  ]);
  expect(await storedItems(world.table)).toEqual(before);
});

it('names ten at most and counts all, but no child that is deactivated', async () => {
  const { id: _id, isActive: _active, version: _version, ...child } = await world.find('east');
  for (let number = 1; number <= 12; number += 1) {
    await world.accounts.create(provider, { ...child, companyName: `Branch ${number}` });
  }
  await world.set('west', { isActive: false });
  const [effect] = await effectsOf({ color1: '112233' });
  expect([effect?.children, effect?.named.length]).toEqual([13, 10]);
  expect(effect?.named.map(({ companyName }) => companyName)).not.toContain('Summit West');
});

describe('a change without children', () => {
  it.each(['east', 'northside'] as const)('of %s does nothing to others', async (name) => {
    if (name === 'northside') await world.set('north', { isActive: false });
    const { version } = await world.find(name);
    const body = { id: IDS[name], version, showPrices: false };
    expect((await (await world.as('provider')).call(getEffects, { body })).output()).toEqual([]);
  });
});

it('is the difference that the save then makes, for every child and field', async () => {
  const codes = Object.keys(VALUES)
    .map(Number)
    .filter((code) => code !== 142 && code !== 121);
  const own = (some: number[]) => Object.assign({}, ...some.map((code) => givenSettings(VALUES[code]?.[0] ?? {})));
  const ofChild = fc.subarray(codes.filter((code) => code < 200 && code !== 130));
  const marks = fc.subarray(MARKABLE_CODES.filter((code) => code !== 142));
  const some = fc.record({
    east: ofChild,
    west: ofChild,
    marks,
    named: fc.subarray(codes, { minLength: 1 }),
    newMarks: fc.option(marks, { nil: undefined }),
  });
  await fc.assert(
    fc.asyncProperty(some, async ({ east, west, marks: inheritedFields, named, newMarks }) => {
      await world.set('summit', { inheritedFields, changeableFields: inheritedFields.slice(0, 5), settings: {} });
      await world.set('east', { settings: own(east) });
      await world.set('west', { settings: own(west) });
      const states = async () => {
        const parent = await world.find('summit');
        return [await world.find('east'), await world.find('west')].map((child) => effectiveAccount(child, parent));
      };
      const before = await states();
      const marked = newMarks && { inheritedFields: newMarks, changeableFields: newMarks.slice(0, 5) };
      const fields = { ...Object.assign({}, ...named.map((code) => VALUES[code]?.[1])), ...marked };
      const told = await effectsOf(fields);
      const saved = await (await world.as('provider')).call(changeAccount, { body: await bodyOf(fields) });
      expect(saved.status, saved.text).toBe(200);
      const after = await states();
      for (const field of ACCOUNT_FIELDS) {
        const changed = before.filter((child, index) => {
          const values = [child.settings, after[index]?.settings ?? {}].map((settings) => settingsOf(field, settings));
          return JSON.stringify(values[0]) !== JSON.stringify(values[1]);
        });
        const effect = told.find(({ code }) => code === field.code);
        expect(effect?.named.map(({ id }) => id) ?? [], `${field.code}`).toEqual(changed.map(({ id }) => id));
      }
    }),
    { numRuns: 40 },
  );
});
