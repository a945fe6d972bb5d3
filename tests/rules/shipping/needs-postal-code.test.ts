import { expect, it } from 'vitest';
import { needsPostalCode } from '#shared/rules/shipping/needs-postal-code.ts';
import { aCustomer } from '../../builders/customers.ts';

const guest = aCustomer({ customerNumber: undefined });

it.each([
  { type: 'Fleet', customers: [aCustomer()], needs: true, why: 'a fleet with a customer ships by postal code' },
  { type: 'Fleet', customers: [guest, aCustomer()], needs: true, why: 'one customer is enough' },
  { type: 'Fleet', customers: [guest], needs: false, why: 'guests order nothing' },
  { type: 'Fleet', customers: [], needs: false, why: 'there is nobody to ship to' },
  { type: 'White Label', customers: [aCustomer()], needs: false, why: 'it is no fleet' },
] as const)('an account needs a postal code: $needs, as $why', ({ type, customers, needs }) => {
  expect(needsPostalCode({ type }, customers)).toBe(needs);
});
