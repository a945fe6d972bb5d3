import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { formatBreadcrumbs } from '#shared/rules/base/breadcrumbs.ts';
import type { CatalogueLocation, LocatedPart } from '#shared/rules/search/catalogue-location.ts';
import { cataloguePath, parseCataloguePath } from '#shared/rules/search/catalogue-url.ts';
import { locationTitle } from '#shared/rules/search/location-title.ts';
import { listLocationOf } from '#shared/rules/search/part-location.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { SHELL_TEXTS } from '#shared/texts/base/shell-texts.ts';
import { PageFrame } from '../../application/page-frame.tsx';
import { PATHS } from '../../paths.ts';
import { useUser } from '../../session/session-context.tsx';
import { FavouriteButton } from '../../ui/part/favourite-button.tsx';
import { newCartItem } from '../features/cart/adding/new-cart-item.ts';
import { useAddToCart } from '../features/cart/adding/use-add-to-cart.ts';
import { favouritePart } from '../features/cart/favourites/favourite-part.ts';
import { useFavourites } from '../features/cart/favourites/use-favourites.ts';
import { PartActions } from '../features/part/part-actions.tsx';
import { PartDetail } from '../features/part/part-detail.tsx';
import { PartFailure } from '../features/part/part-failure.tsx';
import { partQuery } from '../features/part/part-queries.ts';
import { PartSkeleton } from '../features/part/part-skeleton.tsx';
import { useEscapeToList } from '../features/part/use-escape-to-list.ts';

/** A part, at every path of the catalogue that names one. */
export function PartPage() {
  const user = useUser();
  const location = parseCataloguePath(useLocation().pathname);
  const { part } = location;
  if (!user || !part) return null;
  return <LocatedPartPage user={user} location={location} part={part} />;
}

interface LocatedPartPageProps {
  readonly user: SignedInUser;
  readonly location: CatalogueLocation;
  readonly part: LocatedPart;
}

function LocatedPartPage({ user, location, part: located }: LocatedPartPageProps) {
  const { data: part, error, refetch } = useQuery(partQuery(located, user.postalCode));
  const { add, isInCart } = useAddToCart(user);
  useEscapeToList();
  const { isFavourite, toggle } = useFavourites(user.userId);
  if (!part && error) {
    const listPath = cataloguePath({ ...location, part: undefined });
    const sought = located.lineOfBusiness === 'salvage' ? located.id : located.partNumber;
    return <PartFailure error={error} sought={sought} listPath={listPath} onRetry={() => void refetch()} />;
  }
  if (!part) return <PartSkeleton hasPictures={!user.account.disableProductDescriptionImage} />;
  const list = listLocationOf(location, part);
  const listPath = cataloguePath(list);
  const heading = part.webDescription;
  const title = formatBreadcrumbs([
    { name: SHELL_TEXTS.home, url: PATHS.home },
    { name: locationTitle(list) || SHELL_TEXTS.catalogue, url: listPath },
    { name: heading },
  ]);
  return (
    <PageFrame title={title} heading={heading}>
      <PartActions title={heading} listPath={listPath}>
        <FavouriteButton
          isLabelSeen
          description={heading}
          isFavourite={isFavourite(favouritePart(part))}
          onToggle={() => toggle(favouritePart(part))}
        />
      </PartActions>
      <PartDetail
        key={part.guid ?? `${part.companyCode} ${part.partNumber}`}
        part={part}
        user={user}
        isInCart={isInCart(part.guid)}
        onAdd={({ unitOfMeasure, quantity, warrantyCode }) =>
          add({ ...newCartItem(part, location), unitOfMeasure: { code: unitOfMeasure }, quantity, warrantyCode })
        }
      />
    </PageFrame>
  );
}
