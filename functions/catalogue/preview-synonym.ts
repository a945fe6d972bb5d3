import { AppError } from '#shared/errors.ts';
import type { SynonymWords } from '#shared/schemas/wire/synonym-words.ts';
import { anyPart } from '../search/query/search-query.ts';
import type { CatalogueContext } from './catalogue-context.ts';
import { SEARCH_REFUSALS } from './search.ts';
import { searchCaller } from './search-caller.ts';

/** Counts the parts that a search for the words would find if they were added (decision B244). */
export async function previewSynonym(added: SynonymWords, context: CatalogueContext): Promise<number> {
  const query = { ...anyPart, keyword: added.words, countsOnly: true };
  const { refused, total } = await context.catalogue.searchWithWords(added, query, searchCaller(context));
  if (refused) throw new AppError('invalid_input', SEARCH_REFUSALS[refused]);
  return total;
}
