import type { SurvivorReason } from './survivor-reason.ts';

/** Mutants of functions/data. */
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
];
