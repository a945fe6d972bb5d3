import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openColumns, writeColumns } from '#functions/search/format/column-file.ts';
import { exactRange, openStrings, prefixRange, stringColumns } from '#functions/search/format/string-column.ts';

/** Few letters, so that many begin alike or are the same; one of two bytes. */
const word = fc.string({ unit: fc.constantFrom('1', 'A', 'B', 'é'), maxLength: 5 });

test('finds all strings that are or begin as wanted, one after the other', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 60 }), word, (words, wanted) => {
      const sorted = words.sort();
      const column = openStrings(openColumns(writeColumns(stringColumns('word', sorted))), 'word');
      expect(sorted.slice(...exactRange(column, wanted))).toEqual(sorted.filter((text) => text === wanted));
      expect(sorted.slice(...prefixRange(column, wanted))).toEqual(sorted.filter((text) => text.startsWith(wanted)));
    }),
  );
});
