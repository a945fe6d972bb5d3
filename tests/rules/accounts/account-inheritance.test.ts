import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACCOUNT_DEFAULTS } from '#shared/rules/accounts/account-defaults.ts';
import { ACCOUNT_FIELDS, MARKABLE_CODES } from '#shared/rules/accounts/account-fields.ts';
import { effectiveAccount, mayHaveOwn } from '#shared/rules/accounts/account-inheritance.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import { basisPoints, cents } from '#shared/values/money.ts';
import { aChild, anAccount } from '../../builders/accounts.ts';

const settingsOf = (account: Account, parent?: Account) => effectiveAccount(account, parent).settings;

describe('a top-level account', () => {
  it('has its own settings, and defaults for the others', () => {
    const settings = settingsOf(anAccount({ settings: { showPrices: false } }));
    expect(settings).toEqual({ ...ACCOUNT_DEFAULTS, showPrices: false });
  });
});

describe('an account may set a field itself (decision A2)', () => {
  it.each([
    { parent: undefined, may: true, why: 'it has no parent' },
    { parent: anAccount(), may: true, why: 'its parent does not hand it down' },
    { parent: anAccount({ inheritedFields: [135] }), may: false, why: 'it inherits it' },
    {
      parent: anAccount({ inheritedFields: [135], changeableFields: [135] }),
      may: true,
      why: 'its parent lets it change it',
    },
  ])('$may, because $why', ({ parent, may }) => {
    expect(mayHaveOwn('showPrices', parent)).toBe(may);
  });
});

describe('a child account', () => {
  it.each([
    {
      code: 118,
      parent: { color1: '112233' },
      child: { color1: '445566' },
      counts: '112233',
      why: 'always the parent’s',
    },
    {
      code: 118,
      parent: {},
      child: { color1: '445566' },
      counts: 'FF0000',
      why: 'the default when its parent set none',
    },
  ])('has a colour that is $why', ({ parent, child, counts }) => {
    expect(settingsOf(aChild({ settings: child }), anAccount({ settings: parent })).color1).toBe(counts);
  });

  it('can’t have its own colour, even if its parent’s record says that it may change it', () => {
    const parent = anAccount({ changeableFields: [118], settings: { color1: '112233' } });
    expect(settingsOf(aChild({ settings: { color1: '445566' } }), parent).color1).toBe('112233');
    expect(mayHaveOwn('color1', parent)).toBe(false);
  });

  const marks = (inheritedFields: number[], changeableFields: number[] = []) => ({ inheritedFields, changeableFields });
  it.each([
    {
      marked: marks([]),
      parent: false,
      own: undefined,
      counts: true,
      why: 'a field that is not handed down has its default',
    },
    {
      marked: marks([]),
      parent: true,
      own: false,
      counts: false,
      why: 'its own value counts if the parent marks nothing',
    },
    { marked: marks([135]), parent: false, own: undefined, counts: false, why: 'it inherits marked fields' },
    { marked: marks([135]), parent: true, own: false, counts: true, why: 'a marked field hides its own value' },
    {
      marked: marks([135]),
      parent: undefined,
      own: false,
      counts: true,
      why: 'the parent’s default is handed down too',
    },
    { marked: marks([135], [135]), parent: true, own: false, counts: false, why: 'it changed what it may change' },
    { marked: marks([135], [135]), parent: false, own: undefined, counts: false, why: 'it may change it but did not' },
  ])('ShowPrices is $counts, because $why', ({ marked, parent, own, counts }) => {
    const above = anAccount({ ...marked, settings: parent === undefined ? {} : { showPrices: parent } });
    const below = aChild({ settings: own === undefined ? {} : { showPrices: own } });
    expect(settingsOf(below, above).showPrices).toBe(counts);
  });

  it('never combines its own method with its parent’s amount', () => {
    const parent = anAccount({
      ...marks([111], [111]),
      settings: { shippingCalculationMethod: 3, shippingCalculationAmount: cents(10_00) },
    });
    expect(settingsOf(aChild({ settings: { shippingCalculationMethod: 4 } }), parent)).toMatchObject({
      shippingCalculationMethod: 4,
      shippingCalculationAmount: 0,
    });
  });

  it('keeps name, address and order process to itself', () => {
    const child = aChild({ companyName: 'Summit East', orderProcessType: 2, storeNumber: '14' });
    expect(effectiveAccount(child, anAccount({ inheritedFields: [...MARKABLE_CODES] }))).toMatchObject({
      id: 3,
      parentId: 2,
      companyName: 'Summit East',
      storeNumber: '14',
      orderProcessType: 2,
    });
  });

  it.each([
    { own: 2, counts: 1, why: 'it can’t restrict the site' },
    { own: 1, counts: 1, why: 'it may restrict checkout' },
    { own: 0, counts: 0, why: 'it need not' },
  ] as const)('has IP restriction method $counts of its own $own, because $why', ({ own, counts }) => {
    const child = aChild({ settings: { ipRestriction: { method: own, list: [] } } });
    expect(settingsOf(child, anAccount()).ipRestriction.method).toBe(counts);
  });

  it('inherits a restriction of the whole site from its parent', () => {
    const ipRestriction = { method: 2, list: ['192.0.2.1'] } as const;
    const parent = anAccount({
      ...marks([123]),
      settings: { ipRestriction: { ...ipRestriction, list: ['192.0.2.1'] } },
    });
    expect(settingsOf(aChild(), parent).ipRestriction).toEqual(ipRestriction);
  });

  it.each([
    { account: true, parent: true, active: true },
    { account: true, parent: false, active: false },
    { account: false, parent: true, active: false },
  ])('is active: $active when it is $account and its parent $parent', ({ account, parent, active }) => {
    expect(effectiveAccount(aChild({ isActive: account }), anAccount({ isActive: parent })).isActive).toBe(active);
  });

  it('throws without its parent', () => {
    expect(() => effectiveAccount(aChild())).toThrow('needs its parent');
    expect(() => effectiveAccount(aChild(), anAccount({ id: 9 }))).toThrow('needs its parent');
  });
});

