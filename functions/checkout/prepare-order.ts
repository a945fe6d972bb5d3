import type { CheckoutRequest } from '#shared/contracts/checkout.ts';
import { AppError } from '#shared/errors.ts';
import { lineId } from '#shared/rules/cart-lines.ts';
import { ftcText } from '#shared/rules/ftc-text.ts';
import { linesOfBusiness } from '#shared/rules/line-of-business.ts';
import { isCoreCharged } from '#shared/rules/line-total.ts';
import { cents } from '#shared/rules/money.ts';
import type { Cart, CartLine } from '#shared/schemas/cart.ts';
import type { Order, OrderLine, Shipment } from '#shared/schemas/order.ts';
import { CART_TEXTS } from '#shared/texts/cart-texts.ts';
import { alreadyOrdered, CHECKOUT_TEXTS, limitedAvailability } from '#shared/texts/checkout-texts.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { loadStock, namesOfPart, type Stock } from '../selling/parts-for-sale.ts';
import { type ChangedLine, type PricedLine, pricedCart } from '../selling/priced-cart.ts';
import { refusedByInsurer } from '../selling/refused-by-insurer.ts';
import { openShop } from '../selling/shop.ts';
import { freightOf, taxedAmountsOf } from '../selling/taxed-amounts.ts';
import { cartShipments, type Takes } from './cart-shipments.ts';
import { checkFields } from './check-fields.ts';
import type { CheckoutDependencies } from './dependencies.ts';
import { orderShipments } from './order-shipments.ts';

/** Everything of an order but what it is called and when it came about. */
type PreparedOrder = Omit<
  Order,
  'orderId' | 'orderNumber' | 'lineNumbers' | 'version' | 'createdAt' | 'updatedAt' | 'status'
>;

export interface Prepared {
  readonly order: PreparedOrder;
  readonly lines: readonly OrderLine[];
  readonly takes: Takes;
  /** As read, strongly. */
  readonly stock: Stock;
}

/**
 * What a cart would be as an order, at prices, stock and fees of this moment. Throws, with what to tell, when something is
 * missing, is less than it was, or costs something else than was shown.
 */
export function prepareOrder(dependencies: CheckoutDependencies) {
  const { listInsurers } = dependencies;
  const shopOf = openShop(dependencies);
  const stockOf = loadStock(dependencies);
  const shipmentsOf = orderShipments(dependencies);
  const taxesOf = orderTaxes(dependencies);

  return async (actor: SignedIn, cart: Cart, request: CheckoutRequest): Promise<Prepared> => {
    refuseOtherCart(request, cart);
    if (cart.lines.length === 0) throw new AppError('conflict', CHECKOUT_TEXTS.notAllowed);
    const parts = cart.lines.map(({ part }) => part);
    const [shop, stock, insurers] = await Promise.all([shopOf(actor), stockOf(parts, 'strongly'), listInsurers()]);
    const { lines: priced, changes } = pricedCart(cart.lines, stock, shop);
    refuseIfLess(changes);
    refuseUninsured(refusedByInsurer(cart.lines, cart.insurer, insurers, stock));
    const ordered = linesOfBusiness.filter((line) => priced.some(({ offer }) => offer.lineOfBusiness === line));
    checkFields(actor, request, ordered);
    const { shipments: origins, takes } = cartShipments(priced, stock, shop, actor.warehouseNumber);
    const shipments = await shipmentsOf(origins, priced, request, shop);
    const taxes = await taxesOf(actor, priced, shipments);
    const lines = priced.map((line) => orderLine(line, shop.settings));
    const amounts = totalsOf(lines, shipments, taxes);
    refuseIfDearer(amounts, request, shop.settings.showPrices && shop.settings.showShipping);
    const { user, account } = actor;
    const customers = actor.customers.filter(({ lineOfBusiness }) => ordered.includes(lineOfBusiness));
    return {
      lines,
      takes,
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
        billTo: account.address,
        fields: fieldsOf(request),
        ...(cart.insurer !== undefined && { insurer: cart.insurer }),
        paymentMethod: 'invoice',
        shipments,
        taxes,
        lineCount: lines.length,
        partCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
        ...amounts,
      },
    };
  };
}

/** Nobody orders another cart than the one that was shown, nor what another tab has ordered (case O04). */
function refuseOtherCart({ cartVersion: shown }: CheckoutRequest, { version, lastOrder }: Cart): void {
  if (shown === version) return;
  const isOrdered = lastOrder !== undefined && shown <= lastOrder.version;
  throw new AppError('conflict', isOrdered ? alreadyOrdered(lastOrder.orderNumber) : CHECKOUT_TEXTS.changed);
}

