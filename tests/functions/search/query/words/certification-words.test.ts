import { expect, test } from 'vitest';
import { readCertifications } from '#functions/search/query/words/certification-words.ts';

test.each([
  { words: ['capa', 'fender'], read: [{ word: 'capa', certifications: ['capa'] }], rest: ['fender'] },
  { words: ['certified', 'hood'], read: [{ word: 'certified', certifications: ['capa', 'nsf'] }], rest: ['hood'] },
  { words: ['fender'], read: [], rest: ['fender'] },
])('$words asks for $read and leaves $rest', ({ words, read, rest }) => {
  expect(readCertifications(words)).toEqual({ read, words: rest });
});
