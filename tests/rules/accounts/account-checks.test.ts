import { describe, expect, it } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { checkAccount } from '#shared/rules/accounts/account-checks.ts';
import { PROVIDER_ACCOUNT_ID } from '#shared/rules/accounts/level.ts';
import type { AccountSettings } from '#shared/schemas/fields/account-settings.ts';
import { basisPoints, cents } from '#shared/values/money.ts';
import { aChild, anAccount } from '../../builders/accounts.ts';

const free = (code: '6P' | '12P', isDefault = false): AccountSettings['otherWarranty'][number] => ({
  code,
  description: '',
  default: isDefault,
  method: 'Range',
  values: [],
});
const margin = (percentage: number) => [{ low: cents(0), high: cents(10_00), percentage: basisPoints(percentage) }];

describe('an account that can’t be stored', () => {
  it.each([
    {
      account: anAccount({ id: PROVIDER_ACCOUNT_ID, isActive: false }),
      parent: undefined,
      message: 'The provider can’t be deactivated.',
    },
    {
      account: aChild({ orderProcessType: 1 }),
      parent: anAccount(),
      message: 'Only a parent account can order for its children.',
    },
    {
      account: anAccount({ orderProcessType: 2 }),
      parent: undefined,
      message: 'Only a child account can have its parent complete its orders.',
    },
    {
      account: aChild({ settings: { ipRestriction: { method: 2, list: [] } } }),
      parent: anAccount(),
      message: 'A child account can restrict only checkout.',
    },
    {
      account: anAccount({ settings: { otherWarranty: [free('6P'), free('6P')] } }),
      parent: undefined,
      message: 'This warranty already exists.',
    },
    {
      account: anAccount({ settings: { otherWarranty: [free('6P', true), free('12P', true)] } }),
      parent: undefined,
      message: 'Only one warranty can be the default.',
    },
  ])('is refused with: $message', ({ account, parent, message }) => {
    expect(() => checkAccount(account, parent)).toThrow(new AppError('invalid_input', message));
  });

  const notMarkable = 'Only a parent account can mark fields, and only fields that are not always or never inherited.';
  it.each([
    { account: anAccount({ inheritedFields: [118] }), parent: undefined, why: 'a colour is always inherited' },
    { account: anAccount({ inheritedFields: [200] }), parent: undefined, why: 'a name is never inherited' },
    {
      account: anAccount({ changeableFields: [135] }),
      parent: undefined,
      why: 'a field that is not inherited can always be changed',
    },
    { account: aChild({ inheritedFields: [135] }), parent: anAccount(), why: 'a child has no children' },
    {
      account: aChild({ inheritedFields: [135], changeableFields: [135] }),
      parent: anAccount(),
      why: 'a child has no children that could change it',
    },
  ])('is refused when it marks a field that it can’t, because $why', ({ account, parent }) => {
    expect(() => checkAccount(account, parent)).toThrow(notMarkable);
  });
});

describe('an account is stored', () => {
  it.each([
    { account: anAccount({ id: PROVIDER_ACCOUNT_ID }), parent: undefined, why: 'the provider is active' },
    { account: anAccount({ isActive: false }), parent: undefined, why: 'other accounts can be deactivated' },
    { account: aChild({ orderProcessType: 2 }), parent: anAccount(), why: 'a parent may complete its orders' },
    {
      account: anAccount({ inheritedFields: [135], changeableFields: [135] }),
      parent: undefined,
      why: 'a parent may let its children change a field that they inherit',
    },
  ])('if $why', ({ account, parent }) => {
    expect(() => checkAccount(account, parent)).not.toThrow();
  });
});

describe('a margin (case M10)', () => {
  it.each([
    { percentage: 99_99, marginOnCost: false, why: 'part of the price is left' },
    { percentage: 150_00, marginOnCost: true, why: 'a margin on cost may double it' },
  ])('of $percentage basis points is stored, because $why', ({ percentage, marginOnCost }) => {
    const account = anAccount({ settings: { marginOnCost, salvageMargins: margin(percentage) } });
    expect(() => checkAccount(account)).not.toThrow();
  });

  it('of 100 percent of the price is refused', () => {
    const account = anAccount({ settings: { aftermarketMargins: margin(100_00) } });
    expect(() => checkAccount(account)).toThrow('A margin on the price must be below 100 percent.');
  });

  it('is checked with the method that a child inherits', () => {
    const parent = anAccount({ inheritedFields: [103], settings: { marginOnCost: false } });
    const child = aChild({ settings: { marginOnCost: true, aftermarketMargins: margin(120_00) } });
    expect(() => checkAccount(child, parent)).toThrow('A margin on the price must be below 100 percent.');
  });
});

describe('a rule for PO numbers', () => {
  const poValidation = (method: 'accept' | 'pattern', pattern: string) => ({
    poValidation: { method, pattern, list: [] },
  });

  it.each([
    { settings: poValidation('pattern', String.raw`PO-\d{6}|WO\d{4,8}`), why: 'its pattern is simple' },
    { settings: poValidation('accept', '(a+)+'), why: 'its pattern is not used' },
  ])('is stored, because $why', ({ settings }) => {
    expect(() => checkAccount(anAccount({ settings }))).not.toThrow();
  });

  it('is refused with a pattern that could keep the server busy', () => {
    expect(() => checkAccount(anAccount({ settings: poValidation('pattern', '(a+)+') }))).toThrow(
      String.raw`A PO number pattern can only say which characters to expect and how many, such as PO-\d{6}|WO\d{4,8}.`,
    );
  });
});
