import fc from 'fast-check';
import { expect, it } from 'vitest';
import { accountAfter } from '#functions/account-saves/account-rule.ts';
import type { GivenFields } from '#functions/account-saves/given-account.ts';
import { AppError } from '#shared/errors.ts';
import { MARKABLE_CODES } from '#shared/rules/accounts/account-fields.ts';
import { effectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import { reorganizedMargins } from '#shared/rules/accounts/margins/reorganized-margins.ts';
import { corePrice } from '#shared/rules/pricing/core-charge.ts';
import { partPrice } from '#shared/rules/pricing/customer-price.ts';
import { lineTotal } from '#shared/rules/pricing/line-total.ts';
import { retailPrice } from '#shared/rules/pricing/retail-price.ts';
import { pricedWarranties, warrantiesOf } from '#shared/rules/pricing/warranty-cost.ts';
import { chargedShippingFee } from '#shared/rules/shipping/shipping-fee.ts';
import type { AccountSettings } from '#shared/schemas/fields/account-settings.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import { linesOfBusiness } from '#shared/values/line-of-business.ts';
import { basisPoints, cents } from '#shared/values/money.ts';
import { aChild, anAccount } from '../../builders/accounts.ts';

/** Mostly amounts that can be accepted, as a person or a program may type them. */
const number = (most: number) =>
  fc.oneof(
    { weight: 12, arbitrary: fc.integer({ min: 0, max: most }) },
    { weight: 1, arbitrary: fc.integer({ min: -most, max: -1 }) },
    { weight: 1, arbitrary: fc.maxSafeInteger() },
  );
const amount = number(500_00).map(cents);
const rate = number(120_00).map(basisPoints);
const bands = fc
  .array(fc.record({ low: amount, high: amount, percentage: rate }), { maxLength: 4 })
  .chain((typed) => fc.constantFrom(typed, reorganizedMargins(typed)));
const facts = { description: fc.constant(''), default: fc.constant(false) };
const code = fc.constantFrom('6P' as const, '12L' as const, '24P' as const);
const warranties = fc.array(
  fc.oneof(
    fc.record({ ...facts, code, method: fc.constant('Percentage' as const), percentage: rate, minimumCost: amount }),
    fc.record({
      ...facts,
      code,
      method: fc.constant('Range' as const),
      values: fc.array(fc.record({ top: amount, cost: amount }), { maxLength: 2 }),
    }),
  ),
  { maxLength: 2 },
);
const marks = fc.subarray([...MARKABLE_CODES]);
const aSave: fc.Arbitrary<GivenFields> = fc.record(
  {
    margins: fc.record({ aftermarket: bands, salvage: bands }, { requiredKeys: [] }),
    marginOnCost: fc.boolean(),
    coreChargeType: fc.constantFrom(0 as const, 1 as const, 2 as const),
    minimumCoreCharge: amount,
    majorWarranty: warranties,
    otherWarranty: warranties,
    useWarranties: fc.boolean(),
    showWarranties: fc.boolean(),
    shippingCalculationMethod: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const, 4 as const),
    shippingCalculationAmount: amount,
  },
  { requiredKeys: [] },
);
const someSaves = fc.array(fc.tuple(fc.constantFrom('parent', 'child'), aSave, fc.option(marks, { nil: undefined })), {
  minLength: 1,
  maxLength: 6,
});
const aCart = fc.array(
  fc.record({
    list: fc.integer({ min: 0, max: 90_000_0000 }),
    core: fc.integer({ min: 0, max: 5_000_0000 }),
    discount: fc.integer({ min: 0, max: 100_00 }),
    eaches: fc.integer({ min: 1, max: 12 }),
    quantity: fc.integer({ min: 1, max: 999 }),
    flags: fc.constantFrom([], ['major'], ['other']),
    freight: fc.integer({ min: 0, max: 5_000_00 }),
  }),
  { minLength: 1, maxLength: 4 },
);
type Cart = typeof aCart extends fc.Arbitrary<infer T> ? T : never;

/** The account after a save, or as it was if the save is refused. */
function saved(account: Account, parent: Account | undefined, body: GivenFields): { account: Account; taken: boolean } {
  try {
    const administrator = { level: 0, accountId: 1 } as const;
    const after = accountAfter(administrator, account, parent, { body, version: 1, idempotency: undefined });
    return { account: after, taken: true };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { account, taken: false };
  }
}

function amountsOf(settings: AccountSettings, cart: Cart): number[] {
  return cart.flatMap(({ list, core, discount, eaches, quantity, flags, freight }) => {
    const level = { name: 'level', description: '', discount: basisPoints(discount), discounts: {} };
    const { listPrice, customerPrice } = partPrice({ list, flags, discountCode: 'AB' }, level, eaches);
    const cores = corePrice(core, eaches, settings);
    const offered = pricedWarranties(warrantiesOf({ flags }, settings), customerPrice);
    const retail = linesOfBusiness.map((line) => retailPrice(customerPrice, line, settings));
    expect(customerPrice).toBeLessThanOrEqual(listPrice);
    for (const price of retail) expect(price).toBeGreaterThanOrEqual(customerPrice);
    const totals = [cents(0), ...offered.map(({ cost }) => cost)].map((warranty) =>
      lineTotal({ price: customerPrice, core: cores, warranty }, quantity, settings.coreChargeType),
    );
    for (const total of totals) expect(total).toBeGreaterThanOrEqual(customerPrice * quantity);
    const fee = chargedShippingFee(cents(freight), settings);
    return [listPrice, customerPrice, cores, fee, ...retail, ...offered.map(({ cost }) => cost), ...totals];
  });
}

it('no settings that a save accepts make a price, a core, a warranty, freight or a total negative or no number', () => {
  let accepted = 0;
  fc.assert(
    fc.property(someSaves, aCart, (saves, cart) => {
      let parent = anAccount();
      let child = aChild();
      for (const [whom, body, marked] of saves) {
        const isParent = whom === 'parent';
        const marking = isParent && marked ? { inheritedFields: marked, changeableFields: marked.slice(0, 9) } : {};
        const after = isParent ? saved(parent, undefined, { ...body, ...marking }) : saved(child, parent, body);
        if (after.taken) accepted += 1;
        if (isParent) parent = after.account;
        else child = after.account;
        for (const settings of [effectiveAccount(parent).settings, effectiveAccount(child, parent).settings]) {
          expect(amountsOf(settings, cart).filter((value) => !Number.isSafeInteger(value) || value < 0)).toEqual([]);
        }
      }
    }),
    { numRuns: 1000 },
  );
  expect(accepted, 'saves that were accepted').toBeGreaterThan(300);
});
