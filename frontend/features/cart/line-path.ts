import { cataloguePath } from '#shared/rules/catalogue-url.ts';
import { partLocation } from '#shared/rules/part-location.ts';
import type { CartItem } from '#shared/schemas/cart-view.ts';

/** The page of a line's part. */
export const linePath = ({
  itemNumber,
  lineOfBusinessKey,
}: Pick<CartItem, 'itemNumber' | 'lineOfBusinessKey'>): string =>
  cataloguePath(
    partLocation({
      partNumber: itemNumber,
      guid: lineOfBusinessKey === 'salvage' ? itemNumber : null,
      categoryName: '',
    }),
  );
