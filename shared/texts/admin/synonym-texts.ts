/** Synonyms that the provider's staff adds. All of these texts are our own. */
export const SYNONYM_TEXTS = {
  noWord: 'Enter at least one word.',
  tooManyWords: (most: number) => `Enter at most ${most} words.`,
  sameMeaning: 'These are the same words. Enter other words.',
  alreadyAdded: (means: string) => `These words are already added. They mean “${means}”.`,
  tooMany: (most: number) => `There are already ${most} added synonyms. Move some into your synonym file.`,
  noSynonym: 'These words were already removed.',
  fileTooLong: 'The file is too long. A synonym file can have about 4,000 rows.',
} as const;
