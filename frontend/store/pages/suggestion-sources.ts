import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { soughtAt } from '../features/catalogue-list/search-body.ts';
import { sessionPreferences } from '../features/catalogue-list/session-preferences.ts';
import { recentSearches } from '../features/recent-searches/recent-searches.ts';
import type { SuggestionSources } from '../features/vehicle-picker/use-suggestions.ts';

/** The sources of a user's suggestions: the searches of this browser, and the catalogue as the user's lists show it. */
export const suggestionSources = (user: SignedInUser): SuggestionSources => ({
  sought: (location) => soughtAt(location, undefined, sessionPreferences(user)),
  recent: () => recentSearches(user.account.id, user.userId),
  postalCode: user.postalCode,
});
