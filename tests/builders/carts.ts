import { emptyCart } from '#functions/data/sales/cart-repository.ts';
import type { PartOnSale, WantedLine } from '#shared/rules/cart/cart-lines.ts';
import { NO_TERMS } from '#shared/rules/terms/terms-refusal.ts';
import type { Cart, CartLine } from '#shared/schemas/stored/cart.ts';
import { cents } from '#shared/values/money.ts';

/** The main cart of user u1 in account 2, never saved. A test names only the fields it is about. */
export const aCart = (overrides: Partial<Cart> = {}): Cart => ({
  ...emptyCart({ accountId: 2, userId: 'u1' }, 'main'),
  ...overrides,
});

/** One hood at 100.00. */
export const aLine = (overrides: Partial<CartLine> = {}): CartLine => ({
  part: '001#GM1000101',
  unit: 'EA',
  quantity: 1,
  title: 'Hood Panel',
  image: '',
  price: cents(100_00),
  ...overrides,
});

/** A part with a stock of ten, sold by the each and by the box of four. */
export const aPartOnSale = (overrides: Partial<PartOnSale> = {}): PartOnSale => ({
  refusal: undefined,
  eaches: 10,
  units: [
    { code: 'EA', description: 'Each', eaches: 1 },
    { code: 'BX', description: 'Box', eaches: 4 },
  ],
  terms: NO_TERMS,
  ...overrides,
});

export const aWanted = (line: Partial<CartLine> = {}, part: Partial<PartOnSale> = {}): WantedLine => ({
  line: aLine(line),
  part: aPartOnSale(part),
});
