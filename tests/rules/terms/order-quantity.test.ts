import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ANY_QUANTITY,
  canBeOrdered,
  firstAllowed,
  inSellingUnits,
  isAllowedQuantity,
  mostAllowed,
} from '#shared/rules/terms/order-quantity.ts';

describe('terms in a selling unit', () => {
  it.each([
    { eachTerms: [1, 1], eaches: 12, terms: [1, 1], why: 'there are none' },
    { eachTerms: [1, 4], eaches: 1, terms: [4, 4], why: 'the smallest order is one multiple' },
    { eachTerms: [1, 4], eaches: 2, terms: [2, 2], why: 'two pairs are four' },
    { eachTerms: [1, 4], eaches: 12, terms: [1, 1], why: 'a box of 12 is a multiple of 4' },
    { eachTerms: [1, 4], eaches: 6, terms: [2, 2], why: 'one box of 6 is not a multiple of 4, two are' },
    { eachTerms: [12, 1], eaches: 1, terms: [12, 1], why: 'from 12 on any quantity is sold' },
    { eachTerms: [12, 1], eaches: 5, terms: [3, 1], why: 'three fives are the first that reach 12' },
    { eachTerms: [10, 4], eaches: 1, terms: [12, 4], why: '12 is the first multiple of 4 from 10 on' },
  ] as const)('$eachTerms in a unit of $eaches are $terms, because $why', ({ eachTerms, eaches, terms }) => {
    const [minimum, multiple] = eachTerms;
    const [least, step] = terms;
    expect(inSellingUnits({ minimum, multiple }, eaches)).toEqual({ minimum: least, multiple: step });
  });
});

const someTerms = fc.record({ minimum: fc.integer({ min: 1, max: 60 }), multiple: fc.integer({ min: 1, max: 24 }) });

it('a quantity of units is allowed exactly if its eaches are', () => {
  fc.assert(
    fc.property(
      someTerms,
      fc.integer({ min: 1, max: 24 }),
      fc.integer({ min: 1, max: 999 }),
      (terms, eaches, units) => {
        const inEaches = units * eaches >= terms.minimum && (units * eaches) % terms.multiple === 0;
        expect(isAllowedQuantity(units, inSellingUnits(terms, eaches))).toBe(inEaches);
      },
    ),
  );
});

describe('the most that may be ordered', () => {
  it.each([
    { available: 9, terms: { minimum: 4, multiple: 4 }, most: 8, why: 'of the multiples of 4' },
    { available: 3, terms: { minimum: 4, multiple: 4 }, most: 0, why: 'there are fewer than one multiple' },
    { available: 7, terms: { minimum: 12, multiple: 1 }, most: 0, why: 'the smallest order is above the stock' },
    { available: 5000, terms: ANY_QUANTITY, most: 999, why: 'a line has at most 999' },
    { available: 5000, terms: { minimum: 4, multiple: 4 }, most: 996, why: '999 is no multiple of 4' },
    {
      available: Number.POSITIVE_INFINITY,
      terms: { minimum: 1000, multiple: 1 },
      most: 0,
      why: 'no line can have 1000',
    },
  ])('of $available is $most, because $why', ({ available, terms, most }) => {
    expect(mostAllowed(available, terms)).toBe(most);
  });

  it('is allowed, available, and the largest such', () => {
    fc.assert(
      fc.property(someTerms, fc.nat(1200), (terms, available) => {
        const most = mostAllowed(available, terms);
        const allowed = Array.from({ length: Math.min(available, 999) }, (_, index) => index + 1).filter((each) =>
          isAllowedQuantity(each, { ...inSellingUnits(terms, 1) }),
        );
        expect(mostAllowed(available, inSellingUnits(terms, 1))).toBe(allowed.at(-1) ?? 0);
        expect(most).toBeLessThanOrEqual(available);
      }),
    );
  });
});

it('a list of quantities begins with the smallest order and ends with 999', () => {
  expect(firstAllowed({ minimum: 8, multiple: 4 }, 4)).toEqual([8, 12, 16, 20]);
  expect(firstAllowed({ minimum: 990, multiple: 5 }, 9)).toEqual([990, 995]);
});

it.each([
  { terms: [999, 1], eaches: [1], can: true, why: 'a line may have 999' },
  { terms: [1000, 1], eaches: [1], can: false, why: 'no line has 1000' },
  { terms: [1000, 1], eaches: [1, 2], can: true, why: 'there is a pair too, and 500 pairs are 1000' },
  { terms: [990, 500], eaches: [1], can: false, why: 'the first multiple from 990 on is 1000' },
  { terms: [1, 1200], eaches: [1, 12], can: true, why: '100 boxes of 12 are one multiple' },
])('a smallest order of $terms in units of $eaches can be ordered: $can, for $why', ({ terms, eaches, can }) => {
  const [minimum = 1, multiple = 1] = terms;
  const units = eaches.map((count) => ({ eaches: count }));
  expect(canBeOrdered({ minimum, multiple }, units)).toBe(can);
});
