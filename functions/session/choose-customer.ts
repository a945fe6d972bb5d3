import type { ActiveCustomerChoice, GuestCustomer } from '#shared/contracts/session.ts';
import { AppError } from '#shared/errors.ts';
import { isGuest } from '#shared/rules/pricing/offered-parts.ts';
import type { Cart } from '#shared/schemas/stored/cart.ts';
import type { Customer } from '#shared/schemas/stored/customer.ts';
import type { LineChoice } from '#shared/schemas/stored/session.ts';
import { CUSTOMER_TEXTS } from '#shared/texts/session/customer-texts.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { LINE_FACTS, type LineOfBusiness } from '#shared/values/line-of-business.ts';
import type { CartChange } from '../data/sales/cart-repository.ts';
import { notFound } from '../data/table/not-found.ts';
import { buyersOf, type SignedIn } from '../http/authenticate.ts';
import { lineOfBusinessOf } from '../selling/parts-for-sale.ts';
import type { SessionDependencies } from './dependencies.ts';
import { invalidPostalCode, type SessionLocation, sessionLocation } from './service-location.ts';
import { makeShipSessionTo } from './ship-session-to.ts';

/**
 * Chooses the customer that a session buys as in each line of business. Only the account's own customers are known here
 * (decision P7). Everything is checked before anything changes. Parts that a guest can't buy leave the cart, with a
 * snapshot.
 */
export function makeChooseCustomer(dependencies: SessionDependencies) {
  const { carts, listWarehouses, now, sessions } = dependencies;
  const shipSessionTo = makeShipSessionTo(dependencies);

  async function locationOf(typed: string | undefined, actor: SignedIn): Promise<SessionLocation | undefined> {
    if (!typed?.trim()) return undefined;
    const location = sessionLocation(typed, actor.customerRecords, await listWarehouses());
    if (!location) throw invalidPostalCode('postalCode');
    return location;
  }

  async function apply(actor: SignedIn, chosen: ReadonlyMap<LineOfBusiness, LineChoice>): Promise<SignedIn> {
    const guestLines = [...chosen].flatMap(([lineOfBusiness, { guest }]) => (guest ? [lineOfBusiness] : []));
    if (guestLines.length > 0) await removeParts(actor, guestLines);
    for (const [lineOfBusiness, choice] of chosen)
      await assertLive(sessions.setLineChoice(actor, lineOfBusiness, choice));
    const session = { ...actor.session, ...Object.fromEntries(chosen) };
    return { ...actor, session, ...buyersOf(actor.accountId, actor.customerRecords, session) };
  }

  async function removeParts(actor: SignedIn, lines: readonly LineOfBusiness[]): Promise<void> {
    const active = await carts.active(actor, actor.session.cartName);
    const rule = (cart: Cart): CartChange => {
      const left = cart.lines.filter(({ part }) => !lines.includes(lineOfBusinessOf(part)));
      return left.length === cart.lines.length ? { cart } : { cart: { ...cart, lines: left }, snapshot: 'customer' };
    };
    // If the cart was just deleted, nothing is chosen, because the parts of the next cart would stay.
    if (!(await carts.change(actor, active.name, now(), rule, active))) throw notFound();
  }

  return {
    async activate(actor: SignedIn, body: ActiveCustomerChoice): Promise<SignedIn> {
      const asGuest = body.isGuest === true || body.activate === false;
      const lineOfBusiness = lineOfCompany(body.companyCode);
      const record = recordFor(actor, lineOfBusiness, body, asGuest);
      const location = await locationOf(body.postalCode, actor);
      const choice = choiceOf(actor.session[lineOfBusiness], record, body.shipToId);
      const chosen = await apply(
        actor,
        new Map([
          [lineOfBusiness, asGuest ? { ...choice, guest: { customerName: record?.customerName ?? '' } } : choice],
        ]),
      );
      return location || body.clearDistributionLocation ? shipSessionTo(chosen, location) : chosen;
    },

    async goAsGuest(actor: SignedIn, body: GuestCustomer): Promise<SignedIn> {
      const { lineOfBusinessKey: only, customerName, phoneNumber } = body;
      const { linesOfBusiness } = actor.account.settings;
      if (only && !linesOfBusiness.includes(only)) throw new AppError('invalid_input', CUSTOMER_TEXTS.lineNotSold);
      const location = await locationOf(body.postalCode, actor);
      const guest = { customerName, ...(phoneNumber && { phoneNumber }) };
      const chosenLines = only ? [only] : linesOfBusiness;
      const chosen = await apply(
        actor,
        new Map(chosenLines.map((lineOfBusiness) => [lineOfBusiness, { ...actor.session[lineOfBusiness], guest }])),
      );
      return location ? shipSessionTo(chosen, location) : chosen;
    },
  };
}

/** The Canadian company sells aftermarket parts as well (storefront 1). */
const lineOfCompany = (companyCode: string): LineOfBusiness =>
  companyCode === LINE_FACTS.salvage.companyCode ? 'salvage' : 'aftermarket';

/**
 * The named customer of the account. A guest need not name one. Unknown numbers and numbers of other accounts get the
 * same response.
 */
function recordFor(
  { customerRecords }: SignedIn,
  lineOfBusiness: LineOfBusiness,
  { customerNumber, companyCode }: ActiveCustomerChoice,
  asGuest: boolean,
): Customer | undefined {
  const own = customerRecords.find(
    (record) => record.lineOfBusiness === lineOfBusiness && record.companyCode === companyCode,
  );
  const isNamed = own && !isGuest(own) && own.customerNumber === customerNumber;
  if (isNamed || (asGuest && !customerNumber)) return own;
  throw new AppError('not_found', CUSTOMER_TEXTS.noSuchCustomer);
}

/** Ends a guest choice and sets the requested ship-to address, or keeps the former one if none was requested. */
function choiceOf(
  before: LineChoice | undefined,
  record: Customer | undefined,
  requested: string | null | undefined,
): LineChoice {
  const shipToId = requested === undefined ? before?.shipToId : (requested ?? undefined);
  if (shipToId === undefined) return {};
  if (record?.shipToPlaces?.some(({ id }) => id === shipToId)) return { shipToId };
  if (requested === undefined) return {};
  throw new AppError('not_found', CUSTOMER_TEXTS.noSuchShipTo);
}

async function assertLive(isLive: Promise<boolean>): Promise<void> {
  if (!(await isLive)) throw new AppError('unauthenticated', SESSION_TEXTS.sessionLost);
}
