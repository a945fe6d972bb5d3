import { expect, it } from 'vitest';
import { viewerOf } from '#functions/checkout/viewer.ts';
import { buyersOf } from '#functions/http/authenticate.ts';
import { maySeeOrder } from '#shared/rules/orders/order-access.ts';
import type { LineChoice } from '#shared/schemas/stored/session.ts';
import { aCustomer } from '../../builders/customers.ts';
import { aSession } from '../../builders/people.ts';
import { aSignedIn } from '../../builders/signed-in.ts';

const guest: LineChoice = { guest: { customerName: 'Walk-in' } };
const customerRecords = [
  aCustomer({ customerNumber: '30110' }),
  aCustomer({ lineOfBusiness: 'salvage', companyCode: '004', customerNumber: '30111' }),
];

const choices = [
  { choice: {}, who: 'the customer in both lines' },
  { choice: { aftermarket: guest }, who: 'a guest in new parts' },
  { choice: { salvage: guest }, who: 'a guest in recycled parts' },
  { choice: { aftermarket: guest, salvage: guest }, who: 'a guest in both lines' },
];
const cases = choices.flatMap((each) => ([2, 3] as const).map((level) => ({ ...each, level })));

it.each(cases)('level $level still sees the orders of the account as $who', ({ choice, level }) => {
  const session = aSession(choice);
  const actor = aSignedIn({ level, session, customerRecords, ...buyersOf(2, customerRecords, session) });
  const seen = customerRecords.map(({ customerNumber = '' }) =>
    maySeeOrder(viewerOf(actor), { accountId: 2, customerNumbers: [customerNumber] }),
  );
  expect(seen).toEqual([true, true]);
});
