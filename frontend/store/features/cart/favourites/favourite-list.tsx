import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { CART_PAGE_TEXTS } from '#shared/texts/cart/cart-page-texts.ts';
import { FAVOURITES_TEXTS } from '#shared/texts/cart/favourites-texts.ts';
import { failureText } from '../../../../api/failure-text.ts';
import { PATHS } from '../../../../paths.ts';
import { EmptyState, ErrorState, PageSkeleton } from '../../../../ui/page/page-states.tsx';
import { newCartItem } from '../adding/new-cart-item.ts';
import { useAddToCart } from '../adding/use-add-to-cart.ts';
import { favouritePartsQuery, favouritesQuery } from '../cart-queries.ts';
import classes from './favourite-list.module.css';
import { FavouriteRow } from './favourite-row.tsx';
import { type Favourite, useFavourites } from './use-favourites.ts';

/** The parts that a user keeps to find again. */
export function FavouriteList({ user }: { readonly user: SignedInUser }) {
  const { data: favourites, error, refetch } = useQuery(favouritesQuery(user.userId));
  if (favourites) return <Favourites user={user} favourites={favourites} />;
  if (error) return <ErrorState message={failureText(error)} onRetry={() => void refetch()} />;
  return <PageSkeleton />;
}

interface FavouritesProps {
  readonly user: SignedInUser;
  readonly favourites: readonly Favourite[];
}

function Favourites({ user, favourites: now }: FavouritesProps) {
  // A removed part stays until the page is left: another press undoes a slip.
  const [favourites] = useState(now);
  const { isFavourite, toggle } = useFavourites(user.userId);
  const { add, isInCart } = useAddToCart(user);
  const { data: parts, error, refetch } = useQuery(favouritePartsQuery(user.userId, user.postalCode, favourites));
  if (favourites.length === 0) return <NoFavourites />;
  if (!parts && error) return <ErrorState message={failureText(error)} onRetry={() => void refetch()} />;
  if (!parts) return <PageSkeleton />;
  return (
    <ul className={classes['list']}>
      {favourites.map((favourite) => {
        const { itemNumber, companyCode } = favourite;
        const part = parts.find(
          (other) => (other.guid ?? other.partNumber) === itemNumber && other.companyCode === companyCode,
        );
        return (
          <li key={`${companyCode} ${itemNumber}`}>
            <FavouriteRow
              user={user}
              favourite={favourite}
              part={part}
              isFavourite={isFavourite(favourite)}
              isInCart={part !== undefined && isInCart(part.guid)}
              onToggle={() => toggle(favourite)}
              onAdd={async (quantity) => part !== undefined && add({ ...newCartItem(part), quantity })}
            />
          </li>
        );
      })}
    </ul>
  );
}

function NoFavourites() {
  return (
    <EmptyState
      title={FAVOURITES_TEXTS.empty}
      description={FAVOURITES_TEXTS.emptyDetail}
      action={
        <Button component={Link} to={PATHS.home}>
          {CART_PAGE_TEXTS.findParts}
        </Button>
      }
    />
  );
}
