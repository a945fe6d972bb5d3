import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PageSize } from '#shared/rules/base/page-sizes.ts';
import type { CatalogueLocation } from '#shared/rules/search/catalogue-location.ts';
import { cataloguePath } from '#shared/rules/search/catalogue-url.ts';
import { understoodLocation } from '#shared/rules/search/understood-vehicle.ts';
import type { SearchResponse } from '#shared/schemas/wire/search-response.ts';
import type { ShoppingAccount, SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';
import { pageOfBody, type SearchPreferences, soughtAt } from './search-body.ts';
import { facetCounts, keepAnswer, partSearch } from './search-queries.ts';

type Lines = Pick<ShoppingAccount, 'linesOfBusiness' | 'displayAftermarketSalvageTogether'>;

/** A tab for each line of the account; none where there is one line, or where all stand in one list. */
const tabsOf = ({ linesOfBusiness, displayAftermarketSalvageTogether }: Lines): readonly LineOfBusiness[] =>
  displayAftermarketSalvageTogether || linesOfBusiness.length < 2 ? [] : linesOfBusiness;

/** The tab that is asked for first: the one that is chosen, else the first of all. */
export function firstTab({ lineOfBusiness }: CatalogueLocation, account: Lines) {
  const tabs = tabsOf(account);
  const isChosen = lineOfBusiness !== undefined && tabs.includes(lineOfBusiness);
  return { tabs, isChosen, first: isChosen ? lineOfBusiness : tabs[0] };
}

interface SearchOptions {
  readonly preferences: SearchPreferences;
  /** Parts on a page. */
  readonly take: PageSize;
  readonly mayAsk: boolean;
  /** A link or an address led here, and no search box. */
  readonly isOpened: boolean;
  /** The keyword names a vehicle: the same list for that vehicle has the same parts. */
  readonly onUnderstood: (location: CatalogueLocation) => void;
}

/** The parts of a list, of the tab that is chosen or else of the first with hits (storefront 4, search flow). */
export function useSearch(
  location: CatalogueLocation,
  { account, postalCode }: Pick<SignedInUser, 'account' | 'postalCode'>,
  { preferences, take, mayAsk, isOpened, onUnderstood }: SearchOptions,
) {
  const queryClient = useQueryClient();
  const { tabs, isChosen, first } = firstTab(location, account);
  const soughtOf = (lineOfBusiness: LineOfBusiness | undefined) => soughtAt(location, lineOfBusiness, preferences);

  const asked = useQuery({
    ...partSearch(pageOfBody(soughtOf(first), location, take), postalCode, isOpened),
    ...(!mayAsk && { queryFn: skipToken }),
  });
  const withHits = isChosen ? undefined : otherWithHits(asked.data, first, tabs);
  const other = useQuery({
    ...partSearch(pageOfBody(soughtOf(withHits), location, take), postalCode, isOpened),
    ...(withHits === undefined && { queryFn: skipToken }),
  });

  const answer = asked.data;
  const understood = mayAsk ? understoodLocation(location, answer?.keywordReading) : undefined;
  const understoodPath = understood && cataloguePath(understood);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path contains every dependency.
  useEffect(() => {
    if (!answer || !understood) return;
    const sought = soughtAt(understood, first, preferences);
    keepAnswer(queryClient, pageOfBody(sought, understood, take), postalCode, answer);
    onUnderstood(understood);
  }, [understoodPath]);

  const lineOfBusiness = withHits ?? first;
  const isSettled = !understood && (isChosen || tabs.length === 0 || answer !== undefined);
  const counts = useQuery({
    ...facetCounts(soughtOf(lineOfBusiness), postalCode),
    ...((!mayAsk || !isSettled) && { queryFn: skipToken }),
  });
  return {
    tabs,
    line: lineOfBusiness,
    /** The search of the shown tab. */
    sought: soughtOf(lineOfBusiness),
    parts: withHits === undefined ? asked : other,
    counts,
    understood,
  };
}

/** The next tab that has something, where the first has nothing. */
function otherWithHits(
  answer: SearchResponse | undefined,
  first: LineOfBusiness | undefined,
  tabs: readonly LineOfBusiness[],
): LineOfBusiness | undefined {
  if (first === undefined || !answer || answer.totalPartsCount > 0) return undefined;
  const counts = new Map(answer.lineOfBusinessCounts.map(({ lineOfBusiness, count }) => [lineOfBusiness, count]));
  return tabs.find((tab) => tab !== first && (counts.get(tab) ?? 0) > 0);
}
