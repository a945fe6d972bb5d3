import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { cataloguePath, parseCataloguePath } from '#shared/rules/search/catalogue-url.ts';
import { OPENED_BY_SEARCH } from '../features/catalogue-list/opened-by-search.ts';
import { vehicleAt } from '../features/garage/vehicle-location.ts';
import { KeywordBox } from '../features/vehicle-picker/keyword-box.tsx';

/** The keyword box above every page but home, where it stands in the picker. It looks within the vehicle of the page. */
export function HeaderSearch() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const vehicle = useMemo(() => vehicleAt(parseCataloguePath(pathname)), [pathname]);
  return (
    <KeywordBox
      vehicle={vehicle}
      onApproach={() => void import('../pages/catalogue-page.tsx').catch(() => undefined)}
      onFind={(location) => void navigate(cataloguePath(location), { state: OPENED_BY_SEARCH })}
    />
  );
}
