import { expect, it } from 'vitest';
import { isUnavailable } from '#shared/rules/pricing/part-unavailable.ts';

it.each([
  { why: 'both prices', listPrice: 12_000, customerPrice: 10_000, availability: 'local', is: false },
  { why: 'no customer price', listPrice: 12_000, customerPrice: 0, availability: 'call', is: true },
  { why: 'no list price', listPrice: 0, customerPrice: 10_000, availability: 'call', is: true },
  { why: 'a core item, sold at zero', listPrice: 0, customerPrice: 0, availability: 'local', is: false },
  {
    why: 'prices that the account does not show',
    listPrice: null,
    customerPrice: null,
    availability: 'call',
    is: false,
  },
] as const)('a part with $why is unavailable: $is', ({ is, ...part }) => {
  expect(isUnavailable(part)).toBe(is);
});
