import { cataloguePath } from '#shared/rules/catalogue-url.ts';
import type { LineOfBusiness } from '#shared/rules/line-of-business.ts';
import { partLocation } from '#shared/rules/part-location.ts';

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
