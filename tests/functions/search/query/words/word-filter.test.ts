import { expect, test } from 'vitest';
import { BLOCK_ROWS } from '#functions/search/query/scan/candidate-block.ts';
import { excludingNone } from '#functions/search/query/scan/masks.ts';
import { excluded } from '#functions/search/query/scan/scan-buffers.ts';
import { readTerms, TRADE_GROUPS } from '#functions/search/query/words/read-terms.ts';
import { vocabularyOf } from '#functions/search/query/words/spelling.ts';
import { typesHaving, wordBits, wordFilter } from '#functions/search/query/words/word-filter.ts';
import { builtCatalogue } from '../../../../support/search/built-catalogue.ts';
import { generatedCatalogue } from '../../../../support/search/generated-catalogue.ts';

const { manifest, reader } = await builtCatalogue(
  generatedCatalogue({ seed: 11, aftermarket: 400, salvage: 500, applicationsPerPart: 6, modelsPerMake: 4, types: 24 }),
);
const vocabulary = vocabularyOf(await reader.wordBuckets(), TRADE_GROUPS.words);
const types = (await reader.dictionary()).types.length;
const segments = Object.keys(manifest.index).flatMap((name) => /^(.*)\.words$/.exec(name)?.[1] ?? []);

/** By part type, how many rows of a segment have all words, and whether the type is said to have some. */
async function typesWith(segment: string, words: readonly string[]): Promise<{ rows: number; isSaid: boolean }[]> {
  const [rows, columns] = [await reader.rows(segment), await reader.words(segment)];
  if (!rows || !columns) throw new Error(`${segment} has no rows or words`);
  const { terms } = readTerms(words, vocabulary);
  const filter = wordFilter(wordBits(columns, terms), columns, rows, terms);
  const having: number[] = [];
  for (let from = 0; from < rows.length; from += BLOCK_ROWS) {
    const block = Uint32Array.from({ length: Math.min(BLOCK_ROWS, rows.length - from) }, (_, index) => from + index);
    excludingNone(block, block.length);
    filter(block, block.length);
    having.push(...block.filter((_, index) => excluded[index] === 0));
  }
  const said = typesHaving(columns, terms, types);
  return Array.from(said, (has, type) => ({
    rows: having.filter((row) => rows.type[row] === type).length,
    isSaid: has === 1,
  }));
}

test.each(['headlight', 'head', 'left', 'primed', '2012', 'ford', 'nowhere'])(
  'a part type is said to have %s just where it has rows with it',
  async (word) => {
    for (const segment of segments) {
      for (const { rows, isSaid } of await typesWith(segment, [word])) expect(isSaid).toBe(rows > 0);
    }
  },
);

test.each([{ words: ['headlight', 'left'] }, { words: ['2012', 'ford', 'head'] }, { words: ['primed', 'bumper'] }])(
  'no row with $words is of a part type that is not said to have them',
  async ({ words }) => {
    for (const segment of segments) {
      for (const { rows, isSaid } of await typesWith(segment, words)) if (!isSaid) expect(rows).toBe(0);
    }
  },
);
