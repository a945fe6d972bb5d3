/** Synonyms that the provider's staff adds. All of these texts are our own. */
export const SYNONYM_TEXTS = {
  noWord: 'Enter at least one word.',
  tooManyWords: (most: number) => `Enter at most ${most} words.`,
  sameMeaning: 'These are the same words. Enter other words.',
  alreadyAdded: (means: string) => `You already added these words. They mean “${means}”.`,
  tooMany: (most: number) => `You have already added ${most} synonyms. Move some to your synonym file.`,
  noSynonym: 'These words were already removed.',
  fileTooLong: 'The file is too long. A synonym file can have about 4,000 rows.',
  add: 'Add to synonyms',
  addFor: (keyword: string) => `Add to synonyms: ${keyword}`,
  column: 'Synonym',
  words: 'When customers type',
  wordsHint: 'Leave out the year, make and model.',
  means: 'Also find',
  meansHint: 'What your parts are called, such as turn signal lens.',
  wordsMissing: 'Enter what customers type.',
  meansMissing: 'Enter what your parts are called.',
  counting: 'Looking for parts…',
  findsNone: 'Finds no parts. Check the spelling, and leave out the year, make and model.',
  added: (words: string) => `Added. “${words}” works in searches within a minute.`,
  undo: 'Undo',
  undoFor: (words: string) => `Undo: ${words}`,
  undone: (words: string) => `Removed “${words}”.`,
  meansText: (means: string) => `Finds “${means}”`,
  list: 'Synonyms you added',
  listDetail: 'Searches use these besides the synonyms in your file and those that come with the store.',
  typed: 'Customers type',
  finds: 'Also finds',
  addedOn: 'Added',
  by: (day: string, userName: string) => `${day} by ${userName}`,
  listFailed: 'Your synonyms could not be loaded.',
} as const;

/** How many parts of the catalog a search finds. */
export const findsParts = (parts: number, count: string): string =>
  parts === 1 ? 'Finds 1 part in your catalog.' : `Finds ${count} parts in your catalog.`;
