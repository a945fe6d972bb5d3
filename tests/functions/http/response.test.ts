import fc from 'fast-check';
import { expect, it } from 'vitest';
import { errorsHeader } from '#functions/http/response.ts';

it.each([
  { text: 'This part is no longer available.', header: 'This part is no longer available.', why: 'plain text' },
  { text: 'Fulda-Brück: 5 % off', header: 'Fulda-Br%C3%BCck: 5 %25 off', why: 'other letters and the per cent sign' },
  { text: 'one\r\ntwo', header: 'one%0D%0Atwo', why: 'line ends, which would start another header' },
  { text: 'half \ud83d', header: 'half %EF%BF%BD', why: 'half a character' },
])('S19: writes $why', ({ text, header }) => {
  expect(errorsHeader(text)).toBe(header);
});

it('S19: is always a legal header that decodes to the beginning of the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const header = errorsHeader(text);
      new Headers({ errors: header });
      // Blanks at either end are no part of a header's value.
      expect(text.toWellFormed().replace(/^ +/, '').startsWith(decodeURIComponent(header))).toBe(true);
    }),
  );
});

it('S19: cuts a list of nine kilobytes between two characters', () => {
  const text = 'ü'.repeat(9000);
  const header = errorsHeader(text);
  expect(header.length).toBeLessThanOrEqual(2000);
  expect(text.startsWith(decodeURIComponent(header))).toBe(true);
});
