import { expect, test } from 'vitest';
import { TRADE_GROUPS } from '#functions/search/query/words/read-terms.ts';
import { parseSynonymGroups } from '#functions/search/query/words/synonym-groups.ts';
import { typesOfWords } from '#functions/search/query/words/types-of-words.ts';
import { builtCatalogue } from '../../../../support/search/built-catalogue.ts';
import { generatedCatalogue } from '../../../../support/search/generated-catalogue.ts';

const { reader } = await builtCatalogue(
  generatedCatalogue({ seed: 11, aftermarket: 400, salvage: 500, applicationsPerPart: 6, modelsPerMake: 4, types: 24 }),
);

async function namesFor(keyword: string, groups = TRADE_GROUPS): Promise<readonly string[]> {
  const dictionary = await reader.dictionary();
  const codes = await typesOfWords(keyword, reader, dictionary, groups);
  return codes.map((code) => dictionary.types.find((type) => type.code === code)?.names[0] ?? '');
}

test('finds the types that a word names', async () => {
  expect(await namesFor('hood latch')).toEqual(['Hood Latch']);
});

test("finds none for a word that only the provider's own groups know", async () => {
  expect(await namesFor('zorble')).toEqual([]);
});

test("finds the types that a word of the provider's own groups means", async () => {
  expect(await namesFor('zorble', parseSynonymGroups('zorble = hood latch'))).toEqual(['Hood Latch']);
});
