import { useEffect } from 'react';
import type { CatalogueLocation } from '#shared/rules/search/catalogue-location.ts';
import { partLocation } from '#shared/rules/search/part-location.ts';
import type { SearchResponse } from '#shared/schemas/wire/search-response.ts';

/**
 * Opens the part if somebody searches for its whole number and no other part has it. A link or a step back to the list
 * stays on the list.
 */
export function useExactNumber(
  answer: SearchResponse | undefined,
  location: CatalogueLocation,
  isSearched: boolean,
  onReplace: (location: CatalogueLocation) => void,
): void {
  const part = answer?.isExactNumber && hitsOf(answer) === 1 ? answer.parts[0] : undefined;
  const isLed = isSearched && part !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list leaves for the part only once.
  useEffect(() => {
    if (isLed) onReplace(partLocation(part, location));
  }, [isLed]);
}

/** In all lines of business. */
const hitsOf = ({ lineOfBusinessCounts }: SearchResponse): number =>
  lineOfBusinessCounts.reduce((sum, { count }) => sum + count, 0);
