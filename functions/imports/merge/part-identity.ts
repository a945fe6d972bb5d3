import { matchedNumber } from '#shared/rules/catalogue/part-number.ts';
import type { CrossReferenceRow } from '#shared/schemas/catalogue/cross-reference-row.ts';
import type { ProductRow } from '#shared/schemas/catalogue/product-row.ts';
import { joinedKey } from '../csv/csv-format.ts';
import { ownPartNumber } from '../staging/item-update.ts';

/** A part as the provider names it (decision C9). */
export type PartIdentity = Pick<ProductRow, 'companyCode' | 'partNumber'>;
/** A part as its brand names it. */
export type BrandNumber = Pick<ProductRow, 'brand' | 'brandPartNumber'>;

export const identityKey = ({ companyCode, partNumber }: PartIdentity): string => joinedKey(companyCode, partNumber);
export const brandNumberKey = ({ brand, brandPartNumber }: BrandNumber): string => joinedKey(brand, brandPartNumber);

/** The key of all numbers of a brand that match each other (decision C2). */
export const brandFormKey = ({ brand, brandPartNumber }: BrandNumber): string =>
  `${brand}\0${matchedNumber(brandPartNumber)}`;

/** The default company code of a brand's item. */
const OWN_COMPANY = '001';

export const ownIdentity = (brandPartNumber: string): PartIdentity => ({
  companyCode: OWN_COMPANY,
  partNumber: ownPartNumber(brandPartNumber),
});

/** Maps the numbers of brands to the provider's items. */
export interface PartIdentities {
  /** Whether a cross-reference names the part. */
  isNamed(part: BrandNumber): boolean;
  /** At least one item: from the cross-references, or else the provider's products, or else the brand's own number. */
  of(part: BrandNumber): readonly PartIdentity[];
}

export async function partIdentities(
  crossReferences: AsyncIterable<CrossReferenceRow>,
  products: readonly AsyncIterable<readonly (PartIdentity & BrandNumber)[]>[],
): Promise<PartIdentities> {
  const named = new NumberMap();
  for await (const { companyCode, partNumber, ...part } of crossReferences) {
    named.of(part).splice(0, 1, { companyCode, partNumber });
  }
  const sold = new NumberMap();
  for (const batches of products) {
    for await (const batch of batches) {
      for (const { companyCode, partNumber, brand, brandPartNumber } of batch) {
        sold.of({ brand, brandPartNumber }).push({ companyCode, partNumber });
      }
    }
  }
  return {
    isNamed: (part) => named.find(part) !== undefined,
    of: (part) => named.find(part) ?? sold.find(part) ?? [ownIdentity(part.brandPartNumber)],
  };
}

/** Items by the numbers of brands. They are found by just their number, or else by the only other spelling of it. */
class NumberMap {
  readonly #exact = new Map<string, PartIdentity[]>();
  /** The key of the only spelling of a form. Undefined if there are several. */
  readonly #spelling = new Map<string, string | undefined>();

  of(part: BrandNumber): PartIdentity[] {
    const key = brandNumberKey(part);
    const known = this.#exact.get(key);
    if (known) return known;
    const form = brandFormKey(part);
    this.#spelling.set(form, this.#spelling.has(form) ? undefined : key);
    const identities: PartIdentity[] = [];
    this.#exact.set(key, identities);
    return identities;
  }

  find(part: BrandNumber): readonly PartIdentity[] | undefined {
    const exact = this.#exact.get(brandNumberKey(part));
    if (exact || this.#exact.size === 0) return exact;
    const spelling = this.#spelling.get(brandFormKey(part));
    return spelling === undefined ? undefined : this.#exact.get(spelling);
  }
}
