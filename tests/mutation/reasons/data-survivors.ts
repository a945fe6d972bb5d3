import type { SurvivorReason } from './survivor-reason.ts';

/** Mutants of functions/data. A file is named with its folder where several have its name. */
export const DATA_SURVIVORS: readonly SurvivorReason[] = [
  {
    file: 'reservation-repository.ts',
    change: 'true → false',
    why: 'A save is repeated only if it returns undefined.',
  },
  { file: 'website-repository.ts', change: 'true → false', why: 'A save is repeated only if it returns undefined.' },
  { file: 'backoff.ts', change: '8 * 2 ** attempt', why: 'How long a competing call waits is random anyway.' },
  { file: 'batch-write.ts', change: 'UnprocessedItems?.', why: 'The table always says which items it left out.' },
  {
    file: 'password-hash.ts',
    change: '{ algorithm: ARGON2ID, ...COST } → {}',
    why: 'The defaults of the library are the same today.',
  },
  {
    file: 'sanitise-page-text.ts',
    change: '\'\' → "Stryker was here!"',
    why: 'Neither text is the address of a picture, so an image without an address is left out either way.',
  },
  {
    file: 'table/queries.ts',
    change: '[] → ["Stryker was here"]',
    why: 'The types ask for a default; every answer of the table has its items.',
  },
  {
    file: 'price-history-repository.ts',
    change: 'one.date > other.date →',
    why: 'The sort only asks whether a result is below 0, and all of these are 0 or 1.',
  },
  {
    file: 'account-repository.ts',
    change: 'seen.parentId === undefined → false',
    why: 'No account has the number undefined, so a top-level account has no parent either way.',
  },
  {
    file: 'account-request-repository.ts',
    change: '!failed → false',
    why: 'A request that was saved is found under its own id, so the answer is the same after one more read.',
  },
  {
    file: 'remember-me-repository.ts',
    change: 'seen?.secretHash → seen.secretHash',
    why: 'Without a family no host is equal, and then the secrets are not compared.',
  },
  {
    file: 'locations/keys.ts',
    change: '\'\' → "Stryker was here!"',
    why: 'Every call has both kind and number, or neither, and without a kind the number is not used.',
  },
  {
    file: 'customer-repository.ts',
    change: 'true → false',
    why: 'A save is tried again only where it returns undefined.',
  },
  {
    file: 'tax-rate-repository.ts',
    change: 'other.postalCode !== undefined → true',
    why: 'There are at most two rows. That of the state is put before the other, and stays there if it was first.',
  },
  {
    file: 'batch-write.ts',
    change: 'batch.length > 0 → batch.length >= 0',
    why: 'A batch without items sends nothing.',
  },
  {
    file: 'price-history-writer.ts',
    change: 'one.date',
    why: 'A history is sorted again when it is read.',
  },
  {
    file: 'error-log-repository.ts',
    change: 'seen.version + 1 → seen.version - 1',
    why: 'Any other number shows that the log was changed.',
  },
  {
    file: 'login-attempt-repository.ts',
    change: 'key && count → true',
    why: 'Only names that were counted are asked, and each has a key.',
  },
  {
    file: 'session-records.ts',
    change: '{ pk: z.string(), sk: z.string() } → {}',
    why: 'Every item of the table has keys.',
  },
  {
    file: 'daily-metrics-repository.ts',
    change: 'true → false',
    why: 'A save is tried again only where it returns undefined.',
  },
  {
    file: 'reservation-repository.ts',
    change: '\'strongly\' → ""',
    why: 'The engine of the tests has no reads that are behind.',
  },
  { file: 'batch-write.ts', change: 'batch.length > 0 → true', why: 'A batch without items sends nothing.' },
  {
    file: 'transact.ts',
    change: 'named[failed]?.[0] → named[failed][0]',
    why: 'The reasons stand in the order of the writes, so there is one for each.',
  },
  {
    file: 'identity/keys.ts',
    change: 'parentId === undefined → false',
    why: 'A list of children is asked for by a parent’s number, which is never undefined. All accounts are sorted again when they are read.',
  },
  {
    file: 'identity/keys.ts',
    change: 'lastName.toUpperCase() → lastName.toLowerCase()',
    why: 'Names are only sorted by it, and either case sorts them alike.',
  },
  {
    file: 'sanitise-page-text.ts',
    change: 'false → true',
    why: 'Pages may have no styles, so it makes no difference how they would be read.',
  },
];
