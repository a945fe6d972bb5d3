import type { Order, OrderLine } from '#shared/schemas/stored/order.ts';
import { cents } from '#shared/values/money.ts';
import type { WholeOrder } from '../../data/sales/order-repository.ts';

const shop: Order['billTo'] = { address1: '1400 Wewatta St', city: 'Denver', state: 'CO', postalCode: '80202' };
const PLACED_AT = '2026-03-02T17:00:00.000Z';
const EACH = { code: 'EA', description: 'Each', eaches: 1 };

const hood: OrderLine = {
  id: '001#GM1230101#EA',
  part: '001#GM1230101',
  itemNumber: 'GM1230101',
  companyCode: '001',
  lineOfBusiness: 'aftermarket',
  description: 'Hood Panel, steel',
  image: '',
  unit: EACH,
  quantity: 2,
  listPrice: cents(249_00),
  customerPrice: cents(199_20),
  core: cents(0),
  isCoreCharged: true,
  warranty: { code: 'W2', description: '2 Year Warranty', cost: cents(19_92) },
  total: cents(438_24),
  vehicle: { year: 2015, make: 'Chevrolet', model: 'Silverado 1500' },
};

const engine: OrderLine = {
  id: 'E-1#EA',
  part: 'E-1',
  itemNumber: 'E-1',
  companyCode: '004',
  lineOfBusiness: 'salvage',
  description: 'Engine Assembly 5.3L',
  image: '',
  ftcText: 'Used part',
  unit: EACH,
  quantity: 1,
  listPrice: cents(1850_00),
  customerPrice: cents(1480_00),
  core: cents(150_00),
  isCoreCharged: true,
  total: cents(1630_00),
  vehicle: { year: 2014, make: 'Chevrolet', model: 'Silverado 1500' },
};

const order: Order = {
  orderId: 'sample',
  orderNumber: '1000001',
  lineNumbers: [
    { lineOfBusiness: 'aftermarket', orderNumber: '1000002' },
    { lineOfBusiness: 'salvage', orderNumber: '1000003' },
  ],
  accountId: 2,
  companyName: 'Summit Collision',
  customerNumbers: [],
  paymentTerms: ['Net 30'],
  userId: 'sample',
  firstName: 'Sam',
  lastName: 'Sorensen',
  email: 'sam@example.com',
  status: 'Submitted',
  version: 1,
  createdAt: PLACED_AT,
  updatedAt: PLACED_AT,
  billTo: shop,
  fields: { poNumber: 'PO-77', salvagePoNumber: 'PO-78', specialInstructions: 'Use the gate on Wewatta Street' },
  paymentMethod: 'invoice',
  shipments: [
    {
      lineOfBusiness: 'aftermarket',
      companyCode: '001',
      location: '01',
      locationName: 'Denver',
      shipTo: { ...shop, country: 'US' },
      items: [{ lineId: hood.id, eaches: 2 }],
      shipVia: 'CT',
      description: 'Company Truck',
      shipmentType: 'Truck',
      shippingFee: cents(0),
      liftGateFee: cents(0),
      hasLiftGate: false,
      etaDays: 1,
      eta: '2026-03-03',
    },
    {
      lineOfBusiness: 'salvage',
      companyCode: '004',
      location: '40',
      locationName: 'Pueblo',
      shipTo: { ...shop, country: 'US' },
      items: [{ lineId: engine.id, eaches: 1 }],
      shipVia: 'LTL',
      description: 'Freight',
      shipmentType: 'Freight',
      shippingFee: cents(165_00),
      liftGateFee: cents(75_00),
      hasLiftGate: true,
      etaDays: 4,
      eta: '2026-03-06',
    },
  ],
  taxes: [{ lineOfBusiness: 'aftermarket', jurisdiction: 'Colorado', amount: cents(12_71) }],
  lineCount: 2,
  partCount: 3,
  partsTotal: cents(2068_24),
  shippingTotal: cents(240_00),
  taxTotal: cents(12_71),
  total: cents(2320_95),
};

/** The sample order with a contact other than its buyer. */
export const sampleOrderOf = (contactEmail: string): WholeOrder => ({
  ...sampleOrder,
  order: { ...order, fields: { ...order.fields, contactEmail } },
});

/** A made-up order in both lines of business, to preview its emails. */
export const sampleOrder: WholeOrder = { order, lines: [hood, engine], events: [] };

/** The sample order with so many lines of aftermarket parts. */
export function sampleOrderOfLines(count: number, facts: Partial<OrderLine> = {}): WholeOrder {
  const lines = Array.from({ length: count }, (_, index) => ({ ...hood, ...facts, id: `${hood.id}-${index}` }));
  const [first, ...others] = order.shipments;
  const items = lines.map(({ id, quantity }) => ({ lineId: id, eaches: quantity }));
  const shipments = first ? [{ ...first, items }, ...others] : [];
  return { order: { ...order, shipments, lineCount: count + 1 }, lines: [...lines, engine], events: [] };
}
