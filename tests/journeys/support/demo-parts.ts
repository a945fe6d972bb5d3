import { catalogueContract } from '#shared/contracts/catalogue.ts';
import { WHOLE_CATALOGUE } from '#shared/rules/search/catalogue-location.ts';
import { cataloguePath } from '#shared/rules/search/catalogue-url.ts';
import type { Part } from '#shared/schemas/wire/part.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';
import { signedInVisitor } from './signed-in-visitor.ts';

interface Wanted {
  readonly line: LineOfBusiness;
  /** A keyword that finds all parts of its kind. */
  readonly keyword: string;
  readonly is?: (part: Part) => boolean;
}

/** A part of the demo catalogue as its page shows it to a user in Chicago. */
export async function demoPart(
  userName: string,
  { line: lineOfBusiness, keyword, is = () => true }: Wanted,
): Promise<Part> {
  const visitor = await signedInVisitor(userName);
  const search = { keyword, linesOfBusinessIds: [lineOfBusiness], take: 48 };
  const { parts } = (await visitor.call(catalogueContract.getParts, { body: search })).output();
  for (const { partNumber, companyCode } of parts) {
    const part = (await visitor.call(catalogueContract.getPart, { query: { partNumber, companyCode } })).output();
    if (is(part)) return part;
  }
  throw new Error(`The demo has no such ${keyword} among ${parts.length}`);
}

/** The path of its page. */
export const pathOf = ({ guid, partNumber }: Part): string =>
  cataloguePath({
    ...WHOLE_CATALOGUE,
    part: guid === null ? { lineOfBusiness: 'aftermarket', partNumber } : { lineOfBusiness: 'salvage', id: guid },
  });
