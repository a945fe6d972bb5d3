import type { SortId } from '../../values/catalogue/catalogue-sorts.ts';

/** The sort menu of the catalogue list (storefront 9). */
export const SORT_LABELS: Readonly<Record<SortId, string>> = {
  nearest: 'Closest Parts First',
  farthest: 'Farthest Parts First',
  'price+low': 'Price Low to High',
  'price+high': 'Price High to Low',
  'title+az': 'Title A-Z',
  'title+za': 'Title Z-A',
  'mileage+high': 'Mileage High to Low',
  'mileage+low': 'Mileage Low to High',
};
