import { NO_TERMS } from '#shared/rules/terms/terms-refusal.ts';
import type { CartChangeView, CartItem, CartView } from '#shared/schemas/wire/cart-view.ts';
import { linesOfBusiness } from '#shared/values/line-of-business.ts';
import { type Cents, cents } from '#shared/values/money.ts';

/** Two hoods at 100.00 that come by company truck. A test names only the fields it is about. */
export function aCartItem(overrides: Partial<CartItem> = {}): CartItem {
  const { quantity = 2 } = overrides;
  return {
    id: '001#GM1000101#EA',
    itemNumber: 'GM1000101',
    companyCode: '001',
    lineOfBusinessKey: 'aftermarket',
    description: 'Hood Panel',
    image: '',
    customerNumber: '100200',
    quantity,
    category: '100',
    manufacturer: 'Lumavista',
    prices: { list: { amount: cents(120_00) }, customer: { amount: cents(100_00) }, store: null },
    unitOfMeasure: { code: 'EA', description: 'Each' },
    units: [{ code: 'EA', description: 'Each' }],
    fees: [],
    isMajorMechanical: false,
    isOtherMechanical: false,
    vehicleYear: null,
    vehicleMake: null,
    vehicleModel: null,
    isOversize: false,
    availableWarranties: [],
    selectedWarranty: null,
    availability: 'local',
    availabilityDisplay: 'Yes - Local',
    firstEda: '2026-03-03',
    lastEda: '2026-03-03',
    uomQuantityAvailable: 10,
    termsOfSale: NO_TERMS,
    formerPrice: null,
    total: cents(100_00 * quantity),
    storeTotal: null,
    ...overrides,
  };
}

/** A recycled engine at 900.00. */
export const aRecycledItem = (overrides: Partial<CartItem> = {}): CartItem =>
  aCartItem({
    id: '7d3c#EA',
    itemNumber: '7d3c',
    companyCode: '004',
    lineOfBusinessKey: 'salvage',
    description: 'Engine, 2.5L',
    manufacturer: '',
    quantity: 1,
    prices: { list: { amount: cents(900_00) }, customer: { amount: cents(900_00) }, store: null },
    total: cents(900_00),
    ...overrides,
  });

/** The main cart of user u7 in account 3, with these lines. */
export function aCartView(items: readonly CartItem[] = [], overrides: Partial<CartView> = {}): CartView {
  const totalsOf = (lines: readonly CartItem[]) => ({
    total: sumOf(lines.map(({ total }) => total)),
    storeTotal: sumOf(lines.map(({ storeTotal }) => storeTotal)),
  });
  return {
    cartId: 'u7-3',
    version: 1,
    job: null,
    insuranceCompany: null,
    begunVersion: 1,
    lastOrderNumber: null,
    items: [...items],
    changes: [],
    linesOfBusiness: linesOfBusiness.flatMap((lineOfBusiness) => {
      const own = items.filter(({ lineOfBusinessKey }) => lineOfBusinessKey === lineOfBusiness);
      return own.length > 0 ? [{ lineOfBusinessKey: lineOfBusiness, itemCount: own.length, ...totalsOf(own) }] : [];
    }),
    ...totalsOf(items),
    ...overrides,
  };
}

/** Three of ten hoods are left. */
export const aChange = (overrides: Partial<CartChangeView> = {}): CartChangeView => ({
  id: '001#GM1000101#EA',
  itemNumber: 'GM1000101',
  companyCode: '001',
  lineOfBusinessKey: 'aftermarket',
  description: 'Hood Panel',
  image: '',
  change: 'reduced',
  message: 'Part was reduced in quantity',
  from: 10,
  to: 3,
  ...overrides,
});

const sumOf = (amounts: readonly (Cents | null)[]): Cents | null =>
  amounts.includes(null) ? null : cents(amounts.reduce((sum: number, amount) => sum + (amount ?? 0), 0));
