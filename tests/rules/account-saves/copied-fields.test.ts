import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountFaults } from '#shared/rules/account-saves/account-faults.ts';
import { type CopySource, NEVER_COPIED, withCopied } from '#shared/rules/account-saves/copied-fields.ts';
import { ACCOUNT_DEFAULTS } from '#shared/rules/accounts/account-defaults.ts';
import { ACCOUNT_FIELDS } from '#shared/rules/accounts/account-fields.ts';
import { settingsOf } from '#shared/rules/accounts/fields/settings-view.ts';
import type { AccountSettings } from '#shared/schemas/fields/account-settings.ts';
import { ACCOUNT_TEXTS } from '#shared/texts/session/account-texts.ts';
import { basisPoints, cents } from '#shared/values/money.ts';
import { aChild, anAccount } from '../../builders/accounts.ts';

const CODES = ACCOUNT_FIELDS.map(({ code }) => code);
const band = (percentage: number) => ({ low: cents(0), high: cents(100_00), percentage: basisPoints(percentage) });
const source = (settings: Partial<AccountSettings> = {}, orderProcessType: 0 | 1 | 2 = 0): CopySource => ({
  settings: { ...ACCOUNT_DEFAULTS, ...settings },
  orderProcessType,
});
const parent = anAccount();

describe('copying between accounts', () => {
  it.each([
    { code: 200, why: 'a name and a store number are of one account' },
    { code: 201, why: 'it stands elsewhere' },
    { code: 202, why: 'a customer number is of one account in the provider’s system' },
    { code: 301, why: 'a fleet does not become a white label by a copy' },
    { code: 307, why: 'links in its mails lead to its own website' },
  ])('never takes $code, because $why', ({ code }) => {
    expect(NEVER_COPIED).toContain(code);
    expect(withCopied(anAccount(), undefined, source({ type: 'Fleet', defaultWebsiteId: 9 }), [code])).toEqual({
      account: anAccount(),
      taken: [],
      refused: new Map(),
    });
  });

  it.each(CODES.filter((code) => !NEVER_COPIED.includes(code)))('takes %d from a source with usual values', (code) => {
    const { taken, account } = withCopied(anAccount(), undefined, source(), [code]);
    expect(taken).toEqual([code]);
    const field = ACCOUNT_FIELDS.find((one) => one.code === code);
    if (field) expect(account.settings).toEqual(settingsOf(field, ACCOUNT_DEFAULTS));
  });

  it('has a rule for every code, and names none that does not exist', () => {
    expect(NEVER_COPIED).toEqual([200, 201, 202, 301, 307]);
    expect(CODES).toEqual(expect.arrayContaining([...NEVER_COPIED]));
  });

  it('takes the order process along', () => {
    expect(withCopied(aChild(), parent, source({}, 2), [130]).account.orderProcessType).toBe(2);
  });

  it.each([
    { code: 130, from: source({}, 1), why: ACCOUNT_TEXTS.processTypeOfParent },
    {
      code: 123,
      from: source({ ipRestriction: { method: 2, list: ['192.0.2.1'] } }),
      why: ACCOUNT_TEXTS.ipMethodOfChild,
    },
  ])('leaves out of a branch what only a parent may have: $why', ({ code, from, why }) => {
    const { account, taken, refused } = withCopied(aChild(), parent, from, [code]);
    expect([account, taken, refused]).toEqual([aChild(), [], new Map([[code, why]])]);
  });

  it('leaves out the logo of another tenant', () => {
    const from = source({ logoFileName: '/images/logos/7/logo.png' });
    expect(withCopied(anAccount(), undefined, from, [121]).refused.get(121)).toBe(ACCOUNT_TEXTS.logoNotOwn);
  });

  it('leaves out what was right only with something that is left out', () => {
    // Margins of 100 % and more are allowed on the cost alone.
    const from = source({ marginOnCost: true, aftermarketMargins: [band(150_00)] });
    const all = withCopied(anAccount(), undefined, from, [101, 103]);
    expect(all.taken).toEqual([101, 103]);
    expect(withCopied(anAccount(), undefined, from, [101]).refused.get(101)).toBe(ACCOUNT_TEXTS.marginTooHigh);
  });

  const someSource = fc
    .record({
      marginOnCost: fc.boolean(),
      aftermarketMargins: fc.constantFrom<AccountSettings['aftermarketMargins']>(
        [band(50_00)],
        [band(150_00)],
        [band(-1)],
      ),
      linesOfBusiness: fc.constantFrom<AccountSettings['linesOfBusiness']>(['salvage'], []),
      minimumCoreCharge: fc.constantFrom(cents(5_00), cents(-1)),
      logoFileName: fc.constantFrom('', '/images/logos/2/a.png', '/images/logos/7/a.png'),
      showPrices: fc.boolean(),
    })
    .chain((settings) => fc.constantFrom<0 | 1 | 2>(0, 1, 2).map((type) => source(settings, type)));

  it('takes exactly the source’s values, nothing that a save would refuse, and leaves all else as it is', () => {
    fc.assert(
      fc.property(someSource, fc.subarray(CODES), fc.boolean(), (from, codes, isChild) => {
        const [before, above] = isChild ? [aChild(), parent] : [anAccount(), undefined];
        const { account, taken, refused } = withCopied(before, above, from, codes);
        const { settings, orderProcessType, ...identity } = account;
        expect(identity).toEqual(
          Object.fromEntries(Object.keys(identity).map((name) => [name, Reflect.get(before, name)])),
        );
        expect(orderProcessType).toBe(taken.includes(130) ? from.orderProcessType : before.orderProcessType);
        for (const field of ACCOUNT_FIELDS) {
          const expected = taken.includes(field.code) ? settingsOf(field, from.settings) : {};
          expect(settingsOf(field, settings)).toEqual(expected);
        }
        expect(accountFaults(account, above, taken)).toEqual([]);
        expect([...taken, ...refused.keys()].toSorted()).toEqual(
          codes.filter((code) => !NEVER_COPIED.includes(code)).toSorted(),
        );
      }),
      { numRuns: 60 },
    );
  });
});
