import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SeenKeys } from '#functions/imports/sources/seen-keys.ts';

it('says of each key whether it was there before, as a set does', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 2 }), { maxLength: 200 }), (keys) => {
      const seen = new SeenKeys();
      const set = new Set<string>();
      for (const key of keys) {
        expect(seen.add(key)).toBe(!set.has(key));
        set.add(key);
      }
    }),
  );
});

it('keeps a hundred thousand keys apart', () => {
  const seen = new SeenKeys();
  const keys = Array.from({ length: 100_000 }, (_, n) => `A ${n}`);
  expect(keys.every((key) => seen.add(key))).toBe(true);
  expect(keys.some((key) => seen.add(key))).toBe(false);
});
