import type { SearchQuery } from '../search-query.ts';

type Certifications = SearchQuery['certifications'];

/** Words that ask for a certification, which is a mark of the part and stands in no title. */
const CERTIFICATION_WORDS: Readonly<Record<string, Certifications>> = {
  capa: ['capa'],
  nsf: ['nsf'],
  certified: ['capa', 'nsf'],
};

/** A word of a keyword that was read as a filter by certification. */
export interface ReadCertification {
  readonly word: string;
  readonly certifications: Certifications;
}

/** Takes the words that ask for a certification out of a keyword: 'capa fender' is a fender with the CAPA mark. */
export function readCertifications(words: readonly string[]): {
  readonly read: readonly ReadCertification[];
  readonly words: readonly string[];
} {
  return {
    read: words.flatMap((word) => {
      const certifications = CERTIFICATION_WORDS[word];
      return certifications ? [{ word, certifications }] : [];
    }),
    words: words.filter((word) => !(word in CERTIFICATION_WORDS)),
  };
}
