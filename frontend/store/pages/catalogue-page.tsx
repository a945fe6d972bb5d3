import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { formatBreadcrumbs } from '#shared/rules/base/breadcrumbs.ts';
import { type CatalogueLocation, WHOLE_CATALOGUE } from '#shared/rules/search/catalogue-location.ts';
import { cataloguePath, parseCataloguePath } from '#shared/rules/search/catalogue-url.ts';
import { locationTitle, soughtTitle, vehicleTitle } from '#shared/rules/search/location-title.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { SHELL_TEXTS } from '#shared/texts/base/shell-texts.ts';
import { PICKER_TEXTS } from '#shared/texts/catalogue/picker-texts.ts';
import { PageFrame } from '../../application/page-frame.tsx';
import { PATHS } from '../../paths.ts';
import { useUser } from '../../session/session-context.tsx';
import { CardActions } from '../features/cart/adding/card-actions.tsx';
import { newCartItem } from '../features/cart/adding/new-cart-item.ts';
import { useAddToCart } from '../features/cart/adding/use-add-to-cart.ts';
import { favouritePart } from '../features/cart/favourites/favourite-part.ts';
import { useFavourites } from '../features/cart/favourites/use-favourites.ts';
import { InsuranceNotice } from '../features/cart/insurance-notice.tsx';
import { useStoreInsurer } from '../features/cart/use-store-insurer.ts';
import { CatalogueList } from '../features/catalogue-list/catalogue-list.tsx';
import { OPENED_BY_SEARCH, useIsOpenedBySearch } from '../features/catalogue-list/opened-by-search.ts';
import { Garage } from '../features/garage/garage.tsx';
import { SaveVehicle } from '../features/garage/save-vehicle.tsx';
import { vehicleAt } from '../features/garage/vehicle-location.ts';
import { NamedPages } from '../features/named-pages/named-pages.tsx';
import { partQuery } from '../features/part/part-queries.ts';
import { useChangePostalCode } from '../features/postal-code/use-change-postal-code.ts';
import { keepSearch } from '../features/recent-searches/recent-searches.ts';
import { KeywordBox } from '../features/vehicle-picker/keyword-box.tsx';
import { VehicleBar } from '../features/vehicle-picker/vehicle-bar.tsx';
import { VehiclePicker } from '../features/vehicle-picker/vehicle-picker.tsx';
import { SignOutButton } from './sign-out-button.tsx';
import { suggestionSources } from './suggestion-sources.ts';

/** The list of parts that a path asks for, whatever the path (storefront 2). */
export function CataloguePage() {
  const user = useUser();
  return user ? <Catalogue user={user} /> : null;
}

function Catalogue({ user }: { readonly user: SignedInUser }) {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const location = useMemo(() => parseCataloguePath(pathname), [pathname]);
  const { account, userId, postalCode } = user;
  const vehicle = vehicleAt(location);
  const { add, isInCart } = useAddToCart(user);
  const { isFavourite, toggle } = useFavourites(userId);
  const storeInsurer = useStoreInsurer(userId);
  const changePostalCode = useChangePostalCode();
  const isSearched = useIsOpenedBySearch();
  const go = (next: CatalogueLocation) => void navigate(cataloguePath(next));
  const find = (next: CatalogueLocation) => void navigate(cataloguePath(next), { state: OPENED_BY_SEARCH });

  const handleAnswer = useCallback(
    (isFound: boolean) => {
      if (isFound || isSearched) keepSearch(account.id, userId, location);
    },
    [account.id, userId, location, isSearched],
  );

  return (
    <PageFrame title={titleOf(location)} heading={headingOf(location)} place={placeOf(location)}>
      <InsuranceNotice userId={userId} />
      <VehicleBar account={account} location={location} onFind={find}>
        {vehicle && (
          <SaveVehicle userId={userId} vehicle={vehicle} customerNameLabel={account.fieldConfig.customerNameLabel} />
        )}
      </VehicleBar>
      <CatalogueList
        user={user}
        location={location}
        onGo={go}
        onReplace={(next) => void navigate(cataloguePath(next), { replace: true, state })}
        isOpened={!isSearched}
        onAnswer={handleAnswer}
        onInsurer={(insurer) => storeInsurer.mutate(insurer)}
        onApproach={({ part }) => {
          void import('./part-page.tsx').catch(() => undefined);
          if (part) void queryClient.prefetchQuery(partQuery(part, postalCode));
        }}
        actionFor={(part) => (
          <CardActions
            part={part}
            isInCart={isInCart(part.guid)}
            isFavourite={isFavourite(favouritePart(part))}
            onAdd={() => void add({ ...newCartItem(part, location), quantity: part.termsOfSale.minimum })}
            onToggleFavourite={() => toggle(favouritePart(part))}
          />
        )}
        start={<VehiclePicker account={account} start={location} onFind={find} />}
        instead={
          <>
            <NamedPages
              user={user}
              location={location}
              signOut={<SignOutButton account={account} />}
              onChangePostalCode={() => void changePostalCode()}
            />
            <KeywordBox
              key={pathname}
              sources={suggestionSources(user)}
              label={PICKER_TEXTS.searchAgain}
              isLabelSeen
              hasSlashKey={false}
              start={location.keyword}
              vehicle={vehicle}
              onFind={find}
            />
          </>
        }
        aside={<Garage userId={userId} />}
      />
    </PageFrame>
  );
}

const headingOf = (location: CatalogueLocation): string => locationTitle(location) || SHELL_TEXTS.catalogue;

/** Home, the vehicle where something is looked for within it, and the list itself. */
function titleOf(location: CatalogueLocation): string {
  const { year, make, model } = location;
  const vehicle = vehicleTitle(location);
  const sought = soughtTitle(location);
  const isWithin = vehicle !== '' && sought !== '';
  return formatBreadcrumbs([
    { name: SHELL_TEXTS.home, url: PATHS.home },
    ...(isWithin ? [{ name: vehicle, url: cataloguePath({ ...WHOLE_CATALOGUE, year, make, model }) }] : []),
    { name: isWithin ? sought : headingOf(location) },
  ]);
}

/** Another filter or order is the same place: the focus stays where it is. Another page of the list begins at its top. */
const placeOf = ({ year, make, model, category, keyword, page }: CatalogueLocation): string =>
  JSON.stringify([year, make, model, category, keyword, page]);
