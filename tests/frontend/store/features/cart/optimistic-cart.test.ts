import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  withItemBack,
  withoutItem,
  withQuantity,
  withWarranty,
} from '#frontend/store/features/cart/optimistic-cart.ts';
import { cents } from '#shared/values/money.ts';
import { aCartItem, aCartView, aRecycledItem } from '../../../../builders/cart-views.ts';

const HOOD = aCartItem();
const ENGINE = aRecycledItem();
const cart = aCartView([HOOD, ENGINE]);

describe('what a cart will look like', () => {
  it('follows the quantity in its totals, store prices and fees', () => {
    const core = { category: 'core' as const, productCode: 'x', taxable: true, isCharged: true };
    const item = aCartItem({
      fees: [{ ...core, unitAmount: cents(10_00), extendedAmount: cents(20_00) }],
      total: cents(220_00),
      storeTotal: cents(270_00),
    });
    const [changed] = withQuantity(aCartView([item]), item.id, 3).items;
    expect(changed).toMatchObject({ quantity: 3, total: 330_00, storeTotal: 405_00 });
    expect(changed?.fees[0]?.extendedAmount).toBe(30_00);
  });

  it.each([
    { code: '24L', total: 230_00 },
    { code: 'none', total: 200_00 },
  ])('follows the warranty $code', ({ code, total }) => {
    const warranty = { warrantyCode: '24L', description: '24 months', cost: cents(15_00) };
    const item = aCartItem({ availableWarranties: [warranty] });
    expect(withWarranty(aCartView([item]), item.id, code).total).toBe(total);
  });

  it('tells no amounts where there are none', () => {
    const item = aCartItem({ prices: null, total: null });
    expect(withQuantity(aCartView([item]), item.id, 5)).toMatchObject({
      total: null,
      linesOfBusiness: [{ total: null }],
    });
  });

  it('leaves a line of business out with its last line', () => {
    expect(withoutItem(cart, ENGINE.id)).toEqual(aCartView([HOOD]));
  });

  it('gets a line back where it stood', () => {
    expect(withItemBack(withoutItem(cart, HOOD.id), HOOD, 0)).toEqual(cart);
  });

  it('gets a line back as it was, and leaves the others as they are now', () => {
    const changed = withQuantity(withQuantity(cart, HOOD.id, 7), ENGINE.id, 2);
    expect(withItemBack(changed, HOOD, 0)).toEqual(withQuantity(cart, ENGINE.id, 2));
  });

  it('has totals that are the sums of its lines, whatever is changed', () => {
    const change = fc.record({ line: fc.constantFrom(HOOD.id, ENGINE.id), quantity: fc.integer({ min: 1, max: 999 }) });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 8 }), (changes) => {
        const after = changes.reduce((before, { line, quantity }) => withQuantity(before, line, quantity), cart);
        const sum = after.items.reduce((total, item) => total + (item.total ?? 0), 0);
        expect(after.total).toBe(sum);
        expect(after.linesOfBusiness.reduce((total, line) => total + (line.total ?? 0), 0)).toBe(sum);
      }),
    );
  });
});
