/** The home page. */
export const HOME_TEXTS = {
  categories: 'Shop by category',
  recentSearches: 'Recent searches',
} as const;
