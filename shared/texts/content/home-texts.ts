/** The home page. */
export const HOME_TEXTS = {
  categories: 'Shop by category',
  categoriesFailed: 'The categories could not be loaded.',
  recentSearches: 'Recent searches',
} as const;

export const categoriesFor = (vehicle: string): string => `Shop by category for ${vehicle}`;
