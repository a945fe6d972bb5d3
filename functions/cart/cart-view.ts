import { lineId } from '#shared/rules/cart/cart-lines.ts';
import { arrivals } from '#shared/rules/pricing/arrivals.ts';
import { isCoreCharged, sumOfLines } from '#shared/rules/pricing/line-total.ts';
import { expectedDay } from '#shared/rules/pricing/selling-terms.ts';
import { sellingUnits } from '#shared/rules/pricing/selling-unit.ts';
import type { Cart, CartLine } from '#shared/schemas/stored/cart.ts';
import type { CartChangeView, CartItem, CartView } from '#shared/schemas/wire/cart-view.ts';
import { CHANGE_TEXTS } from '#shared/texts/cart/cart-texts.ts';
import { AVAILABILITY_DISPLAY } from '#shared/texts/catalogue/catalogue-texts.ts';
import { linesOfBusiness } from '#shared/values/line-of-business.ts';
import { type Cents, cents } from '#shared/values/money.ts';
import { MOST_OF_A_LINE } from '#shared/values/quantity.ts';
import { cartIdOf } from '../data/sales/cart-id.ts';
import { lineOfBusinessOf, namesOfPart, termsInUnits } from '../selling/parts-for-sale.ts';
import type { ChangedLine, PricedCart, PricedLine } from '../selling/priced-cart.ts';
import type { SellingContext } from '../selling/selling-context.ts';
import { warrantyView } from '../selling/warranty-view.ts';

/** A cart for the wire, without amounts that the account does not show (decision A1). */
export function cartView(cart: Cart, { lines, changes }: PricedCart, selling: SellingContext): CartView {
  const totals = totalsOf(lines, selling);
  return {
    cartId: cartIdOf(cart),
    version: cart.version,
    job: cart.job ?? null,
    insuranceCompany: cart.insurer ?? null,
    begunVersion: cart.begunVersion ?? null,
    lastOrderNumber: cart.lastOrder?.orderNumber ?? null,
    items: lines.map((line) => cartItem(line, selling)),
    changes: changes.map(changeView),
    linesOfBusiness: linesOfBusiness.flatMap((lineOfBusiness) => {
      const own = lines.filter(({ offer }) => offer.lineOfBusiness === lineOfBusiness);
      return own.length > 0
        ? [{ lineOfBusinessKey: lineOfBusiness, itemCount: own.length, ...totalsOf(own, selling) }]
        : [];
    }),
    ...totals,
  };
}

/** Each is the sum of the lines as shown (decision W4). */
function totalsOf(lines: readonly PricedLine[], { settings }: SellingContext): Pick<CartView, 'total' | 'storeTotal'> {
  if (!settings.showPrices) return { total: null, storeTotal: null };
  const sumOf = (totalOf: (line: PricedLine) => Cents): Cents =>
    sumOfLines(lines.map((line) => ({ lineOfBusiness: line.offer.lineOfBusiness, total: totalOf(line) })));
  const hasStore = lines.some(({ storeTotal }) => storeTotal !== undefined);
  return {
    total: sumOf(({ total }) => total),
    storeTotal: hasStore ? sumOf(({ storeTotal = cents(0) }) => storeTotal) : null,
  };
}

/** A cart line for the wire. */
export function cartItem(priced: PricedLine, selling: SellingContext): CartItem {
  const { line, offer, unit, quantity, terms } = priced;
  const { settings, customers, deliveryFrom, today } = selling;
  const { state, unitsAvailable } = terms.availability;
  const customer = customers.find(({ lineOfBusiness }) => lineOfBusiness === offer.lineOfBusiness);
  const vehicle = offer.lineOfBusiness === 'salvage' ? offer.sourceVehicle : line.vehicle;
  const shown = <Amount>(amount: Amount): Amount | null => (settings.showPrices ? amount : null);
  return {
    ...namedLine(line),
    description: offer.title,
    image: offer.imageUrl,
    customerNumber: customer?.customerNumber ?? null,
    quantity,
    category: offer.partType,
    manufacturer: offer.lineOfBusiness === 'aftermarket' ? offer.manufacturer : '',
    prices: shown({
      list: { amount: terms.listPrice },
      customer: { amount: terms.customerPrice },
      store: priced.storePrice === undefined ? null : { amount: priced.storePrice },
    }),
    unitOfMeasure: { code: unit.code, description: unit.description },
    units: sellingUnits(offer).map(({ code, description }) => ({ code, description })),
    fees: feesOf(priced, selling),
    isMajorMechanical: offer.flags.includes('major'),
    isOtherMechanical: offer.flags.includes('other'),
    vehicleYear: vehicle?.year ?? null,
    vehicleMake: vehicle?.make ?? null,
    vehicleModel: vehicle?.model ?? null,
    isOversize: offer.flags.includes('oversized'),
    availableWarranties: priced.warranties.map((warranty) => warrantyView(warranty, selling.settings)),
    selectedWarranty: priced.warranty ? warrantyView(priced.warranty, selling.settings) : null,
    availability: state,
    availabilityDisplay: AVAILABILITY_DISPLAY[state],
    ...arrivals(terms.availability, expectedDay(offer), (source) => deliveryFrom(source, offer.lineOfBusiness), today),
    uomQuantityAvailable: Math.min(unitsAvailable, MOST_OF_A_LINE),
    termsOfSale: termsInUnits(offer, unit.eaches),
    formerPrice: terms.customerPrice === line.price ? null : shown(line.price),
    total: shown(priced.total),
    storeTotal: shown(priced.storeTotal ?? null),
  };
}

/** Cores are taxed with their part, warranties are not (case M19). */
function feesOf({ line, quantity, core, warranty }: PricedLine, { settings }: SellingContext): CartItem['fees'] {
  if (!settings.showPrices) return [];
  const fee = (unitAmount: Cents) => ({ unitAmount, extendedAmount: cents(unitAmount * quantity) });
  const { itemNumber } = namesOfPart(line.part);
  const { showCoreCharges, coreChargeType } = settings;
  return [
    ...(core > 0 && showCoreCharges
      ? [
          {
            category: 'core' as const,
            productCode: itemNumber,
            ...fee(core),
            taxable: true,
            isCharged: isCoreCharged(coreChargeType),
          },
        ]
      : []),
    ...(warranty
      ? [
          {
            category: 'warranty' as const,
            productCode: warranty.code,
            ...fee(warranty.cost),
            taxable: false,
            isCharged: true,
          },
        ]
      : []),
  ];
}

/** Describes the line by its last known values, because a part that is gone must still be explained. */
const changeView = ({ line, change, left }: ChangedLine): CartChangeView => ({
  ...namedLine(line),
  change,
  message: CHANGE_TEXTS[change],
  from: line.quantity,
  to: left,
});

const namedLine = (line: CartLine) => ({
  id: lineId(line),
  ...namesOfPart(line.part),
  lineOfBusinessKey: lineOfBusinessOf(line.part),
  description: line.title,
  image: line.image,
});
