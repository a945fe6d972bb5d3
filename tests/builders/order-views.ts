import type { OrderRow, OrderView } from '#shared/schemas/wire/order-view.ts';
import { cents } from '#shared/values/money.ts';

/** A Monday morning in the browser's time zone, whatever that is. */
const PLACED = new Date(2026, 2, 2, 9, 5, 9).toISOString();
const SUBMITTED = new Date(2026, 2, 2, 9, 6).toISOString();

/** Two hoods that Sam of account 3 ordered. A test names only the fields it is about. */
export const anOrderRow = (overrides: Partial<OrderRow> = {}): OrderRow => ({
  orderNumber: '1000001',
  account: { id: 3, parentId: null },
  created: PLACED,
  updated: SUBMITTED,
  status: 'Submitted',
  isCancelAsked: false,
  reason: '',
  companyName: 'Summit Collision',
  firstName: 'Sam',
  lastName: 'Sorensen',
  employeeName: '',
  poNumber: 'PO-77',
  locationNumber: '',
  region: '',
  state: 'CO',
  vehicle: '',
  firstPart: '',
  lineItemCount: 1,
  partCount: 2,
  partsTotal: cents(200_00),
  total: cents(205_80),
  ...overrides,
});

export const anOrderedPart = (overrides: Partial<OrderView['parts'][number]> = {}): OrderView['parts'][number] => ({
  id: '001#GM1000101#EA',
  lineOfBusinessKey: 'aftermarket',
  partNumber: 'GM1000101',
  companyCode: '001',
  description: 'Hood Panel',
  image: '',
  ftcDisplay: '',
  unitOfMeasure: { code: 'EA', description: 'Each' },
  quantity: 2,
  listPrice: cents(120_00),
  customerPrice: cents(100_00),
  corePrice: cents(0),
  isCoreCharged: false,
  warranty: null,
  total: cents(200_00),
  vehicle: '',
  ...overrides,
});

const ADDRESS = {
  address1: '1550 Wewatta St',
  address2: '',
  city: 'Denver',
  stateProvince: 'CO',
  postalCode: '80202',
  country: { countryCode: 'US' },
  phoneNumber: '',
};

export const aShipment = (overrides: Partial<OrderView['shipments'][number]> = {}): OrderView['shipments'][number] => ({
  lineOfBusinessKey: 'aftermarket',
  location: 'DEN',
  locationName: 'Denver',
  lineItems: [{ id: '001#GM1000101#EA', eaches: 2 }],
  shipVia: 'TRUCK',
  shippingMethodDescription: 'Company Truck',
  shipmentType: 'Company Truck',
  shippingMethodCost: cents(0),
  liftGateFee: cents(0),
  hasLiftGate: false,
  etaDays: 1,
  eta: '2026-03-03',
  deliveryAddress: ADDRESS,
  ...overrides,
});

/** The same order with everything that its page shows. */
export const anOrderView = (overrides: Partial<OrderView> = {}): OrderView => ({
  ...anOrderRow(),
  version: 2,
  orderId: '0mm9-demo',
  orderAs: null,
  placedFrom: '',
  handedOverBy: '',
  customerNumbers: ['30010'],
  terms: ['Net 30'],
  result: [{ lineOfBusinessKey: 'aftermarket', orderNumbers: ['1000002'], parts: [] }],
  isCancelAsked: false,
  mayAskToCancel: true,
  salvagePoNumber: '',
  vin: '',
  mileage: '',
  customerName: '',
  specialInstructions: '',
  contactName: '',
  contactPhone: '',
  contactEmail: '',
  deliveryName: '',
  deliveryPhone: '',
  billingAddress: ADDRESS,
  insuranceCompany: '',
  parts: [anOrderedPart()],
  shipments: [aShipment()],
  taxes: [{ lineOfBusinessKey: 'aftermarket', jurisdiction: 'Colorado', amount: cents(5_80) }],
  shippingTotal: cents(0),
  taxTotal: cents(5_80),
  timeline: [
    { at: PLACED, status: 'Pending', actor: 'Sam Sorensen', note: '' },
    { at: SUBMITTED, status: 'Submitted', actor: 'Order gateway', note: '' },
  ],
  ...overrides,
});
