import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { cataloguePath, isCataloguePath, parseCataloguePath } from '#shared/rules/search/catalogue-url.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { OPENED_BY_SEARCH } from '../features/catalogue-list/opened-by-search.ts';
import { vehicleAt } from '../features/garage/vehicle-location.ts';
import { KeywordBox } from '../features/vehicle-picker/keyword-box.tsx';
import { suggestionSources } from '../pages/suggestion-sources.ts';

/**
 * The keyword box above every page but home, where it stands in the picker. It looks within the vehicle of the page, and
 * shows the keyword of the page until somebody types.
 */
export function HeaderSearch({ user }: { readonly user: SignedInUser }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const location = useMemo(() => parseCataloguePath(pathname), [pathname]);
  return (
    <KeywordBox
      sources={suggestionSources(user)}
      vehicle={vehicleAt(location)}
      start={isCataloguePath(pathname) ? location.keyword : undefined}
      onApproach={() => void import('../pages/catalogue-page.tsx').catch(() => undefined)}
      onFind={(next) => void navigate(cataloguePath(next), { state: OPENED_BY_SEARCH })}
    />
  );
}
