import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { CatalogueLocation } from '#shared/rules/search/catalogue-location.ts';
import { isSearchable } from '#shared/rules/search/search-text.ts';
import type { SearchRequest } from '#shared/schemas/wire/search-request.ts';
import { keywordLocation, recentGroups, type SuggestionGroup, suggestionGroups } from './suggestion-groups.ts';
import { keywordSuggestionsQuery } from './vehicle-queries.ts';

/** Typing has paused for so many ms (storefront 9). */
const PAUSE_MS = 400;

/** The data that suggestions depend on. */
export interface SuggestionSources {
  /** The search that the list of a location would ask for, with what the user chose for the session. */
  readonly sought: (location: CatalogueLocation) => SearchRequest;
  /** The user's last searches, the latest first. */
  readonly recent: () => readonly CatalogueLocation[];
  /** The postal code that the session ships to. Availability depends on it. */
  readonly postalCode: string | null;
}

interface Typing {
  readonly typed: string;
  /** The keyword that the box began with, for which nothing is suggested. */
  readonly start: string;
  readonly vehicle: Pick<CatalogueLocation, 'year' | 'make' | 'model'> | undefined;
  readonly recent: readonly CatalogueLocation[];
}

interface Suggested {
  readonly groups: readonly SuggestionGroup[];
  /** Whether the server has answered for the text as it is now. */
  readonly isAnswered: boolean;
}

/**
 * The suggestions for what is typed: recent searches before anything is, and from three characters on what the server
 * suggests once typing pauses. The suggestions for an earlier text are never shown, and its request is canceled.
 */
export function useSuggestions(
  { typed, start, vehicle, recent }: Typing,
  { sought, postalCode }: SuggestionSources,
): Suggested {
  const keyword = typed.trim();
  const [paused] = useDebouncedValue(typed !== start && isSearchable(keyword) ? keyword : '', PAUSE_MS);
  const request = paused === '' ? undefined : sought(keywordLocation(paused, vehicle));
  const { data: answer } = useQuery(keywordSuggestionsQuery(request, postalCode));
  if (keyword === '') return { groups: recentGroups(recent), isAnswered: false };
  if (paused !== keyword || !answer) return { groups: [], isAnswered: false };
  return { groups: suggestionGroups({ keyword, vehicle, recent, answer }), isAnswered: true };
}
