import { useQueryClient } from '@tanstack/react-query';
import type { CatalogueLocation } from '#shared/rules/search/catalogue-location.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { mayAskFor, pageOfBody, searchPreferences, soughtAt } from './search-body.ts';
import { partSearch } from './search-queries.ts';
import { firstTab } from './use-search.ts';
import { sessionChoice } from './use-session-choice.ts';

/** Asks for the parts of a list while its page is still being made, for whoever searches or presses a link to it. */
export function useSearchAhead({
  account,
  postalCode,
  userId,
}: SignedInUser): (location: CatalogueLocation, isOpened: boolean) => void {
  const queryClient = useQueryClient();
  return (location, isOpened) => {
    if (!mayAskFor(location, account)) return;
    const [insurer, reach] = [sessionChoice('insurer', userId), sessionChoice('reach', userId)];
    const preferences = searchPreferences(insurer, reach, account.insuranceCompanies);
    const sought = soughtAt(location, firstTab(location, account).first, preferences);
    void queryClient.prefetchQuery(partSearch(pageOfBody(sought, location), postalCode, isOpened));
  };
}
