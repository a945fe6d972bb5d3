import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchText } from '#shared/rules/search-text.ts';

describe('case U06: a name', () => {
  it.each([
    { text: 'C/K Pickup', stripped: 'ck pickup' },
    { text: '2.2CL', stripped: '22cl' },
    { text: 'Town & Country', stripped: 'town country' },
    { text: 'Th!nk', stripped: 'thnk' },
    { text: 'ID.4', stripped: 'id4' },
    { text: 'One:1', stripped: 'one1' },
    { text: '106" Day cab', stripped: '106 day cab' },
    { text: 'Mercedes-Benz', stripped: 'mercedes-benz' },
    { text: 'Citroën', stripped: 'citroen' },
    { text: ' Sport Van G30  2WD ', stripped: 'sport van g30 2wd' },
  ])('$text is searched as $stripped', ({ text, stripped }) => {
    expect(searchText(text)).toBe(stripped);
  });

  it('is found by what is already stripped', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(searchText(searchText(text))).toBe(searchText(text));
      }),
    );
  });
});
