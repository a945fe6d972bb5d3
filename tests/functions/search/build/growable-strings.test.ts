import fc from 'fast-check';
import { expect, test } from 'vitest';
import { growableStrings } from '#functions/search/build/growable-strings.ts';
import { openColumns, writeColumns } from '#functions/search/format/column-file.ts';
import { openStrings } from '#functions/search/format/string-column.ts';

const texts = fc.array(fc.string({ unit: 'grapheme', maxLength: 40 }), { minLength: 1, maxLength: 60 });

test('any of the strings are given back as they were, also from columns', () => {
  fc.assert(
    fc.property(
      texts.chain((all) =>
        fc.tuple(fc.constant(all), fc.array(fc.integer({ min: 0, max: all.length - 1 }), { maxLength: 80 })),
      ),
      ([all, chosen]) => {
        const strings = growableStrings();
        for (const text of all) strings.push(text);
        const columns = openColumns(writeColumns(strings.columnsOf('text', Uint32Array.from(chosen))));
        const column = openStrings(columns, 'text');
        expect(all.map((_, index) => strings.at(index))).toEqual(all);
        expect(chosen.map((_, place) => column.at(place))).toEqual(chosen.map((index) => all[index]));
      },
    ),
  );
});

test('strings are found and sorted as JavaScript compares them, whatever characters they have', () => {
  const wild = fc.array(
    fc.string({ unit: fc.constantFrom('a', 'b', 'é', '\u0000', '\ud7ff', '\ue000', '\uffff', '😀'), maxLength: 8 }),
    {
      maxLength: 200,
    },
  );
  fc.assert(
    fc.property(wild, (all) => {
      const strings = growableStrings(all);
      const sorted = Array.from(strings.sorted(), (index) => strings.at(index));
      expect(sorted).toEqual(all.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
      for (const [index, text] of all.entries()) {
        expect([strings.is(index, text), strings.is(index, `${text}a`), strings.is(index, `b${text}`)]).toEqual([
          true,
          false,
          false,
        ]);
      }
    }),
  );
});
