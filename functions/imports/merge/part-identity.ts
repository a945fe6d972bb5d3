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
  products: AsyncIterable<ProductRow>,
): Promise<PartIdentities> {
  const named = new Map<string, readonly PartIdentity[]>();
  for await (const { companyCode, partNumber, ...part } of crossReferences) {
    named.set(brandNumberKey(part), [{ companyCode, partNumber }]);
  }
  const sold = new Map<string, PartIdentity[]>();
  for await (const { companyCode, partNumber, brand, brandPartNumber } of products) {
    const key = brandNumberKey({ brand, brandPartNumber });
    const identities = sold.get(key) ?? [];
    sold.set(key, identities);
    identities.push({ companyCode, partNumber });
  }
  return {
    isNamed: (part) => named.has(brandNumberKey(part)),
    of(part) {
      const key = brandNumberKey(part);
      return named.get(key) ?? sold.get(key) ?? [ownIdentity(part.brandPartNumber)];
    },
  };
}
