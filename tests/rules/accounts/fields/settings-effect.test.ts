import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ACCOUNT_DEFAULTS } from '#shared/rules/accounts/account-defaults.ts';
import { ACCOUNT_FIELDS, MARKABLE_CODES } from '#shared/rules/accounts/account-fields.ts';
import { effectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import { settingsEffect } from '#shared/rules/accounts/fields/settings-effect.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import { aChild, anAccount } from '../../../builders/accounts.ts';

const codesOf = (before: Account, after: Account, ...children: Account[]) =>
  settingsEffect(before, after, children).map(({ code, children: changed }) => [
    code,
    changed.map(({ child }) => child.id),
  ]);

it.each([
  {
    from: {},
    to: { settings: { color1: '00FF00' } },
    effect: [[118, [3, 4]]],
    why: 'the brand is always handed down',
  },
  { from: {}, to: { settings: { showPrices: false } }, effect: [], why: 'it is not handed down' },
  {
    from: { inheritedFields: [135] },
    to: { inheritedFields: [135], settings: { showPrices: false } },
    effect: [[135, [3, 4]]],
    why: 'it is handed down',
  },
  {
    from: { inheritedFields: [128], changeableFields: [128] },
    to: { inheritedFields: [128], changeableFields: [128], settings: { requireFitment: true } },
    effect: [[128, [3]]],
    why: 'the other child has its own value',
  },
  {
    from: { inheritedFields: [128], changeableFields: [128] },
    to: { changeableFields: [] },
    effect: [[128, [4]]],
    why: 'its own value does not count any more',
  },
  { from: {}, to: { settings: { color1: ACCOUNT_DEFAULTS.color1 } }, effect: [], why: 'it is the default anyway' },
])('a parent’s change does $effect, because $why', ({ from, to, effect }) => {
  const children = [aChild(), aChild({ id: 4, settings: { requireFitment: true } })];
  expect(codesOf(anAccount(from), anAccount({ ...from, ...to }), ...children)).toEqual(effect);
});

const someSettings = fc.record(
  {
    showPrices: fc.boolean(),
    requireFitment: fc.boolean(),
    color1: fc.constantFrom('FF0000', '00FF00'),
    shippingCalculationMethod: fc.constantFrom(0 as const, 1 as const, 2 as const),
    cartMessage: fc.record({ enabled: fc.boolean(), message: fc.constantFrom('', 'Hello') }),
    aftermarketExclusions: fc.subarray(['AB', 'CD']),
  },
  { requiredKeys: [] },
);
const someMarks = fc.subarray([...MARKABLE_CODES]);
const aParent = fc
  .record({ settings: someSettings, inheritedFields: someMarks, changeableFields: someMarks })
  .map((facts) => anAccount(facts));
const children = fc
  .array(someSettings, { maxLength: 6 })
  .map((all) => all.map((settings, index) => aChild({ id: 10 + index, settings })));

it('is the difference of the effective accounts of all children', () => {
  fc.assert(
    fc.property(aParent, aParent, children, (before, after, all) => {
      const told = new Map(settingsEffect(before, after, all).map(({ code, children: changed }) => [code, changed]));
      for (const { code, settings } of ACCOUNT_FIELDS) {
        const expected = all.filter((child) => {
          const [from, to] = [before, after].map((parent) => effectiveAccount(child, parent).settings);
          return settings.some((name) => JSON.stringify(from?.[name]) !== JSON.stringify(to?.[name]));
        });
        expect(told.get(code)?.map(({ child }) => child.id) ?? []).toEqual(expected.map(({ id }) => id));
        for (const { child, before: was, after: will } of told.get(code) ?? []) {
          expect(effectiveAccount(child, before).settings).toMatchObject(was);
          expect(effectiveAccount(child, after).settings).toMatchObject(will);
        }
      }
    }),
  );
});
