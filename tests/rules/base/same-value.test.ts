import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSameValue } from '#shared/rules/base/same-value.ts';

it.each([
  { one: { a: 1, b: 2 }, other: { b: 2, a: 1 }, same: true, why: 'the order of fields never counts' },
  { one: { a: 1, b: undefined }, other: { a: 1 }, same: true, why: 'an undefined field is absent' },
  { one: [1, 2], other: [2, 1], same: false, why: 'the order of a list counts' },
  { one: [], other: {}, same: false, why: 'a list is no object' },
  { one: null, other: {}, same: false, why: 'null is nothing' },
  { one: [undefined], other: [], same: false, why: 'an empty place is one' },
])('$one and $other: $same, because $why', ({ one, other, same }) => {
  expect(isSameValue(one, other)).toBe(same);
});

it('agrees with Node about JSON values', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      expect(isSameValue(one, other)).toBe(isDeepStrictEqual(one, other));
      expect(isSameValue(one, structuredClone(one))).toBe(true);
    }),
  );
});
