import { inject } from 'vitest';
import { catalogueContract } from '#shared/contracts/catalogue.ts';
import { sessionContract } from '#shared/contracts/session.ts';
import type { Part } from '#shared/schemas/wire/part.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';
import { DEMO_PASSWORD, SUMMIT } from '../../api-journeys/demo-users.ts';
import { storeVisitor } from '../../api-journeys/store-visitor.ts';
import { sendTo } from '../../local/send-to.ts';

/** A part of the demo catalogue in a category, as its page shows it to summit-buyer. */
export async function aSoldPart(lineOfBusiness: LineOfBusiness, category: string): Promise<Part> {
  const visitor = storeVisitor(
    sendTo(() => inject('storePort')),
    SUMMIT,
  );
  const credentials = { userName: 'summit-buyer', password: DEMO_PASSWORD };
  (await visitor.call(sessionContract.login, { body: credentials })).output();
  const body = { categories: [category], linesOfBusinessIds: [lineOfBusiness] };
  const [card] = (await visitor.call(catalogueContract.getParts, { body })).output().parts;
  if (!card) throw new Error(`The demo has no ${lineOfBusiness} parts in ${category}`);
  const { partNumber, companyCode } = card;
  return (await visitor.call(catalogueContract.getPart, { query: { partNumber, companyCode } })).output();
}
