import type { cartContract } from '#shared/contracts/cart.ts';
import type { Favourites } from '#shared/schemas/stored/favourites.ts';
import type { Output } from '#shared/wire/endpoint.ts';
import { namesOfPart, partIdOf } from '../selling/parts-for-sale.ts';

type FavouriteParts = Output<typeof cartContract.getFavorites>;

/** Favourite parts for storage, each part once. The last duplicate counts. */
export function storedFavourites(parts: FavouriteParts): Favourites['parts'] {
  const byId = new Map(parts.map((part) => [partIdOf(part), part]));
  return [...byId].map(([part, { description, image }]) => ({ part, title: description, image }));
}

export const favouriteParts = (stored: Favourites['parts']): FavouriteParts =>
  stored.map(({ part, title, image }) => ({ ...namesOfPart(part), description: title, image }));
