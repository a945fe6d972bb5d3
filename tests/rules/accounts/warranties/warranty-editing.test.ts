import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACCOUNT_DEFAULTS } from '#shared/rules/accounts/account-defaults.ts';
import {
  isCodeTaken,
  newWarranty,
  nextWarrantyCode,
  OFFERED_CODES,
  RANGE_TOP,
  type WarrantyEntry,
  warrantyTerms,
  withDefaultWarranty,
  withEntry,
  withMethod,
  withoutEntry,
} from '#shared/rules/accounts/warranties/warranty-editing.ts';
import { warrantyProblem } from '#shared/rules/accounts/warranty-entries.ts';

const entry = (code: WarrantyEntry['code'], isDefault = false): WarrantyEntry => ({
  ...newWarranty(code, `Warranty ${code}`),
  default: isDefault,
});
const entries = (...codes: WarrantyEntry['code'][]) => codes.map((code) => entry(code));

describe('the code of the next new entry (admin 9)', () => {
  it.each([
    { list: 'major', has: [], next: '6P', why: 'it is the first' },
    { list: 'major', has: ['6P'], next: '6L', why: 'parts and labor come next for major parts' },
    { list: 'major', has: ['6P', '6L'], next: '12L', why: 'the longer one follows' },
    { list: 'major', has: ['6P', '6L', '12L'], next: '24L', why: 'the longest one follows' },
    { list: 'other', has: ['6P'], next: '12P', why: 'other parts have parts only' },
    { list: 'other', has: ['6P', '12P'], next: '24P', why: 'the longest one follows' },
    { list: 'other', has: ['12P', '24P'], next: '6P', why: 'a gap is filled first' },
    { list: 'other', has: ['6P', '12P', '24P'], next: '6L', why: 'then whatever is left' },
    { list: 'major', has: ['LT'], next: '6P', why: 'a lifetime takes no place' },
  ] as const)('is $next, because $why', ({ list, has, next }) => {
    expect(nextWarrantyCode(list, entries(...has))).toBe(next);
  });

  it('is none when all are there, and never a lifetime', () => {
    expect(nextWarrantyCode('major', entries(...OFFERED_CODES))).toBeUndefined();
    expect(OFFERED_CODES).not.toContain('LT');
  });
});

describe('a new entry (admin 9)', () => {
  it('of the first code is a range up to 99,999', () => {
    expect(newWarranty('6P', 'Parts')).toEqual({
      code: '6P',
      description: 'Parts',
      default: false,
      method: 'Range',
      values: [{ top: 99_999_00, cost: 0 }],
    });
  });

  it('of another code costs 10 percent and at least 10.00', () => {
    expect(newWarranty('12L', 'Parts')).toMatchObject({ method: 'Percentage', percentage: 10_00, minimumCost: 10_00 });
  });

  it('begins anew when its method changes, and keeps its name and flag', () => {
    const range = withMethod({ ...newWarranty('12L', 'Labor'), default: true }, 'Range');
    expect(range).toMatchObject({ code: '12L', description: 'Labor', default: true });
    expect(range).toMatchObject({ method: 'Range', values: [{ top: RANGE_TOP, cost: 0 }] });
    expect(withMethod(range, 'Range')).toBe(range);
    expect(range).not.toHaveProperty('percentage');
  });
});

it.each([
  { code: '6P', months: 6, labor: false },
  { code: '24L', months: 24, labor: true },
  { code: 'LT', months: undefined, labor: true },
] as const)('$code says for how long and what', ({ code, months, labor }) => {
  expect(warrantyTerms(code)).toEqual({ months, labor });
});

describe('the code tells entries apart', () => {
  it.each([
    { code: '6P', edited: undefined, taken: true, why: 'a new entry can’t have it too' },
    { code: '6P', edited: '6P', taken: false, why: 'it is its own' },
    { code: '6P', edited: '12L', taken: true, why: 'another one has it' },
    { code: '24L', edited: '12L', taken: false, why: 'nobody has it' },
  ] as const)('$code for $edited: $taken, because $why', ({ code, edited, taken }) => {
    expect(isCodeTaken(entries('6P', '12L'), code, edited)).toBe(taken);
  });

  it('an edited entry stays in its place, also with another code', () => {
    const after = withEntry(entries('6P', '12L', '24L'), entry('6L'), '12L');
    expect(after.map(({ code }) => code)).toEqual(['6P', '6L', '24L']);
  });

  it('only the entry with the code goes', () => {
    expect(withoutEntry(entries('6P', '12L'), '6P').map(({ code }) => code)).toEqual(['12L']);
  });
});

describe('whatever is edited', () => {
  const anEdit = fc.record({
    act: fc.constantFrom('add', 'edit', 'remove', 'default', 'none' as const),
    code: fc.constantFrom(...OFFERED_CODES),
    to: fc.constantFrom(...OFFERED_CODES),
    isDefault: fc.boolean(),
  });

  it('one entry at most is the default, the one that was made so last, and the list can be saved', () => {
    fc.assert(
      fc.property(fc.array(anEdit, { maxLength: 20 }), (edits) => {
        let list: WarrantyEntry[] = [...ACCOUNT_DEFAULTS.majorWarranty];
        for (const { act, code, to, isDefault } of edits) {
          if (act === 'add' && !isCodeTaken(list, code, undefined)) {
            list = withEntry(list, entry(code, isDefault), undefined);
          }
          if (act === 'edit' && list.some((one) => one.code === code) && !isCodeTaken(list, to, code)) {
            list = withEntry(list, entry(to, isDefault), code);
            expect(list.find((one) => one.code === to)?.default).toBe(isDefault);
          }
          if (act === 'remove') list = withoutEntry(list, code);
          if (act === 'default') list = withDefaultWarranty(list, code);
          if (act === 'none') list = withDefaultWarranty(list, undefined);
          expect(warrantyProblem({ majorWarranty: list, otherWarranty: [] })).toBeUndefined();
        }
      }),
    );
  });
});
