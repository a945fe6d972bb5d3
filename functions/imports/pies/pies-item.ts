import type { ProductRow } from '#shared/schemas/catalogue/product-row.ts';
import type { PartFlag } from '#shared/values/catalogue/part-flags.ts';

/** Choices of the provider that a file leaves open, such as codes and units. */
export interface PiesContext {
  /** An ISO date. Only prices in force on this day are read. */
  readonly today: string;
  /** An ISO code. Prices in other currencies are skipped. */
  readonly currency: string;
  /** The language of descriptions, such as 'EN'. An item without any in it gets those of all languages. */
  readonly language: string;
  /** The first of these price types that an item has is its list price. */
  readonly listPriceTypes: readonly string[];
  /** The first of these core price types that an item has is its core price. */
  readonly corePriceTypes: readonly string[];
  /** The price level of each price type: { JBR: 'jobber' } (decision P7). */
  readonly levelOfPriceType: Readonly<Record<string, string>>;
  /** The folder of pictures that have a file name but no address, ending in '/'. */
  readonly imageFolder?: string;
  /** Whether the provider's list has a part type. Without a list, every part type is accepted. */
  readonly isKnownPartType?: (id: string) => boolean;
  /** The name of an attribute that has a number in the industry list. */
  readonly attributeName?: (id: string) => string | undefined;
}

/** Prices of one each, in ten-thousandths of a dollar (decision W4). */
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
  /** By code of the segment: 'EMS:2' (not legal in California), 'RST:CA', 'RPC:90210'. */
  readonly restrictions: ProductRow['restrictions'];
  /** Numbers of the original equipment manufacturer and supplier, and numbers that this part replaces. */
  readonly numbers: ProductRow['alternateNumbers'];
  readonly attributes: ProductRow['attributes'];
}

export interface PiesPackages extends Pick<ProductRow, 'units' | 'dimensions' | 'weight'> {
  readonly isHazardous: boolean;
}

/**
 * A part as a file describes it. An absent segment was not sent, and an UPDATE leaves it unchanged. A segment that was sent
 * is replaced as a whole.
 */
export interface PiesItem {
  readonly brand: string;
  readonly brandPartNumber: string;
  /** '' if not sent. */
  readonly partType: string;
  readonly manufacturer?: string;
  readonly productLine?: string;
  readonly isHazardous?: boolean;
  /** The smallest order, in eaches. */
  readonly minimumOrder?: number;
  readonly descriptions?: PiesDescriptions;
  readonly prices?: PiesPrices;
  readonly information?: PiesInformation;
  readonly attributes?: ProductRow['attributes'];
  readonly wheel?: NonNullable<ProductRow['wheel']>;
  readonly packages?: PiesPackages;
  readonly alternateNumbers?: ProductRow['alternateNumbers'];
  readonly images?: ProductRow['images'];
}

/** The change that a file makes to a part. */
export type PiesChange =
  | { readonly item: PiesItem }
  | { readonly deleted: { readonly brand: string; readonly brandPartNumber: string } };
