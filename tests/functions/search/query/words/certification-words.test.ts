import { expect, test } from 'vitest';
import { readCertifications } from '#functions/search/query/words/certification-words.ts';

test.each([
  { words: ['capa', 'fender'], certifications: ['capa'], rest: ['fender'] },
  { words: ['certified', 'hood'], certifications: ['capa', 'nsf'], rest: ['hood'] },
  { words: ['fender'], certifications: [], rest: ['fender'] },
])('$words asks for $certifications and leaves $rest', ({ words, certifications, rest }) => {
  expect(readCertifications(words)).toEqual({ certifications, words: rest });
});
