import { expect, it } from 'vitest';
import { hasTypedWords } from '#shared/rules/search/typed-words.ts';

it.each([
  { keyword: 'hood latch', words: 'hood latch', has: true, why: 'all of it' },
  { keyword: '2015 camry hood latch', words: 'Hood  Latch', has: true, why: 'a part of it, in any case' },
  { keyword: 'hood latch left', words: 'hood', has: true, why: 'one word' },
  { keyword: 'robin hood latches', words: 'hood latch', has: false, why: 'only the beginning of a word' },
  { keyword: 'latch hood', words: 'hood latch', has: false, why: 'another order' },
  { keyword: 'hood and latch', words: 'hood latch', has: false, why: 'another word between them' },
  { keyword: 'tail-light', words: 'tail-light.', has: true, why: 'punctuation around words does not count' },
  { keyword: '', words: '', has: false, why: 'nothing is no word' },
  { keyword: 'hood', words: '!?', has: false, why: 'no word' },
])('"$keyword" has "$words", $has: $why', ({ keyword, words, has }) => {
  expect(hasTypedWords(keyword, words)).toBe(has);
});
