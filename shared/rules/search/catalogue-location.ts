import type { SortId } from '../../values/catalogue/catalogue-sorts.ts';
import type { certificationNames } from '../../values/catalogue/part-flags.ts';
import type { SalvageGrade } from '../../values/catalogue/salvage-grade.ts';
import type { LineOfBusiness } from '../../values/line-of-business.ts';
import type { PageSize } from '../base/page-sizes.ts';
import type { Span } from './facet-buckets.ts';

/** A part named by its page's path: by number, or by guid for a recycled part. */
export type LocatedPart =
  | { readonly lineOfBusiness: 'aftermarket'; readonly partNumber: string }
  | { readonly lineOfBusiness: 'salvage'; readonly id: string };

/** The filters of the catalogue list. An empty list means no filter. */
export interface FacetSelections {
  readonly manufacturers: readonly string[];
  readonly certifications: readonly (typeof certificationNames)[number][];
  /** Miles. */
  readonly mileages: readonly (Span | 'unknown')[];
  /** Cents. */
  readonly prices: readonly Span[];
  readonly conditions: readonly SalvageGrade[];
}

/**
 * A location in the catalogue, with everything that its URL says. With a part it is the part page, otherwise a list.
 */
export interface CatalogueLocation extends FacetSelections {
  readonly year?: number | undefined;
  readonly make?: string | undefined;
  readonly model?: string | undefined;
  /** Full name, such as 'Body|Bumpers'. */
  readonly category?: string | undefined;
  readonly keyword?: string | undefined;
  readonly part?: LocatedPart | undefined;
  /** The chosen tab. By default the tab with hits opens. */
  readonly lineOfBusiness?: LineOfBusiness | undefined;
  /** Interchange numbers of the chosen option. */
  readonly options: readonly string[];
  readonly sort?: SortId | undefined;
  /** Parts on a page. By default as many as suit the style of the list. */
  readonly take?: PageSize | undefined;
  /** 1 to 999. */
  readonly page: number;
}

/** The whole catalogue, without any choice. */
export const WHOLE_CATALOGUE: CatalogueLocation = {
  manufacturers: [],
  certifications: [],
  mileages: [],
  prices: [],
  conditions: [],
  options: [],
  page: 1,
};
