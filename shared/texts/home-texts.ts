/** The home page. */
export const HOME_TEXTS = {
  categories: 'Shop by category',
  recentSearches: 'Recent searches',
} as const;

export const categoriesFor = (vehicle: string): string => `Shop by category for ${vehicle}`;
