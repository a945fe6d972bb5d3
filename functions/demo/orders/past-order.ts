import type { EffectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import { shifted } from '#shared/rules/base/iso-date.ts';
import { salesTax, type TaxRate } from '#shared/rules/orders/sales-tax.ts';
import { corePrice } from '#shared/rules/pricing/core-charge.ts';
import { partPrice } from '#shared/rules/pricing/customer-price.ts';
import { lineTotal } from '#shared/rules/pricing/line-total.ts';
import { selectedWarranty, warrantiesOf } from '#shared/rules/pricing/warranty-cost.ts';
import { addBusinessDays, firstShippingDay } from '#shared/rules/shipping/business-days.ts';
import { type CarrierQuote, tableQuotes } from '#shared/rules/shipping/carrier-rates.ts';
import { DEFAULT_SHIPPING_RATES } from '#shared/rules/shipping/default-shipping-rates.ts';
import { distanceInMiles } from '#shared/rules/shipping/nearest.ts';
import { shippedPart } from '#shared/rules/shipping/shipped-part.ts';
import { chargedShippingFee } from '#shared/rules/shipping/shipping-fee.ts';
import type { Offer } from '#shared/schemas/catalogue/offer.ts';
import type { Customer } from '#shared/schemas/stored/customer.ts';
import type { Order, OrderEvent, OrderLine, Shipment } from '#shared/schemas/stored/order.ts';
import type { User } from '#shared/schemas/stored/user.ts';
import { ORDER_TEXTS } from '#shared/texts/orders/order-texts.ts';
import { type LineOfBusiness, linesOfBusiness } from '#shared/values/line-of-business.ts';
import { cents } from '#shared/values/money.ts';
import { postalLocation } from '../../data/locations/postal-locations.ts';
import type { WholeOrder } from '../../data/sales/order-repository.ts';
import { lineTotals, orderLine, type SoldLine } from '../../selling/order-line.ts';
import { taxedAmounts } from '../../selling/taxed-amounts.ts';
import { yards } from '../catalogue/yards.ts';
import { demoPriceLevels, demoWarehouses } from '../demo-provider.ts';
import { DEMO_ORDER_PARTS, type DemoOrderPart, FITTED_VEHICLES } from './demo-order-parts.ts';
import type { DemoOrder } from './demo-orders.ts';

/** The user who ordered, and the account the order is for. */
export interface DemoBuyer {
  readonly user: User;
  readonly account: EffectiveAccount;
  readonly customers: readonly Customer[];
  /** The tax rates at the address of the account. */
  readonly taxRates: readonly TaxRate[];
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const GATEWAY = 'Order gateway';
const PROVIDER = 'Paula Prentice';

/** An order as the product would have made it at that time, with prices, fees and taxes by its rules and its history since. */
export function pastOrder(demo: DemoOrder, buyer: DemoBuyer, numbers: readonly string[], now: Date): WholeOrder {
  const { account, user, customers } = buyer;
  const created = orderedAt(demo, now);
  const sold = demo.wanted.map(([part, quantity]) => soldLine(part, quantity, buyer));
  const lines = sold.map((each) => orderLine(each, account.settings));
  const ordered = linesOfBusiness.filter((line) => lines.some(({ lineOfBusiness }) => lineOfBusiness === line));
  const buying = customers.filter(({ lineOfBusiness }) => ordered.includes(lineOfBusiness));
  const shipments = ordered.flatMap((lineOfBusiness) => shipmentsOf(lineOfBusiness, lines, buyer, created));
  const taxes = ordered.flatMap((lineOfBusiness) => taxesOf(lineOfBusiness, sold, shipments, buyer));
  const events = eventsOf(demo, user, created, shipments, now);
  const last = events.at(-1) ?? { at: created.toISOString(), status: 'Pending' as const, note: '' };
  const request = events.find(({ note }) => note.startsWith(ORDER_TEXTS.cancelAsked));
  const [orderNumber = '', ...ofLines] = numbers;
  return {
    lines,
    events,
    order: {
      orderId: `${created.getTime().toString(36).padStart(9, '0')}-demo-${orderNumber}`,
      orderNumber,
      lineNumbers: ordered.map((lineOfBusiness, index) => ({ lineOfBusiness, orderNumber: ofLines[index] ?? '' })),
      accountId: account.id,
      ...(account.parentId !== undefined && { parentId: account.parentId }),
      companyName: account.companyName,
      customerNumbers: buying.flatMap(({ customerNumber }) => customerNumber ?? []),
      paymentTerms: buying.flatMap(({ arTermDescription }) => arTermDescription || []),
      userId: user.userId,
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      status: last.status,
      ...((last.status === 'Error' || last.status === 'Canceled') && last.note && { reason: last.note }),
      ...(request && { cancelAskedAt: request.at }),
      ...(events.some(({ actor }) => actor === GATEWAY) && { gatewayReference: orderNumber }),
      version: events.length,
      createdAt: created.toISOString(),
      updatedAt: last.at,
      billTo: account.address,
      fields: fieldsOf(demo, ordered),
      paymentMethod: 'invoice',
      shipments,
      taxes,
      ...lineTotals({ shipments, taxes }, lines),
    },
  };
}

/** A time on a business day, within the opening hours of a counter in Denver. */
function orderedAt({ daysAgo, minute }: DemoOrder, now: Date): Date {
  const day = addBusinessDays(shifted(now.toISOString().slice(0, 10), -daysAgo), 0);
  return new Date(Date.parse(`${day}T15:00:00.000Z`) + minute * MINUTE_MS);
}

/** A part as it would have been in the cart, for a vehicle that it fits. */
function soldLine(name: DemoOrderPart, quantity: number, { account: { settings }, customers }: DemoBuyer): SoldLine {
  const offer: Offer = DEMO_ORDER_PARTS[name];
  const isAftermarket = offer.lineOfBusiness === 'aftermarket';
  const level = customers.find(({ lineOfBusiness }) => lineOfBusiness === offer.lineOfBusiness)?.priceLevel;
  const discountCode = isAftermarket ? offer.productLine : offer.partType;
  const priceLevel = demoPriceLevels.find((each) => each.name === level);
  const terms = partPrice({ ...offer, discountCode }, priceLevel, 1);
  const core = corePrice((isAftermarket && offer.core) || 0, 1, settings);
  const warranty = selectedWarranty(undefined, warrantiesOf(offer, settings), terms.customerPrice);
  const amounts = { price: terms.customerPrice, core, warranty: warranty?.cost ?? cents(0) };
  const vehicle = FITTED_VEHICLES[name];
  return {
    line: { part: offer.id, unit: 'EA', ...(vehicle && { vehicle }) },
    offer,
    unit: { code: 'EA', description: 'Each', eaches: 1 },
    quantity,
    terms,
    core,
    warranty,
    total: lineTotal(amounts, quantity, settings.coreChargeType),
  };
}

interface Origin {
  readonly location: string;
  readonly locationName: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string;
  readonly kind: 'local' | 'national';
}

/** New parts ship from the nearest warehouse by the provider's own truck, recycled parts from their yard. */
function shipmentsOf(line: LineOfBusiness, lines: readonly OrderLine[], buyer: DemoBuyer, created: Date): Shipment[] {
  const own = lines.filter(({ lineOfBusiness }) => lineOfBusiness === line);
  const origins = new Map<string, { origin: Origin; lines: OrderLine[] }>();
  for (const each of own) {
    const origin = originOf(each, buyer);
    const group = origins.get(origin.location) ?? { origin, lines: [] };
    group.lines.push(each);
    origins.set(origin.location, group);
  }
  return [...origins.values()].map((group) => shipmentOf(line, group.origin, group.lines, buyer, created));
}

function originOf({ part, lineOfBusiness }: OrderLine, { account }: DemoBuyer): Origin {
  const coordinates = postalLocation(account.address.postalCode);
  if (lineOfBusiness === 'salvage') {
    const offer = offerOf(part);
    const yard = yards.find(({ number }) => offer.lineOfBusiness === 'salvage' && number === offer.yard);
    if (!yard) throw new Error(`No yard has ${part}`);
    return { ...yard, location: yard.number, locationName: yard.name, kind: 'national' };
  }
  const [nearest] = demoWarehouses
    .filter(({ companyCode }) => companyCode === '001')
    .map((warehouse) => ({ warehouse, miles: coordinates ? distanceInMiles(coordinates, warehouse) : 0 }))
    .toSorted((one, other) => one.miles - other.miles);
  if (!nearest) throw new Error('No warehouse is near');
  const { warehouseNumber, description, ...where } = nearest.warehouse;
  return { ...where, location: warehouseNumber, locationName: description, kind: 'local' };
}

function shipmentOf(
  lineOfBusiness: LineOfBusiness,
  origin: Origin,
  lines: readonly OrderLine[],
  { account: { address, settings } }: DemoBuyer,
  created: Date,
): Shipment {
  const coordinates = postalLocation(address.postalCode);
  const shipment = {
    kind: origin.kind,
    miles: coordinates && Math.round(distanceInMiles(origin, coordinates)),
    isResidential: false,
    isTruckOnly: false,
    parts: lines.map(({ part, quantity }) => shippedPart(offerOf(part), quantity)),
  };
  const [quote]: readonly (CarrierQuote | undefined)[] = tableQuotes(shipment, DEFAULT_SHIPPING_RATES);
  if (!quote) throw new Error(`Nobody ships from ${origin.location}`);
  return {
    lineOfBusiness,
    companyCode: lineOfBusiness === 'salvage' ? '004' : '001',
    location: origin.location,
    locationName: origin.locationName,
    shipTo: { ...address, country: 'US' },
    items: lines.map(({ id, quantity }) => ({ lineId: id, eaches: quantity })),
    shipVia: quote.code,
    description: quote.description,
    shipmentType: quote.shipmentType,
    shippingFee: chargedShippingFee(quote.shippingFee, settings),
    liftGateFee: cents(0),
    hasLiftGate: false,
    etaDays: quote.etaDays,
    eta: addBusinessDays(firstShippingDay(created, origin.timeZone), quote.etaDays),
  };
}

function taxesOf(
  lineOfBusiness: LineOfBusiness,
  sold: readonly SoldLine[],
  shipments: readonly Shipment[],
  { account: { settings }, customers, taxRates }: DemoBuyer,
): Order['taxes'] {
  const isOwn = (each: { readonly lineOfBusiness: LineOfBusiness }) => each.lineOfBusiness === lineOfBusiness;
  if (customers.find(isOwn)?.isTaxExempt) return [];
  const freight = shipments.filter(isOwn).reduce((sum, { shippingFee }) => sum + shippingFee, 0);
  const amounts = taxedAmounts(
    sold.filter(({ offer }) => isOwn(offer)),
    cents(freight),
    settings,
  );
  return salesTax(amounts, taxRates).map((tax) => ({ lineOfBusiness, ...tax }));
}

/** Only parts that were ordered have numbers. */
function fieldsOf({ fields: { poNumber, salvagePoNumber, ...fields } }: DemoOrder, ordered: readonly LineOfBusiness[]) {
  const isForAll = salvagePoNumber === undefined;
  return {
    ...fields,
    ...(poNumber !== undefined && (isForAll || ordered.includes('aftermarket')) && { poNumber }),
    ...(salvagePoNumber !== undefined && ordered.includes('salvage') && { salvagePoNumber }),
  };
}

/** The provider accepts the order within a minute. It is completed on the afternoon of the day it arrives. */
function eventsOf(
  { end, cancelNote, note = '' }: DemoOrder,
  { firstName, lastName }: User,
  created: Date,
  shipments: readonly Shipment[],
  now: Date,
): OrderEvent[] {
  const buyer = `${firstName} ${lastName}`;
  const after = (ms: number): string => new Date(created.getTime() + ms).toISOString();
  const events: OrderEvent[] = [
    { at: created.toISOString(), status: 'Pending', actor: buyer, note: '' },
    {
      at: after(MINUTE_MS),
      status: end === 'Error' ? 'Error' : 'Submitted',
      actor: GATEWAY,
      note: end === 'Error' ? note : '',
    },
  ];
  if (cancelNote !== undefined) {
    events.push({
      at: after(HOUR_MS),
      status: 'Submitted',
      actor: buyer,
      note: `${ORDER_TEXTS.cancelAsked} ${cancelNote}`,
    });
  }
  if (end === 'Canceled') events.push({ at: after(3 * HOUR_MS), status: 'Canceled', actor: PROVIDER, note });
  const arrived = `${shipments
    .map(({ eta }) => eta)
    .toSorted()
    .at(-1)}T22:00:00.000Z`;
  if (end === undefined && arrived < now.toISOString()) {
    events.push({ at: arrived, status: 'Completed', actor: PROVIDER, note: '' });
  }
  return events.filter(({ at }) => at <= now.toISOString());
}

function offerOf(part: string): Offer {
  const offer = Object.values(DEMO_ORDER_PARTS).find(({ id }) => id === part);
  if (!offer) throw new Error(`The demo has no part ${part}`);
  return offer;
}