/** O10: what is less can be kept as it is left, what is gone can only be removed; the screen asks. */
function refuseIfLess(changes: readonly ChangedLine[]): void {
  const told = changes.map(({ line, left }) => ({
    path: lineId(line),
    message: left > 0 ? limitedAvailability(namesOfPart(line.part).itemNumber) : CART_TEXTS.noLongerAvailable,
  }));
  const [first] = told;
  if (first) throw new AppError('conflict', first.message, { fieldErrors: told });
}

/** Until they are removed, or the cart goes on as a non-insurance order (storefront 8). */
function refuseUninsured(refused: readonly CartLine[]): void {
  if (refused.length === 0) return;
  const fieldErrors = refused.map((line) => ({ path: lineId(line), message: CART_TEXTS.insuranceMismatch }));
  throw new AppError('conflict', CART_TEXTS.insuranceMismatch, { fieldErrors });
}

/**
 * The taxes of each line of business, by the address of its first shipment (decision P5). Its freight is one amount, as
 * it is for GetCartTaxTotals: what was shown there is what is charged.
 */
function orderTaxes({ taxes }: CheckoutDependencies) {
  return async (
    { customers, account: { settings } }: SignedIn,
    priced: readonly PricedLine[],
    shipments: readonly Shipment[],
  ): Promise<Order['taxes']> => {
    const ofLines = linesOfBusiness.map(async (line) => {
      const own = shipments.filter(({ lineOfBusiness }) => lineOfBusiness === line);
      const [first] = own;
      if (!first) return [];
      const { state, postalCode } = first.shipTo;
      const freight = own.reduce((sum, { shippingFee, liftGateFee }) => sum + shippingFee + liftGateFee, 0);
      const lines = priced.filter(({ offer }) => offer.lineOfBusiness === line);
      const taxed = await taxes({
        lineOfBusiness: line,
        shipTo: { state, postalCode: postalCode.split('-')[0] ?? '' },
        amounts: [...lines.flatMap((each) => taxedAmountsOf(each, settings)), freightOf(cents(freight))],
        isExempt: customers.find(({ lineOfBusiness }) => lineOfBusiness === line)?.isTaxExempt ?? false,
        isResidential: false,
        usesLiftGate: own.some(({ hasLiftGate }) => hasLiftGate),
        shipVia: first.shipVia,
      });
      return taxed.map((tax) => ({ lineOfBusiness: line, ...tax }));
    });
    return (await Promise.all(ofLines)).flat();
  };
}

function orderLine(priced: PricedLine, { coreChargeType }: { readonly coreChargeType: 0 | 1 | 2 }): OrderLine {
  const { line, offer, unit, quantity, terms, core, warranty, total } = priced;
  const isUsed = offer.lineOfBusiness === 'salvage';
  const vehicle = isUsed ? offer.sourceVehicle : line.vehicle;
  const ftc = ftcText({ text: isUsed ? undefined : offer.ftcDisplay, isUsed });
  return {
    id: lineId(line),
    part: line.part,
    ...namesOfPart(line.part),
    lineOfBusiness: offer.lineOfBusiness,
    description: offer.title,
    image: offer.imageUrl,
    ...(ftc && { ftcText: ftc }),
    unit: { code: unit.code, description: unit.description, eaches: unit.eaches },
    quantity,
    listPrice: terms.listPrice,
    customerPrice: terms.customerPrice,
    core,
    isCoreCharged: isCoreCharged(coreChargeType),
    ...(warranty && { warranty }),
    total,
    ...(vehicle && { vehicle }),
  };
}

/** Each the sum of what is shown (decision W4). */
function totalsOf(lines: readonly OrderLine[], shipments: readonly Shipment[], taxes: Order['taxes']) {
  const partsTotal = cents(lines.reduce((sum, { total }) => sum + total, 0));
  const shippingTotal = cents(
    shipments.reduce((sum, { shippingFee, liftGateFee }) => sum + shippingFee + liftGateFee, 0),
  );
  const taxTotal = cents(taxes.reduce((sum, { amount }) => sum + amount, 0));
  return { partsTotal, shippingTotal, taxTotal, total: cents(partsTotal + shippingTotal + taxTotal) };
}

/** Nobody pays another price than the one that was shown. The taxes are looked at where the request asks for it. */
function refuseIfDearer(
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

/** What was filled in, without its outer blanks; what is empty is left out. */
function fieldsOf({ options }: CheckoutRequest): Order['fields'] {
  const {
    clearShoppingCart: _clear,
    validateTax: _tax,
    sendOrderConfirmation: _mail,
    paymentMethod: _payment,
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
