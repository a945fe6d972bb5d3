import type { ProductRow } from '#shared/schemas/catalogue/product-row.ts';
import type { PartFlag } from '#shared/values/part-flags.ts';

/** Codes, units and other choices of the provider that a file leaves open. */
export interface PiesContext {
  /** ISO date; prices are those in force on it. */
  readonly today: string;
  /** ISO code; prices in others are skipped. */
  readonly currency: string;
  /** Descriptions in this language are taken, or those of any where an item has none in it: 'EN'. */
  readonly language: string;
  /** The first of these price types that an item has is its list price. */
  readonly listPriceTypes: readonly string[];
  /** The first of these core price types that an item has is its core price. */
  readonly corePriceTypes: readonly string[];
  /** Which price level the prices of a type belong to: { JBR: 'jobber' } (decision P7). */
  readonly levelOfPriceType: Readonly<Record<string, string>>;
  /** Where pictures are that a file names without an address, ending in '/'. */
  readonly imageFolder?: string;
  /** Whether the provider's list has a part type. Without a list all are taken. */
  readonly isKnownPartType?: (id: string) => boolean;
  /** The name of an attribute that the trade's list numbers. */
  readonly attributeName?: (id: string) => string | undefined;
}

/** Prices in ten-thousandths of a dollar, each for one (decision W4). */
export interface PiesPrices {
  readonly list?: number;
  readonly core?: number;
  readonly levels: Readonly<Record<string, number>>;
}

export interface PiesDescriptions {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
}

export interface PiesInformation {
  readonly flags: readonly Extract<PartFlag, 'reman' | 'reconditioned'>[];
  readonly successor?: string;
  /** As the segments have it: 'EMS:2' (not legal in California), 'RST:CA', 'RPC:90210'. */
  readonly restrictions: ProductRow['restrictions'];
  /** Numbers of the original maker and supplier, and those it replaces. */
  readonly numbers: ProductRow['alternateNumbers'];
  readonly attributes: ProductRow['attributes'];
}

export interface PiesPackages extends Pick<ProductRow, 'units' | 'dimensions' | 'weight'> {
  readonly isHazardous: boolean;
}

/**
 * What a file says of a part. A segment that is absent was not sent: an UPDATE leaves it as it is, while one that was
 * sent replaces the whole segment.
 */
export interface PiesItem {
  readonly brand: string;
  readonly brandPartNumber: string;
  /** '' when not sent. */
  readonly partType: string;
  readonly manufacturer?: string;
  readonly productLine?: string;
  readonly isHazardous?: boolean;
  readonly descriptions?: PiesDescriptions;
  readonly prices?: PiesPrices;
  readonly information?: PiesInformation;
  readonly attributes?: ProductRow['attributes'];
  readonly wheel?: NonNullable<ProductRow['wheel']>;
  readonly packages?: PiesPackages;
  readonly alternateNumbers?: ProductRow['alternateNumbers'];
  readonly images?: ProductRow['images'];
}

/** What a file does to a part. */
export type PiesChange =
  | { readonly item: PiesItem }
  | { readonly deleted: { readonly brand: string; readonly brandPartNumber: string } };
