import type { SearchQuery } from '../search-query.ts';

type Certifications = SearchQuery['certifications'];

/** Words that ask for a certification, which is a mark of the part and stands in no title. */
const CERTIFICATION_WORDS: Readonly<Record<string, Certifications>> = {
  capa: ['capa'],
  nsf: ['nsf'],
  certified: ['capa', 'nsf'],
};

/** Takes the words that ask for a certification out of a keyword: 'capa fender' is a fender with the CAPA mark. */
export function readCertifications(words: readonly string[]): {
  readonly certifications: Certifications;
  readonly words: readonly string[];
} {
  return {
    certifications: [...new Set(words.flatMap((word) => CERTIFICATION_WORDS[word] ?? []))],
    words: words.filter((word) => !(word in CERTIFICATION_WORDS)),
  };
}
