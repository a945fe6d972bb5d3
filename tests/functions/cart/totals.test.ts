import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cartView } from '#functions/cart/cart-view.ts';
import { pricedCart } from '#functions/selling/priced-cart.ts';
import type { SellingContext } from '#functions/selling/selling-context.ts';
import { ACCOUNT_DEFAULTS } from '#shared/rules/accounts/account-defaults.ts';
import { companiesOf, serviceAreas } from '#shared/rules/pricing/service-areas.ts';
import type { AccountSettings } from '#shared/schemas/fields/account-settings.ts';
import { basisPoints, cents } from '#shared/values/money.ts';
import { aCart, aLine } from '../../builders/carts.ts';
import { anOffer } from '../../builders/catalogue.ts';
import { aCustomer } from '../../builders/customers.ts';

const money = fc.nat(5000_00).map(cents);
const rate = fc.nat(99_00).map(basisPoints);
const units = [
  { code: 'EA', description: 'Each', eaches: 1 },
  { code: 'BX', description: 'Box', eaches: 12 },
];

const offers = fc.array(
  fc.record({
    list: fc.integer({ min: 100, max: 40_000_000 }),
    core: fc.nat(900_000),
    stock: fc.nat(40),
    flags: fc.subarray(['major', 'other', 'core'] as const),
  }),
  { minLength: 1, maxLength: 12 },
);
const choices = fc.array(
  fc.record({
    part: fc.nat(11),
    unit: fc.constantFrom('EA', 'BX'),
    quantity: fc.integer({ min: 1, max: 30 }),
    warranty: fc.option(fc.constantFrom('none', '6L', '12L', '6P'), { nil: undefined }),
  }),
  { maxLength: 40 },
);
const settings: fc.Arbitrary<Partial<AccountSettings>> = fc.record({
  coreChargeType: fc.constantFrom(0, 1, 2),
  minimumCoreCharge: fc.nat(20_00).map(cents),
  marginOnCost: fc.boolean(),
  useWarranties: fc.boolean(),
  showWarranties: fc.boolean(),
  aftermarketMargins: fc.array(fc.record({ low: money, high: money, percentage: rate }), { maxLength: 4 }),
});

function sellingWith(own: Partial<AccountSettings>): SellingContext {
  const areas = serviceAreas('11', [], []);
  const customers = [aCustomer({ priceLevel: undefined })];
  return {
    settings: { ...ACCOUNT_DEFAULTS, ...own },
    customers,
    companies: companiesOf(customers),
    serviceLocation: '11',
    areas,
    buyers: {
      aftermarket: { priceLevel: undefined, area: areas.aftermarket },
      salvage: { priceLevel: undefined, area: areas.salvage },
    },
    destinations: { aftermarket: [], salvage: [] },
    deliveryFrom: () => '2026-03-03',
    today: '2026-03-02',
  };
}

it('totals are the sums of the lines that are shown, whatever margins, cores and warranties there are', () => {
  fc.assert(
    fc.property(offers, choices, settings, (offered, chosen, own) => {
      const stock = new Map(
        offered.map(({ stock: onHand, ...facts }, index) => {
          const partNumber = `P${index}`;
          const offer = anOffer({ ...facts, id: `001#${partNumber}`, partNumber, units, onHand: { '11': onHand } });
          return [offer.id, { offer, reserved: undefined }];
        }),
      );
      const asked = new Map(
        chosen.map(({ part, warranty, ...line }) => [
          `${part}${line.unit}`,
          aLine({ ...line, part: `001#P${part}`, ...(warranty !== undefined && { warranty }) }),
        ]),
      );
      const cart = aCart({ lines: [...asked.values()] });
      const selling = sellingWith(own);
      const view = cartView(cart, pricedCart(cart.lines, stock, selling), selling);

      const charged = view.items.map(({ prices, fees, quantity }) => {
        const feesOfLine = fees.filter(({ isCharged }) => isCharged).map(({ extendedAmount }) => extendedAmount);
        return feesOfLine.reduce((sum, fee) => sum + fee, (prices?.customer.amount ?? Number.NaN) * quantity);
      });
      expect(view.items.map(({ total }) => total)).toEqual(charged);
      expect(view.total).toBe(charged.reduce((sum, total) => sum + total, 0));
      expect(view.linesOfBusiness.reduce((sum, { total }) => sum + (total ?? Number.NaN), 0)).toBe(view.total);
      expect(view.storeTotal ?? view.total).toBeGreaterThanOrEqual(view.total ?? Number.NaN);
      for (const item of view.items) expect(item.quantity).toBeLessThanOrEqual(item.uomQuantityAvailable);
      const told = view.changes.filter(({ change }) => change === 'removed').length + view.items.length;
      expect(told).toBe(cart.lines.length);
    }),
    { numRuns: 1000 },
  );
});
