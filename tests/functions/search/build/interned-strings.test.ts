import fc from 'fast-check';
import { expect, test } from 'vitest';
import { internedStrings } from '#functions/search/build/interned-strings.ts';

test('the same string has the same code, and each code its string, in the order they were first met', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 3 }), { maxLength: 900 }), (texts) => {
      const strings = internedStrings();
      const codes = texts.map(strings.codeOf);
      expect(codes.map(strings.all.at)).toEqual(texts);
      expect(texts.map(strings.find)).toEqual(codes);
      expect([...new Set(codes)]).toEqual(Array.from(new Set(texts), (_, code) => code));
    }),
  );
});

test('what was never met has no code', () => {
  const strings = internedStrings();
  strings.codeOf('Fender');
  expect(strings.find('Fenders')).toBeUndefined();
});