describe('for any settings and marks', () => {
  const someSettings = fc.record(
    {
      color1: fc.constantFrom('111111', '222222'),
      showPrices: fc.boolean(),
      coreChargeType: fc.constantFrom(0, 1, 2),
      minimumCoreCharge: fc.nat(1000).map(cents),
      marginOnCost: fc.boolean(),
      salvageMargins: fc.constantFrom([], [{ low: cents(0), high: cents(10_00), percentage: basisPoints(50_00) }]),
      ipRestriction: fc.record({ method: fc.constantFrom(0, 1, 2), list: fc.constant(['192.0.2.*']) }),
      type: fc.constantFrom('Fleet', 'White Label'),
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<Account['settings']>;
  const codes = fc.subarray([...MARKABLE_CODES]);
  const family = fc.record({
    parent: someSettings,
    child: someSettings,
    inheritedFields: codes,
    changeableFields: codes,
  });

  it('each field of a child is completely its own, its parent’s or the default', () => {
    fc.assert(
      fc.property(family, ({ parent, child, ...marks }) => {
        const above = anAccount({ settings: parent, ...marks });
        const below = aChild({ settings: child });
        const counts = settingsOf(below, above);
        const alone = settingsOf({ ...below, settings: child }, { ...above, settings: {}, inheritedFields: [] });
        const handedDown = settingsOf(above);
        for (const { settings, code, inheritance } of ACCOUNT_FIELDS) {
          const isMarked = inheritance === 'always' || marks.inheritedFields.includes(code);
          const isOwn = !isMarked || (marks.changeableFields.includes(code) && settings.some((name) => name in child));
          for (const name of settings) expect(counts[name]).toEqual((isOwn ? alone : handedDown)[name]);
        }
      }),
    );
  });

  it('a child never restricts the whole site by itself', () => {
    fc.assert(
      fc.property(family, ({ parent, child, changeableFields }) => {
        const above = anAccount({ settings: parent, inheritedFields: [], changeableFields });
        expect(settingsOf(aChild({ settings: child }), above).ipRestriction.method).not.toBe(2);
      }),
    );
  });

  it('a setting that a child may not set does not depend on its own value', () => {
    fc.assert(
      fc.property(family, ({ parent, child, ...marks }) => {
        const above = anAccount({ settings: parent, ...marks });
        const [counts, without] = [aChild({ settings: child }), aChild()].map((below) => settingsOf(below, above));
        const locked = ACCOUNT_FIELDS.flatMap(({ settings }) => settings).filter((name) => !mayHaveOwn(name, above));
        expect(locked.map((name) => counts?.[name])).toEqual(locked.map((name) => without?.[name]));
      }),
    );
  });
});
