/** A user's favorite parts. All of these texts are our own. */
export const FAVOURITES_TEXTS = {
  title: 'Favorites',
  favourite: 'Favorite',
  empty: 'You have no favorites yet',
  emptyDetail: 'Select the star on a part to save it here.',
  gone: 'This part is not available right now.',
} as const;

/** Label of the star button on a part. */
export const favouriteOf = (description: string): string => `Favorite: ${description}`;
