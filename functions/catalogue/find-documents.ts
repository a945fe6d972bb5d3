import { matchedNumber } from '#shared/rules/catalogue/part-number.ts';
import type { PartDocument } from '#shared/schemas/catalogue/part-document.ts';
import { aftermarketId, isAftermarketId, numberOfId } from '../search/format/part-identity.ts';
import type { Catalogue } from '../search/query/catalogue.ts';
import type { Shopper } from './shopper.ts';

/** A part as a caller names it: by its number, or salvage by its guid. */
export interface PartReference {
  readonly partNumber: string;
  /** Without it the companies that the account buys from. */
  readonly companyCode?: string | undefined;
}

type Companies = Shopper['companies'];

/**
 * What the catalogue tells of some parts, in their order; undefined where there is none. Who may see it is not asked.
 * What comes several times is looked up once, and is the same document.
 */
export async function findDocuments(
  references: readonly PartReference[],
  catalogue: Catalogue,
  companies: Companies,
): Promise<(PartDocument | undefined)[]> {
  const distinct = new Map(references.map((reference) => [nameOf(reference), reference]));
  const documents = await catalogue.documents([...distinct.values()].flatMap((part) => idsOf(part, companies)));
  const found = new Map(
    [...distinct].map(([name, reference]) => {
      const [document] = idsOf(reference, companies).flatMap((id) => documents.get(id) ?? []);
      return [name, document ?? likeNumber(reference, catalogue, companies)];
    }),
  );
  return Promise.all(references.map((reference) => found.get(nameOf(reference))));
}

const nameOf = ({ partNumber, companyCode = '' }: PartReference): string => `${companyCode}#${partNumber}`;

function idsOf({ partNumber, companyCode }: PartReference, { aftermarket, salvage }: Companies): string[] {
  const guids = isAftermarketId(partNumber) ? [] : [partNumber];
  if (companyCode === undefined) return [aftermarketId(aftermarket, partNumber), ...guids];
  return companyCode === salvage ? guids : [aftermarketId(companyCode, partNumber)];
}

/** The part whose own number it is but for case, blanks and the like (decision C2). */
async function likeNumber(
  { partNumber, companyCode }: PartReference,
  catalogue: Catalogue,
  { aftermarket, salvage }: Companies,
): Promise<PartDocument | undefined> {
  if (companyCode === salvage) return undefined;
  const [id] = await catalogue.findByNumber(partNumber, companyCode ?? aftermarket);
  if (id === undefined || matchedNumber(numberOfId(id)) !== matchedNumber(partNumber)) return undefined;
  return (await catalogue.documents([id])).get(id);
}
