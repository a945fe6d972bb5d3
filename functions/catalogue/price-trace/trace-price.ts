import { AppError } from '#shared/errors.ts';
import { effectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import { companiesOf } from '#shared/rules/pricing/service-areas.ts';
import type { Customer } from '#shared/schemas/stored/customer.ts';
import type { PriceTrace } from '#shared/schemas/wire/price-trace.ts';
import { CATALOGUE_TEXTS } from '#shared/texts/catalogue/catalogue-texts.ts';
import { linesOfBusiness } from '#shared/values/line-of-business.ts';
import type { ShoppingRecords } from '../../data/sales/shopping-records.ts';
import type { SignedIn } from '../../http/authenticate.ts';
import { catalogueSelling } from '../catalogue-context.ts';
import type { CatalogueDependencies } from '../dependencies.ts';
import type { PartReference } from '../find-documents.ts';
import { makeFindStocked, pricedPart } from '../priced-parts.ts';
import { makeFindBuyers } from './find-buyers.ts';
import { priceTraceView } from './price-trace-view.ts';
import { shownTrace } from './shown-trace.ts';

interface TracedReference extends PartReference {
  readonly unit?: string | undefined;
}

/**
 * Traces the price of a part for the users of an account in scope, wherever they are (decision B333).
 * In two round trips.
 */
export function makeTracePrice(dependencies: CatalogueDependencies) {
  const { priceLevels, source, now } = dependencies;
  const findStocked = makeFindStocked(dependencies);
  const { findBuyers, findParent } = makeFindBuyers(dependencies);

  return async (actor: SignedIn, id: number, { unit = '', ...reference }: TracedReference): Promise<PriceTrace> => {
    const [{ account, customers: active }, catalogue] = await Promise.all([findBuyers(actor, id), source.current()]);
    const [parent, dictionary, levels, [stocked]] = await Promise.all([
      findParent(account),
      catalogue.dictionary(),
      levelsOf(active),
      findStocked([reference], catalogue, companiesOf(active)),
    ]);
    const shopping = { account: effectiveAccount(account, parent), customers: active, priceLevels: levels };
    // Wherever its users are: the price is the same, and any yard may serve some of them.
    const selling = catalogueSelling(shopping, {}, dictionary, now(), linesOfBusiness);
    const part = pricedPart({ ...reference, quantity: 1, unitOfMeasure: unit }, stocked, selling);
    if (!part) throw new AppError('not_found', CATALOGUE_TEXTS.unableToLoadPart);
    return shownTrace(priceTraceView(part, selling, { account, parent }), actor, selling.settings);
  };

  async function levelsOf(active: readonly Customer[]): Promise<ShoppingRecords['priceLevels']> {
    const named = await Promise.all(
      active.map(async ({ lineOfBusiness, customerNumber, priceLevel }) => {
        const level = customerNumber && priceLevel ? await priceLevels.find(priceLevel) : undefined;
        return level ? [[lineOfBusiness, level] as const] : [];
      }),
    );
    return Object.fromEntries(named.flat());
  }
}
