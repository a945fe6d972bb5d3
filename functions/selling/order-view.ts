import { isCancelOpen } from '#shared/rules/orders/order-attention.ts';
import { vehicleWords } from '#shared/rules/orders/what-was-ordered.ts';
import { addressView } from '#shared/rules/shipping/address-view.ts';
import type { AccountSettings } from '#shared/schemas/fields/account-settings.ts';
import type { Order, OrderLine, OrderSummary, Shipment } from '#shared/schemas/stored/order.ts';
import type { OrderRow, OrderView } from '#shared/schemas/wire/order-view.ts';
import { mayAskToCancel } from '#shared/values/order-status.ts';
import { orderSummary, type WholeOrder } from '../data/sales/order-repository.ts';
import { warrantyView } from './warranty-view.ts';

type Shown = Pick<AccountSettings, 'showPrices' | 'showShipping' | 'showCoreCharges' | 'showWarranties'>;

/** An order in a list, as the viewer's account shows it (decision A1). */
export function orderRow(
  order: OrderSummary,
  { showPrices, showShipping }: Pick<Shown, 'showPrices' | 'showShipping'>,
): OrderRow {
  return {
    orderNumber: order.orderNumber,
    account: { id: order.accountId, parentId: order.parentId ?? null },
    created: order.createdAt,
    updated: order.updatedAt,
    status: order.status,
    isCancelAsked: isCancelOpen(order),
    reason: order.reason ?? '',
    companyName: order.companyName ?? '',
    firstName: order.firstName,
    lastName: order.lastName,
    employeeName: order.employeeName,
    poNumber: order.poNumber,
    locationNumber: order.locationNumber,
    region: order.region,
    state: order.state,
    vehicle: order.vehicle ?? '',
    firstPart: order.firstPart ?? '',
    lineItemCount: order.lineCount,
    partCount: order.partCount,
    partsTotal: showPrices ? order.partsTotal : null,
    total: showPrices && showShipping ? order.total : null,
  };
}

/** An order with its parts and its timeline, as the viewer's account shows it (decision A1). */
export function orderView({ order, lines, events }: WholeOrder, shown: Shown): OrderView {
  const { fields, shipments } = order;
  return {
    ...orderRow(orderSummary(order, lines), shown),
    version: order.version,
    orderId: order.orderId,
    orderAs: order.orderAs ?? null,
    placedFrom: order.placedFrom?.companyName ?? '',
    handedOverBy: nameOf(order.handedOverBy),
    customerNumbers: order.customerNumbers,
    terms: order.paymentTerms ?? [],
    result: orderResult(order, lines),
    mayAskToCancel: mayAskToCancel(order.status) && order.cancelAskedAt === undefined,
    salvagePoNumber: fields.salvagePoNumber ?? '',
    vin: fields.vin ?? '',
    mileage: fields.mileage ?? '',
    customerName: fields.customerName ?? '',
    specialInstructions: fields.specialInstructions ?? '',
    contactName: fields.contactName ?? '',
    contactPhone: fields.contactPhone ?? '',
    contactEmail: fields.contactEmail ?? '',
    deliveryName: fields.deliveryName ?? '',
    deliveryPhone: fields.deliveryPhone ?? '',
    billingAddress: addressView(order.billTo),
    insuranceCompany: order.insurer ?? '',
    parts: lines.map((line) => lineView(line, shown)),
    shipments: shipments.map((shipment) => shipmentView(shipment, shown)),
    taxes: shown.showPrices
      ? order.taxes.map(({ lineOfBusiness, ...tax }) => ({ ...tax, lineOfBusinessKey: lineOfBusiness }))
      : [],
    shippingTotal: shown.showPrices && shown.showShipping ? order.shippingTotal : null,
    taxTotal: shown.showPrices ? order.taxTotal : null,
    timeline: [...events],
  };
}

/** The order number and the parts of each line of business. */
export const orderResult = (order: Order, lines: readonly OrderLine[]): OrderView['result'] =>
  order.lineNumbers.map(({ lineOfBusiness, orderNumber }) => ({
    lineOfBusinessKey: lineOfBusiness,
    orderNumbers: [orderNumber],
    parts: lines.filter((line) => line.lineOfBusiness === lineOfBusiness).map(({ itemNumber }) => itemNumber),
  }));

const nameOf = (person: Order['handedOverBy']): string =>
  person ? `${person.firstName} ${person.lastName}`.trim() : '';

function lineView(line: OrderLine, { showPrices, showCoreCharges, showWarranties }: Shown): OrderView['parts'][number] {
  const { warranty, vehicle } = line;
  const price = <Amount>(amount: Amount): Amount | null => (showPrices ? amount : null);
  return {
    id: line.id,
    lineOfBusinessKey: line.lineOfBusiness,
    partNumber: line.itemNumber,
    companyCode: line.companyCode,
    description: line.description,
    image: line.image,
    ftcDisplay: line.ftcText ?? '',
    unitOfMeasure: { code: line.unit.code, description: line.unit.description },
    quantity: line.quantity,
    listPrice: price(line.listPrice),
    customerPrice: price(line.customerPrice),
    corePrice: showCoreCharges ? price(line.core) : null,
    isCoreCharged: line.isCoreCharged,
    warranty: warranty && showWarranties ? warrantyView(warranty, { showPrices }) : null,
    total: price(line.total),
    vehicle: vehicle ? vehicleWords(vehicle) : '',
  };
}

/** Shipping fees are prices too, so they are hidden with them. */
function shipmentView(shipment: Shipment, { showPrices, showShipping }: Shown): OrderView['shipments'][number] {
  const fee = <Amount>(amount: Amount): Amount | null => (showPrices && showShipping ? amount : null);
  return {
    lineOfBusinessKey: shipment.lineOfBusiness,
    location: shipment.location,
    locationName: shipment.locationName,
    lineItems: shipment.items.map(({ lineId, eaches }) => ({ id: lineId, eaches })),
    shipVia: shipment.shipVia,
    shippingMethodDescription: shipment.description,
    shipmentType: shipment.shipmentType,
    shippingMethodCost: fee(shipment.shippingFee),
    liftGateFee: fee(shipment.liftGateFee),
    hasLiftGate: shipment.hasLiftGate,
    etaDays: shipment.etaDays,
    eta: shipment.eta,
    deliveryAddress: addressView(shipment.shipTo),
  };
}
