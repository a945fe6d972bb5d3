import { useQueryClient } from '@tanstack/react-query';
import type { CatalogueLocation } from '#shared/rules/search/catalogue-location.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { mayAskFor, pageOfBody, soughtAt } from './search-body.ts';
import { partSearch } from './search-queries.ts';
import { sessionPreferences } from './session-preferences.ts';
import { listStyleNow, usualSize } from './use-list-style.ts';
import { firstTab } from './use-search.ts';

/** Asks for the parts of a list while its page is still being made, for whoever searches or presses a link to it. */
export function useSearchAhead(user: SignedInUser): (location: CatalogueLocation, isOpened: boolean) => void {
  const { account, postalCode } = user;
  const queryClient = useQueryClient();
  return (location, isOpened) => {
    if (!mayAskFor(location, account)) return;
    const sought = soughtAt(location, firstTab(location, account).first, sessionPreferences(user));
    const take = location.take ?? usualSize(listStyleNow(account.listStyle));
    void queryClient.prefetchQuery(partSearch(pageOfBody(sought, location, take), postalCode, isOpened));
  };
}
