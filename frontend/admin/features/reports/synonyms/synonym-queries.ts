import { queryOptions, skipToken } from '@tanstack/react-query';
import type { SynonymWords } from '#shared/schemas/wire/synonym-words.ts';
import { catalogueApi } from '../../../../api/groups/catalogue-api.ts';
import { importsApi } from '../../../../api/groups/imports-api.ts';

/** In ms. A colleague may add synonyms meanwhile. */
const staleTime = 15_000;

/** The synonyms that staff added. */
export const addedSynonymsQuery = queryOptions({
  queryKey: ['synonyms', 'added'],
  queryFn: ({ signal }) => importsApi.listSynonyms({}, { signal }),
  staleTime,
});

/** How many parts a synonym would find. Nothing is asked while its words are not complete. */
export const synonymPreviewQuery = (tried: SynonymWords | undefined) =>
  queryOptions({
    queryKey: ['synonyms', 'preview', tried],
    queryFn: tried ? ({ signal }) => catalogueApi.previewSynonym({ body: tried }, { signal }) : skipToken,
    staleTime,
  });
