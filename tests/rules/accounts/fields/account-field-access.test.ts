import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACCOUNT_FIELDS, MARKABLE_CODES } from '#shared/rules/accounts/account-fields.ts';
import { mayHaveOwn } from '#shared/rules/accounts/account-inheritance.ts';
import {
  accountFieldOf,
  fieldLock,
  mayChangeActive,
  mayMark,
} from '#shared/rules/accounts/fields/account-field-access.ts';
import type { FieldLock } from '#shared/values/accounts/setting-source.ts';
import { aChild, anAccount } from '../../../builders/accounts.ts';

const PROVIDER = { level: 0, accountId: 1 } as const;
const PARENT = { level: 1, accountId: 2 } as const;
const CHILD = { level: 2, accountId: 3 } as const;
const topLevel = anAccount();
const child = aChild();

type Answer = FieldLock | 'yes';
/** Level 0 on a top-level account, level 1 on its own, then levels 0, 1 and 2 on a child that nothing is handed down to. */
type Row = readonly [own0: Answer, own1: Answer, child0: Answer, child1: Answer, child2: Answer];

const always = 'always of the parent';
const provider = 'provider only';
const EVERYBODY: Row = ['yes', 'yes', 'yes', 'yes', 'yes'];
const BRAND: Row = ['yes', 'yes', always, always, always];
const PROVIDERS: Row = ['yes', provider, 'yes', provider, provider];
const PROVIDERS_ALWAYS: Row = ['yes', provider, always, always, always];
const NOBODY: Row = Array.from({ length: 5 }, () => 'nothing to choose') as unknown as Row;

/** Who changes what, code by code. A code that is not listed is everybody's who administers the account. */
const ROWS: Readonly<Record<number, Row>> = {
  104: PROVIDERS,
  105: PROVIDERS,
  107: PROVIDERS,
  108: PROVIDERS,
  111: PROVIDERS,
  118: BRAND,
  120: BRAND,
  121: BRAND,
  130: ['yes', provider, 'yes', 'yes', 'parent only'],
  134: PROVIDERS_ALWAYS,
  137: BRAND,
  138: BRAND,
  142: NOBODY,
  200: ['yes', 'yes', 'yes', 'yes', 'parent only'],
  202: PROVIDERS,
  301: PROVIDERS_ALWAYS,
  302: PROVIDERS_ALWAYS,
  303: PROVIDERS_ALWAYS,
  304: PROVIDERS_ALWAYS,
  305: PROVIDERS_ALWAYS,
  306: PROVIDERS_ALWAYS,
  307: PROVIDERS_ALWAYS,
};
const codes = ACCOUNT_FIELDS.map(({ code }) => code);

describe('who changes which field (decision B320)', () => {
  it.each(codes.map((code) => ({ code, name: accountFieldOf(code)?.name, row: ROWS[code] ?? EVERYBODY })))(
    '$code $name: $row',
    ({ code, row }) => {
      const answers = [
        fieldLock(code, PROVIDER, topLevel, undefined),
        fieldLock(code, PARENT, topLevel, undefined),
        ...[PROVIDER, PARENT, CHILD].map((administrator) => fieldLock(code, administrator, child, topLevel)),
      ];
      expect(answers.map((lock) => lock ?? 'yes')).toEqual(row);
    },
  );

  it.each(MARKABLE_CODES)('%i is nobody’s on a child while it is handed down and not to be changed', (code) => {
    const handsDown = anAccount({ inheritedFields: [code] });
    const letsChange = anAccount({ inheritedFields: [code], changeableFields: [code] });
    for (const administrator of [PROVIDER, PARENT, CHILD]) {
      const free = fieldLock(code, administrator, child, topLevel);
      expect(fieldLock(code, administrator, child, handsDown)).toBe(free ?? 'handed down');
      expect(fieldLock(code, administrator, child, letsChange)).toBe(free);
    }
  });

  it('no value that could not count is anybody’s to set (decision A2)', () => {
    const marks = fc.record({
      inheritedFields: fc.subarray([...MARKABLE_CODES]),
      changeableFields: fc.subarray([...MARKABLE_CODES]),
    });
    fc.assert(
      fc.property(marks, fc.constantFrom(PROVIDER, PARENT, CHILD), (marked, administrator) => {
        const parent = anAccount(marked);
        for (const { code, settings } of ACCOUNT_FIELDS) {
          const counts = settings.every((name) => mayHaveOwn(name, parent));
          if (fieldLock(code, administrator, child, parent) === undefined) expect(counts).toBe(true);
        }
      }),
    );
  });
});

describe('marks', () => {
  it.each([
    { code: 101, by: 0, may: true, why: 'the provider marks what it changes' },
    { code: 101, by: 1, may: true, why: 'the parent marks what it changes' },
    { code: 111, by: 0, may: true, why: 'it is the provider’s' },
    { code: 111, by: 1, may: false, why: 'who may not change it does not hand it down either' },
    { code: 118, by: 0, may: false, why: 'it is always handed down' },
    { code: 200, by: 0, may: false, why: 'it is never handed down' },
    { code: 142, by: 0, may: false, why: 'there is nothing to choose' },
    { code: 146, by: 0, may: false, why: 'there is no such field' },
  ] as const)('of $code are level $by’s to set: $may, because $why', ({ code, by, may }) => {
    expect(mayMark(code, by === 0 ? PROVIDER : PARENT, topLevel)).toBe(may);
  });

  it.each(MARKABLE_CODES)('of %i are nobody’s on a child or the provider', (code) => {
    for (const administrator of [PROVIDER, PARENT, CHILD]) {
      expect(mayMark(code, administrator, child)).toBe(false);
      expect(mayMark(code, administrator, anAccount({ id: 1 }))).toBe(false);
    }
  });
});

describe('deactivating', () => {
  it.each([
    { by: PROVIDER, account: topLevel, may: true, why: 'the provider administers it' },
    { by: PROVIDER, account: child, may: true, why: 'the provider administers it' },
    { by: PROVIDER, account: anAccount({ id: 1 }), may: false, why: 'the provider stays' },
    { by: PARENT, account: child, may: true, why: 'it is a child' },
    { by: PARENT, account: topLevel, may: false, why: 'nobody locks themselves out' },
    { by: CHILD, account: child, may: false, why: 'level 2 never does' },
  ])('account $account.id by level $by.level: $may, because $why', ({ by, account, may }) => {
    expect(mayChangeActive(by, account)).toBe(may);
  });
});
