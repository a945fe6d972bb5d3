import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openColumns, writeColumns } from '#functions/search/column-file.ts';
import { growableStrings } from '#functions/search/growable-strings.ts';
import { openStrings } from '#functions/search/string-column.ts';

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
        expect(strings.all()).toEqual(all);
        expect(chosen.map((_, place) => column.at(place))).toEqual(chosen.map((index) => all[index]));
      },
    ),
  );
});
