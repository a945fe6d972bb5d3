import type { CheckoutRequest } from '#shared/contracts/checkout.ts';
import { AppError } from '#shared/errors.ts';
import { lineId } from '#shared/rules/cart/cart-lines.ts';
import { placesOf } from '#shared/rules/terms/destination.ts';
import type { Cart, CartLine } from '#shared/schemas/stored/cart.ts';
import type { Order, OrderLine, Shipment } from '#shared/schemas/stored/order.ts';
import { CART_TEXTS } from '#shared/texts/cart/cart-texts.ts';
import { partlyLeft } from '#shared/texts/checkout/checkout-page-texts.ts';
import { alreadyOrdered, CHECKOUT_TEXTS, limitedAvailability } from '#shared/texts/checkout/checkout-texts.ts';
import { linesOfBusiness } from '#shared/values/line-of-business.ts';
import { cents } from '#shared/values/money.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { makeCalculateLineTaxes } from '../selling/calculate-line-taxes.ts';
import { lineTotals, orderLine } from '../selling/order-line.ts';
import { makeLoadStock, namesOfPart, type Stock } from '../selling/parts-for-sale.ts';
import { type ChangedLine, type PricedLine, pricedCart } from '../selling/priced-cart.ts';
import { refusedByInsurer } from '../selling/refused-by-insurer.ts';
import { assertTermsOfSale } from '../selling/refused-by-terms.ts';
import { makeLoadSellingContext } from '../selling/selling-context.ts';
import { checkFields } from './check-fields.ts';
import type { CheckoutDependencies } from './dependencies.ts';
import { cartShipments, type Reservations } from './shipping/cart-shipments.ts';
import { makePrepareShipments } from './shipping/prepare-shipments.ts';

/** An order without its numbers, status and times. */
type PreparedOrder = Omit<
  Order,
  'orderId' | 'orderNumber' | 'lineNumbers' | 'version' | 'createdAt' | 'updatedAt' | 'status'
>;

export interface Prepared {
  readonly order: PreparedOrder;
  readonly lines: readonly OrderLine[];
  readonly reservations: Reservations;
  /** As read with strong consistency. */
  readonly stock: Stock;
}

/**
 * Builds the order of a cart at current prices, stock and fees. Throws with a text for the user when something is
 * missing, when less is available, or when something costs more or less than was shown.
 */
export function makePrepareOrder(dependencies: CheckoutDependencies) {
  const { listInsurers } = dependencies;
  const loadSellingContext = makeLoadSellingContext(dependencies);
  const loadStock = makeLoadStock(dependencies);
  const prepareShipments = makePrepareShipments(dependencies);
  const calculateOrderTaxes = makeCalculateOrderTaxes(dependencies);

  return async (actor: SignedIn, cart: Cart, request: CheckoutRequest): Promise<Prepared> => {
    assertShownCart(request, cart);
    if (cart.lines.length === 0) throw new AppError('conflict', CHECKOUT_TEXTS.notAllowed);
    const parts = cart.lines.map(({ part }) => part);
    const [selling, stock, insurers] = await Promise.all([
      loadSellingContext(actor),
      loadStock(parts, 'strongly'),
      listInsurers(),
    ]);
    const { lines: priced, changes } = pricedCart(cart.lines, stock, selling);
    assertAvailable(changes);
    assertInsured(refusedByInsurer(cart.lines, cart.insurer, insurers, stock));
    const ordered = linesOfBusiness.filter((lineOfBusiness) =>
      priced.some(({ offer }) => offer.lineOfBusiness === lineOfBusiness),
    );
    checkFields(actor, request, ordered);
    const { shipments: origins, reservations } = cartShipments(priced, stock, selling);
    const shipments = await prepareShipments(origins, priced, request, selling);
    assertTermsOfSale(
      cart.lines,
      ({ part }) => stock.get(part)?.offer,
      (line) => placesOfLine(line, shipments),
    );
    const taxes = await calculateOrderTaxes(actor, priced, shipments, request);
    const lines = priced.map((line) => orderLine(line, selling.settings));
    const amounts = lineTotals({ shipments, taxes }, lines);
    assertShownTotal(amounts, request, selling.settings.showPrices && selling.settings.showShipping);
    const { user, account } = actor;
    const customers = actor.customers.filter(({ lineOfBusiness }) => ordered.includes(lineOfBusiness));
    return {
      lines,
      reservations,
      stock,
      order: {
        accountId: actor.accountId,
        ...(actor.parentId !== undefined && { parentId: actor.parentId }),
        companyName: account.companyName,
        customerNumbers: customers.flatMap(({ customerNumber }) => customerNumber ?? []),
        paymentTerms: customers.flatMap(({ arTermDescription }) => arTermDescription || []),
        userId: actor.userId,
        firstName: user.firstName,
        lastName: user.lastName,
        email: user.email,
        ...orderedAs(actor),
        billTo: account.address,
        fields: fieldsOf(request),
        ...(cart.insurer !== undefined && { insurer: cart.insurer }),
        paymentMethod: 'invoice',
        shipments,
        taxes,
        ...amounts,
      },
    };
  };
}

