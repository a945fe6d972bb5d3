import { type EffectiveAccount, effectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import { formatMoney } from '#shared/rules/base/format-money.ts';
import { usDate } from '#shared/rules/base/us-date.ts';
import { everyOrder } from '#shared/rules/orders/order-access.ts';
import { orderGroups, type ShipmentGroup, type ShippedLine } from '#shared/rules/orders/order-groups.ts';
import { taxesByJurisdiction } from '#shared/rules/orders/taxes-by-jurisdiction.ts';
import type { MessageOf, OutboxMessage } from '#shared/schemas/stored/outbox-message.ts';
import type { OrderView } from '#shared/schemas/wire/order-view.ts';
import { CART_PAGE_TEXTS } from '#shared/texts/cart/cart-page-texts.ts';
import { arrives, PART_TEXTS } from '#shared/texts/catalogue/part-texts.ts';
import { MAIL_TEXTS } from '#shared/texts/mail/mail-texts.ts';
import {
  forAccountBy,
  ORDER_LIST_TEXTS,
  ORDER_PAGE_TEXTS,
  orderHeading,
  partOfLine,
  shipmentFrom,
  taxOf,
} from '#shared/texts/orders/orders-texts.ts';
import { LINE_FACTS } from '#shared/values/line-of-business.ts';
import type { PersonRecords } from '../data/identity/session-records.ts';
import type { Delivered } from '../data/operations/delivery-repository.ts';
import type { OrderRepository, WholeOrder } from '../data/sales/order-repository.ts';
import { orderView } from '../selling/order-view.ts';
import type { Email, EmailRow, EmailTable } from './email.ts';
import { readerOf } from './reader-of-order.ts';
import type { SendEmail } from './send-email.ts';

type PlacedMessage = MessageOf<'order placed'>;

/**
 * Emails the order confirmation to whoever placed an order, or to a recipient of copies. Amounts are included only if
 * the account shows them (decision A1).
 */
export function makeSendOrderConfirmation(
  orders: Pick<OrderRepository, 'find'>,
  findPerson: (message: OutboxMessage) => Promise<PersonRecords>,
  sendEmail: SendEmail,
): (message: PlacedMessage) => Promise<Delivered> {
  return async (message) => {
    const [found, { account, parent }] = await Promise.all([
      orders.find(everyOrder, message.orderNumber),
      findPerson(message),
    ]);
    if (!found || !account) throw new Error('The order or its account no longer exists');
    return sendEmail(confirmationOf(found, effectiveAccount(account, parent).settings, message.to), message);
  };
}

/**
 * The confirmation of an order, as its page shows it. A contact address other than the buyer's own gets nothing that
 * the buyer typed (decision B186).
 */
export function confirmationOf(found: WholeOrder, settings: EffectiveAccount['settings'], copyTo?: string): Email {
  const { to, mayReadAll } = readerOf(found.order, copyTo);
  const whole = orderView(found, settings);
  const order = mayReadAll ? whole : untyped(whole);
  const { orderNumber, firstName, companyName } = order;
  return {
    to,
    subject: mayReadAll
      ? MAIL_TEXTS.orderPlacedSubject(orderNumber)
      : MAIL_TEXTS.contactOfOrderSubject(orderNumber, companyName),
    text: mayReadAll
      ? MAIL_TEXTS.orderPlaced(firstName, orderNumber, companyName)
      : MAIL_TEXTS.contactOfOrder(orderNumber, companyName),
    tables: [
      totalsTable(order),
      detailsTable(order),
      ...orderGroups(order).flatMap(({ lineOfBusiness, orderNumbers, shipments }) => {
        const title = [LINE_FACTS[lineOfBusiness].label, ...orderNumbers.map(orderHeading)].join(' · ');
        return shipments.map((shipment) => shipmentTable(title, shipment));
      }),
    ],
    link: { label: MAIL_TEXTS.seeOrder, path: `/orders/${orderNumber}` },
  };
}

/** Removes everything that was typed at checkout. The rest comes from the catalogue or the account. */
const untyped = (order: OrderView): OrderView => ({
  ...order,
  poNumber: '',
  salvagePoNumber: '',
  vin: '',
  specialInstructions: '',
  parts: order.parts.map((part) => ({ ...part, vehicle: '' })),
  shipments: order.shipments.map((shipment) => ({ ...shipment, deliveryAddress: NO_ADDRESS })),
});

const NO_ADDRESS = {
  address1: '',
  address2: '',
  city: '',
  stateProvince: '',
  postalCode: '',
  country: { countryCode: '' },
  phoneNumber: '',
};

function detailsTable({
  companyName,
  created,
  orderAs,
  placedFrom,
  poNumber,
  salvagePoNumber,
  vin,
  terms,
  specialInstructions,
  shipments,
}: OrderView): EmailTable {
  const facts = [
    [ORDER_LIST_TEXTS.date, usDate(created)],
    [ORDER_PAGE_TEXTS.orderedFor, orderAs === null ? '' : forAccountBy(companyName, placedFrom)],
    [ORDER_PAGE_TEXTS.poNumber, poNumber],
    [ORDER_PAGE_TEXTS.salvagePo, salvagePoNumber],
    [ORDER_PAGE_TEXTS.vin, vin],
    [ORDER_PAGE_TEXTS.terms, [...new Set(terms)].join(', ')],
    ...[...new Set(shipments.map(addressOf))].map((address) => [ORDER_PAGE_TEXTS.shipTo, address]),
    [ORDER_PAGE_TEXTS.instructions, specialInstructions],
  ];
  return {
    title: ORDER_PAGE_TEXTS.details,
    rows: facts.flatMap(([label = '', fact]) => (fact ? { label, details: [fact] } : [])),
  };
}

const addressOf = ({ deliveryAddress: to }: OrderView['shipments'][number]): string =>
  [to.address1, to.address2, to.city, `${to.stateProvince} ${to.postalCode}`.trim()].filter(Boolean).join(', ');

function shipmentTable(title: string, { shipment, lines }: ShipmentGroup): EmailTable {
  const rows = lines.map(lineRow);
  if (!shipment) return { title, rows };
  const { location, locationName, shippingMethodDescription, etaDays, eta, shippingMethodCost: fee } = shipment;
  const way = [
    shipmentFrom(locationName || location),
    // Without days in transit there is no date (decision X7).
    ...(etaDays > 0 && eta !== '' ? [arrives(usDate(eta))] : []),
  ];
  return {
    title,
    rows: [
      ...rows,
      { label: shippingMethodDescription, details: way, amount: feeText(fee) },
      ...(shipment.hasLiftGate ? [{ label: ORDER_PAGE_TEXTS.liftGate, amount: amountText(shipment.liftGateFee) }] : []),
    ],
  };
}

/** A line from several locations shows its amount at the first of them. */
function lineRow({ line, eaches, allEaches, isPricedHere }: ShippedLine): EmailRow {
  const { description, partNumber, vehicle, ftcDisplay, lineOfBusinessKey, quantity, unitOfMeasure, total } = line;
  const details = [
    [lineOfBusinessKey === 'aftermarket' ? partNumber : '', vehicle].filter(Boolean).join(' · '),
    ftcDisplay,
    eaches < allEaches ? partOfLine(String(eaches), String(allEaches)) : '',
    ...(isPricedHere ? extrasOf(line) : []),
  ];
  return {
    label: `${quantity} ${unitOfMeasure.code} × ${description}`,
    details: details.filter(Boolean),
    amount: isPricedHere ? amountText(total) : '',
    isLine: true,
  };
}

/** The extras of one selling unit that the line's amount includes. */
function extrasOf({ warranty, corePrice, isCoreCharged }: OrderView['parts'][number]): string[] {
  const core = isCoreCharged ? PART_TEXTS.coreCharge : `${PART_TEXTS.coreCharge} (${CART_PAGE_TEXTS.notCharged})`;
  return [
    ...(warranty ? [`${warranty.description} ${feeText(warranty.cost)}`.trim()] : []),
    ...(corePrice ? [`${core} ${amountText(corePrice)}`] : []),
  ];
}

function totalsTable({ partsTotal, shippingTotal, taxes, total }: OrderView): EmailTable {
  if (partsTotal === null) return { title: ORDER_PAGE_TEXTS.totals, rows: [] };
  return {
    title: ORDER_PAGE_TEXTS.totals,
    rows: [
      { label: ORDER_PAGE_TEXTS.parts, amount: amountText(partsTotal) },
      ...(shippingTotal === null ? [] : [{ label: ORDER_PAGE_TEXTS.shipping, amount: feeText(shippingTotal) }]),
      ...taxesByJurisdiction(taxes).map(([name, amount]) => ({ label: taxOf(name), amount: amountText(amount) })),
      ...(total === null ? [] : [{ label: ORDER_PAGE_TEXTS.total, amount: amountText(total), isSum: true }]),
    ],
  };
}

/** Null if the account shows no amounts. */
const amountText = (amount: number | null): string => (amount === null ? '' : formatMoney(amount));
const feeText = (fee: number | null): string => (fee === 0 ? PART_TEXTS.free : amountText(fee));
