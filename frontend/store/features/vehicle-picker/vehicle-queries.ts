import { queryOptions, skipToken } from '@tanstack/react-query';
import type { SearchRequest } from '#shared/schemas/wire/search-request.ts';
import { catalogueApi } from '../../../api/groups/catalogue-api.ts';

/** How long vehicles stay fresh, in ms: they change only with a new catalogue. */
const staleTime = 5 * 60_000;

/** Years that any part fits, newest first. */
export const pickerYearsQuery = queryOptions({
  queryKey: ['picker', 'years'],
  queryFn: ({ signal }) => catalogueApi.getYears({}, { signal }),
  staleTime,
});

/** Each waits for the level above. Another choice, or leaving, cancels pending calls. */
export const pickerMakesQuery = (year: string) =>
  queryOptions({
    queryKey: ['picker', 'makes', year],
    queryFn: year
      ? ({ signal }) => catalogueApi.getVehicles({ query: { type: 'MakesForYear', year } }, { signal })
      : skipToken,
    staleTime,
  });

export const pickerModelsQuery = (year: string, make: string) =>
  queryOptions({
    queryKey: ['picker', 'models', year, make],
    queryFn:
      year && make
        ? ({ signal }) => catalogueApi.getVehicles({ query: { type: 'ModelsForYearMake', year, make } }, { signal })
        : skipToken,
    staleTime,
  });

/** Full names of the categories that have a part for the vehicle. */
export const pickerCategories = (year: string, make: string, model: string) =>
  queryOptions({
    queryKey: ['picker', 'categories', year, make, model],
    queryFn:
      year && make && model
        ? ({ signal }) => catalogueApi.findCategories({ body: { year, make, model } }, { signal })
        : skipToken,
    staleTime,
  });

/** The categories that the account shops in, with their part types. */
export const accountCategories = (accountId: number) =>
  queryOptions({
    queryKey: ['categories', accountId],
    queryFn: ({ signal }) => catalogueApi.getCategories({ params: { id: String(accountId) } }, { signal }),
    staleTime,
  });

interface OptionsOf {
  readonly year: string;
  readonly make: string;
  readonly model: string;
  /** Interchange part types of the chosen category. */
  readonly partTypes: readonly string[];
}

/** Interchange numbers of the vehicle for the part types. */
export const pickerOptions = ({ year, make, model, partTypes }: OptionsOf) =>
  queryOptions({
    queryKey: ['picker', 'options', year, make, model, partTypes],
    queryFn:
      year && make && model && partTypes.length > 0
        ? ({ signal }) =>
            catalogueApi.getInterchangeOptions(
              { body: { year, make, model, interchangePartCodes: partTypes.slice(0, MOST_PART_TYPES) } },
              { signal },
            )
        : skipToken,
    staleTime,
  });

/** The most in one call. */
const MOST_PART_TYPES = 100;

/** How long suggestions stay fresh, in ms: some have prices and availability. */
const SUGGESTIONS_FRESH_MS = 15_000;

/** Suggestions for the keyword of a search. Undefined asks for nothing. Another keyword cancels a pending call. */
export const keywordSuggestionsQuery = (request: SearchRequest | undefined, postalCode: string | null) =>
  queryOptions({
    queryKey: ['picker', 'suggestions', request, postalCode],
    queryFn: request ? ({ signal }) => catalogueApi.getSuggestions({ body: request }, { signal }) : skipToken,
    staleTime: SUGGESTIONS_FRESH_MS,
  });
