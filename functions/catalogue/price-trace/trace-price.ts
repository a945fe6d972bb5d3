import { AppError } from '#shared/errors.ts';
import { effectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import { activeCustomers } from '#shared/rules/accounts/active-customer.ts';
import { PROVIDER_ACCOUNT_ID } from '#shared/rules/accounts/level.ts';
import type { Scope } from '#shared/rules/accounts/scope.ts';
import { companiesOf } from '#shared/rules/pricing/service-areas.ts';
import type { Customer } from '#shared/schemas/stored/customer.ts';
import type { PriceTrace } from '#shared/schemas/wire/price-trace.ts';
import { CATALOGUE_TEXTS } from '#shared/texts/catalogue/catalogue-texts.ts';
import { linesOfBusiness } from '#shared/values/line-of-business.ts';
import type { ShoppingRecords } from '../../data/sales/shopping-records.ts';
import { notFound } from '../../data/table/not-found.ts';
import type { SignedIn } from '../../http/authenticate.ts';
import { homeScope } from '../../http/home-scope.ts';
import { catalogueSelling } from '../catalogue-context.ts';
import type { CatalogueDependencies } from '../dependencies.ts';
import type { PartReference } from '../find-documents.ts';
import { makeFindStocked, pricedPart } from '../priced-parts.ts';
import { priceTraceView } from './price-trace-view.ts';
import { shownTrace } from './shown-trace.ts';

interface TracedReference extends PartReference {
  readonly unit?: string | undefined;
}

/** Reads the parent of an account in scope, whose settings it inherits. */
const product: Scope = { accountId: PROVIDER_ACCOUNT_ID, userId: 'price trace', level: 0 };

/**
 * Traces the price of a part for the users of an account in scope, wherever they are (decision B333).
 * In two round trips.
 */
export function makeTracePrice(dependencies: CatalogueDependencies) {
  const { accounts, findCustomer, priceLevels, source, now } = dependencies;
  const findStocked = makeFindStocked(dependencies);

  return async (actor: SignedIn, id: number, { unit = '', ...reference }: TracedReference): Promise<PriceTrace> => {
    const [account, catalogue, ...records] = await Promise.all([
      accounts.find(homeScope(actor), id),
      source.current(),
      ...linesOfBusiness.map((line) => findCustomer(id, line)),
    ]);
    if (!account) throw notFound();
    const known = records.filter((record) => record !== undefined);
    const active = activeCustomers(id, known, {});
    const [parent, dictionary, levels, [stocked]] = await Promise.all([
      account.parentId === undefined ? undefined : accounts.find(product, account.parentId),
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
