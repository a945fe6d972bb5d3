import { describe, expect, it } from 'vitest';
import { whatWasOrdered } from '#shared/rules/orders/what-was-ordered.ts';

const hood = { description: 'Hood Panel' };
const lamp = { description: 'Headlamp Assembly', vehicle: { year: 2015, make: 'Toyota', model: 'Camry' } };
const LONG = 'A'.repeat(61);

describe('the row of an order says', () => {
  it.each([
    {
      lines: [lamp, hood],
      says: { vehicle: '2015 Toyota Camry', firstPart: 'Headlamp Assembly' },
      why: 'both are known',
    },
    {
      lines: [hood, lamp],
      says: { vehicle: '2015 Toyota Camry', firstPart: 'Hood Panel' },
      why: 'only a later part has a vehicle',
    },
    { lines: [hood], says: { firstPart: 'Hood Panel' }, why: 'it was ordered without a vehicle' },
    { lines: [], says: {}, why: 'nothing is known of it' },
    {
      lines: [{ description: `${'A'.repeat(58)}\u{1F697}AA` }],
      says: { firstPart: `${'A'.repeat(58)}\uFFFD…` },
      why: 'no half of a character is stored',
    },
    { lines: [{ description: LONG }], says: { firstPart: `${'A'.repeat(59)}…` }, why: 'rows are kept small' },
  ])('$says, as $why', ({ lines, says }) => {
    expect(whatWasOrdered(lines)).toEqual(says);
  });
});
