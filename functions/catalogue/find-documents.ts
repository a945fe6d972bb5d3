import { matchedNumber } from '#shared/rules/catalogue/part-number.ts';
import type { Companies } from '#shared/rules/pricing/service-areas.ts';
import type { PartDocument } from '#shared/schemas/catalogue/part-document.ts';
import { aftermarketId, isAftermarketId, numberOfId } from '../search/format/part-identity.ts';
import type { Catalogue } from '../search/query/catalogue.ts';

/** A part as a caller names it: by its number, or by its guid if it is salvage. */
export interface PartReference {
  readonly partNumber: string;
  /** If absent, the companies that the account buys from. */
  readonly companyCode?: string | undefined;
}

/**
 * Finds the documents of some parts, in their order, whoever may see them. Undefined where there is no such part.
 * Repeated references are looked up once and share one document.
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
      return [name, document ?? findSimilarNumber(reference, catalogue, companies)];
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

/** Finds the part whose number differs only in case, spaces or punctuation (decision C2). */
async function findSimilarNumber(
  { partNumber, companyCode }: PartReference,
  catalogue: Catalogue,
  { aftermarket, salvage }: Companies,
): Promise<PartDocument | undefined> {
  if (companyCode === salvage) return undefined;
  const [id] = await catalogue.findByNumber(partNumber, companyCode ?? aftermarket);
  if (id === undefined || matchedNumber(numberOfId(id)) !== matchedNumber(partNumber)) return undefined;
  return (await catalogue.documents([id])).get(id);
}
