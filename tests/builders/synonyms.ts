import type { AddedSynonym, SynonymRow } from '#shared/schemas/stored/synonyms.ts';

/** A row of a synonym file. A test names only the fields it is about. */
export const aSynonymRow = (facts: Partial<SynonymRow>): SynonymRow => ({
  words: ['front clip'],
  means: ['header panel'],
  relation: 'same',
  ...facts,
});

/** A synonym that was added from the report. */
export const anAddedSynonym = (facts: Partial<AddedSynonym> = {}): AddedSynonym => ({
  id: 'synonym-1',
  words: 'front clip',
  means: 'header panel',
  addedAt: '2026-03-02T09:00:00.000Z',
  addedBy: 'provider-admin',
  ...facts,
});
