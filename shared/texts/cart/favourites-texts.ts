/** A user's favourite parts: all of it our own. */
export const FAVOURITES_TEXTS = {
  title: 'Favorites',
  favourite: 'Favorite',
  empty: 'You have no favorites yet',
  emptyDetail: 'Press the star of a part, and you find it here again.',
  gone: 'This part is not offered at the moment.',
} as const;

/** The star of a part, read out; it is pressed or not. */
export const favouriteOf = (description: string): string => `Favorite: ${description}`;
