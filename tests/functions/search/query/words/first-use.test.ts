import { expect, it, vi } from 'vitest';

const reads: string[] = [];
vi.mock('#functions/search/query/words/trade-words.ts', () => ({
  get TRADE_WORDS() {
    reads.push('TRADE_WORDS');
    return 'hood = bonnet';
  },
  get WORD_SPELLINGS() {
    reads.push('WORD_SPELLINGS');
    return [['tire', 'tyre']];
  },
  get WORD_ABBREVIATIONS() {
    reads.push('WORD_ABBREVIATIONS');
    return [];
  },
}));

it('reads the words of the trade with the first search for words, not when the function is loaded (decision B93)', async () => {
  await import('#functions/search/query/catalogue.ts');
  const { TRADE_GROUPS } = await import('#functions/search/query/words/read-terms.ts');
  expect(reads).toEqual([]);
  expect(TRADE_GROUPS.of(['hood'])?.same).toEqual([['bonnet']]);
  expect(new Set(reads)).toEqual(new Set(['TRADE_WORDS', 'WORD_SPELLINGS', 'WORD_ABBREVIATIONS']));
});
