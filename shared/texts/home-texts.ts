/** The home page. */
export const HOME_TEXTS = {
  findParts: 'Find parts',
  orByVehicle: 'or by vehicle',
  categories: 'Shop by category',
  recentSearches: 'Recent searches',
} as const;