/** The places that the parts of a line go to, in one or more shipments. */
const placesOfLine = (line: CartLine, shipments: readonly Shipment[]): string[] =>
  shipments
    .filter(({ items }) => items.some((item) => item.lineId === lineId(line)))
    .flatMap(({ shipTo }) => placesOf(shipTo));

/** The account and location of an order that is placed for another account (decision I4). */
const orderedAs = ({ session, accountId, homeAccount }: SignedIn): Pick<Order, 'orderAs' | 'placedFrom'> =>
  session.orderAs
    ? { orderAs: accountId, placedFrom: { accountId: homeAccount.id, companyName: homeAccount.companyName } }
    : {};

/** Only the cart that was shown can be ordered, and only once (case O04). */
function assertShownCart({ cartVersion: shown }: CheckoutRequest, { version, lastOrder }: Cart): void {
  if (shown === version) return;
  const isOrdered = lastOrder !== undefined && shown <= lastOrder.version;
  throw new AppError('conflict', isOrdered ? alreadyOrdered(lastOrder.orderNumber) : CHECKOUT_TEXTS.changed);
}

/** O10: the screen asks the user to reduce lines of which less is left, and to remove lines that are gone. */
function assertAvailable(changes: readonly ChangedLine[]): void {
  const [first] = changes;
  if (!first) return;
  const textOf = ({ line, left }: ChangedLine): string =>
    left > 0 ? limitedAvailability(namesOfPart(line.part).itemNumber) : CART_TEXTS.noLongerAvailable;
  const fieldErrors = changes.map((changed) => {
    const { line, left } = changed;
    const counts = partlyLeft(String(line.quantity), String(left));
    return { path: lineId(line), message: left > 0 ? `${textOf(changed)} ${counts}` : textOf(changed) };
  });
  throw new AppError('conflict', textOf(first), { fieldErrors });
}

/** Refused until the parts are removed or the order is no longer an insurance order (storefront 8). */
function assertInsured(refused: readonly CartLine[]): void {
  if (refused.length === 0) return;
  const fieldErrors = refused.map((line) => ({ path: lineId(line), message: CART_TEXTS.insuranceMismatch }));
  throw new AppError('conflict', CART_TEXTS.insuranceMismatch, { fieldErrors });
}

/**
 * Calculates the taxes of each line of business by the address of its first shipment and the freight of all its
 * shipments (decision P5).
 */
function makeCalculateOrderTaxes(dependencies: CheckoutDependencies) {
  const calculateLineTaxes = makeCalculateLineTaxes(dependencies);

  return async (
    actor: SignedIn,
    priced: readonly PricedLine[],
    shipments: readonly Shipment[],
    { carts }: CheckoutRequest,
  ): Promise<Order['taxes']> => {
    const ofLines = linesOfBusiness.map(async (lineOfBusiness) => {
      const own = shipments.filter((shipment) => shipment.lineOfBusiness === lineOfBusiness);
      const [first] = own;
      const requested = carts.find(
        (cart) => cart.lineOfBusinessKey === lineOfBusiness && cart.shippingWarehouse === first?.location,
      );
      if (!first || !requested) return [];
      const taxed = await calculateLineTaxes(actor, lineOfBusiness, priced, {
        address: requested.deliveryAddress,
        freight: cents(own.reduce((sum, { shippingFee, liftGateFee }) => sum + shippingFee + liftGateFee, 0)),
        isResidential: requested.isResidential,
        usesLiftGate: own.some(({ hasLiftGate }) => hasLiftGate),
        shipVia: first.shipVia,
      });
      return taxed.map((tax) => ({ lineOfBusiness, ...tax }));
    });
    return (await Promise.all(ofLines)).flat();
  };
}

/** The total must be the one that was shown. Taxes are compared only if the request asks for it. */
function assertShownTotal(
  { total, taxTotal }: Pick<Order, 'total' | 'taxTotal'>,
  { total: shown, taxAmount, options }: CheckoutRequest,
  isShown: boolean,
): void {
  if (!isShown) return;
  const shownTax = taxAmount ?? 0;
  const isSame = shown !== null && shown - shownTax === total - taxTotal;
  if (!isSame || (options.validateTax && shownTax !== taxTotal)) {
    throw new AppError('conflict', CHECKOUT_TEXTS.changed);
  }
}

/** The filled-in fields, trimmed. Empty fields are left out. */
function fieldsOf({ options }: CheckoutRequest): Order['fields'] {
  const {
    clearShoppingCart: _clear,
    validateTax: _tax,
    sendOrderConfirmation: _mail,
    paymentMethod: _payment,
    accountId: _account,
    customerNumber: _customer,
    overrideContact = true,
    overrideDelivery = true,
    contactName,
    contactPhone,
    contactEmail,
    deliveryName,
    deliveryPhone,
    ...others
  } = options;
  const fields = {
    ...others,
    ...(overrideContact && { contactName, contactPhone, contactEmail }),
    ...(overrideDelivery && { deliveryName, deliveryPhone }),
  };
  const filled = Object.entries(fields).flatMap(([name, text]) => (text?.trim() ? [[name, text.trim()]] : []));
  return Object.fromEntries(filled);
}
