import { describe, expect, it } from 'vitest';
import { ACCOUNT_FIELDS } from '#shared/rules/accounts/account-fields.ts';
import { accountSettingsSchema } from '#shared/schemas/fields/account-settings.ts';

const codesOf = (inheritance: string) =>
  ACCOUNT_FIELDS.filter((field) => field.inheritance === inheritance).map(({ code }) => code);

describe('the table of account fields', () => {
  it('covers every setting exactly once', () => {
    const covered = ACCOUNT_FIELDS.flatMap(({ settings }) => settings);
    expect(covered.toSorted()).toEqual(Object.keys(accountSettingsSchema.shape).toSorted());
  });

  it('has each code once, in order', () => {
    const codes = ACCOUNT_FIELDS.map(({ code }) => code);
    expect(codes).toEqual([...new Set(codes)].toSorted((a, b) => a - b));
  });

  it.each([
    { inheritance: 'always', codes: [118, 120, 121, 134, 137, 138, 301, 302, 303, 304, 305, 306, 307] },
    { inheritance: 'never', codes: [130, 200, 201, 202] },
  ])('hands down $inheritance what the spec names', ({ inheritance, codes }) => {
    expect(codesOf(inheritance)).toEqual(codes);
  });

  it('lets a parent mark everything else from 101 to 144', () => {
    const others = Array.from({ length: 44 }, (_, index) => 101 + index);
    const classed = [...codesOf('always'), ...codesOf('never')];
    expect(codesOf('when marked')).toEqual(others.filter((code) => !classed.includes(code)));
  });
});
