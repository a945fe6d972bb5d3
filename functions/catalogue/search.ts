import { AppError } from '#shared/errors.ts';
import { LAST_PAGE } from '#shared/rules/base/page-window.ts';
import { vinMessage } from '#shared/schemas/fields/vin.ts';
import type { SearchRequest } from '#shared/schemas/wire/search-request.ts';
import type { SearchResponse } from '#shared/schemas/wire/search-response.ts';
import type { SynonymWords } from '#shared/schemas/wire/synonym-words.ts';
import { CATALOGUE_TEXTS } from '#shared/texts/catalogue/catalogue-texts.ts';
import { looksLikeVin } from '#shared/values/vin.ts';
import { invalidFields } from '../http/invalid-fields.ts';
import type { Catalogue } from '../search/query/catalogue.ts';
import {
  anyCaller,
  anyPart,
  type KeywordReading,
  type SearchQuery,
  type SearchRefusal,
  type SearchResult,
} from '../search/query/search-query.ts';
import type { CatalogueContext } from './catalogue-context.ts';
import { searchCaller } from './search-caller.ts';
import { searchQuery } from './search-request.ts';
import { searchResponse } from './search-response.ts';
import { readVinKeyword } from './vin/read-vin-keyword.ts';

const REFUSALS: Readonly<Record<SearchRefusal, string>> = {
  'nothing asked': CATALOGUE_TEXTS.unableToSearch,
  'keyword too short': CATALOGUE_TEXTS.keywordTooShort,
  'fitment required': CATALOGUE_TEXTS.fitmentRequired,
};

/** Searches parts. Throws 'invalid_input' with the text of the specification for a search that matches no criteria. */
export async function search(
  request: SearchRequest,
  countsOnly: boolean,
  context: CatalogueContext,
): Promise<SearchResponse> {
  const typed = searchQuery(request, context.selling, countsOnly);
  // A VIN counts more than a vehicle that was chosen before.
  const vin = await readVinKeyword(typed.keyword, context);
  const query = vin ? searchWithin(vin.reading, typed) : typed;
  if (query.skip / query.take >= LAST_PAGE) throw beyondLastPage();
  const result = await context.catalogue.search(query, searchCaller(context));
  if (result.refused) throw new AppError('invalid_input', REFUSALS[result.refused]);
  if (!vin && isEmpty(result)) refuseWrongVin(typed.keyword);
  return searchResponse(vin ? { ...result, reading: vin.reading } : result, request, context, vin?.vehicle);
}

const searchWithin = ({ years, makes, models, words }: KeywordReading, query: SearchQuery): SearchQuery => ({
  ...query,
  years,
  makes,
  models,
  keyword: words.join(' '),
});

const isEmpty = ({ counts, dropped }: SearchResult): boolean =>
  Object.values(dropped?.withAllWords ?? counts.linesOfBusiness).every((count) => count === 0);

/** A part number may look like a wrong VIN, so only a search that finds nothing is refused. */
function refuseWrongVin(keyword: string): void {
  const message = looksLikeVin(keyword) ? vinMessage(keyword) : undefined;
  if (message) throw new AppError('invalid_input', message);
}

/** Counts the parts of the catalogue that a search for the words would find if this synonym were added (decision B244). */
export async function previewSynonym(added: SynonymWords, catalogue: Catalogue): Promise<number> {
  const query = { ...anyPart, keyword: added.words, countsOnly: true, needsAllWords: true };
  const { refused, total } = await catalogue.searchWithWords(added, query, anyCaller);
  if (refused) throw new AppError('invalid_input', REFUSALS[refused]);
  return total;
}

const beyondLastPage = (): AppError =>
  invalidFields([{ path: 'Skip', message: `Expected a page from 1 to ${LAST_PAGE}` }]);
