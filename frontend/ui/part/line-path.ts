import { cataloguePath } from '#shared/rules/search/catalogue-url.ts';
import { partLocation } from '#shared/rules/search/part-location.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';

interface NamedLine {
  /** The number, or the guid of salvage. */
  readonly itemNumber: string;
  readonly lineOfBusinessKey: LineOfBusiness;
}

/** The page of a line's part. */
export const linePath = ({ itemNumber, lineOfBusinessKey }: NamedLine): string =>
  cataloguePath(
    partLocation({
      partNumber: itemNumber,
      guid: lineOfBusinessKey === 'salvage' ? itemNumber : null,
      categories: [],
    }),
  );
