import { expect, it } from 'vitest';
import { orderAddresses } from '#shared/rules/orders/order-addresses.ts';

const SAM = 'sam@summit.test';
const PARTS = 'parts@summit.test';

it.each([
  { contactEmail: undefined, recipients: [], addresses: [SAM], why: 'the buyer gave no contact' },
  {
    contactEmail: 'yard@other.test',
    recipients: [],
    addresses: ['yard@other.test', SAM],
    why: 'the contact is another',
  },
  { contactEmail: SAM, recipients: [PARTS], addresses: [SAM, PARTS], why: 'the contact is the buyer' },
  { contactEmail: undefined, recipients: ['Sam@Summit.test', PARTS], addresses: [SAM, PARTS], why: 'case is ignored' },
])('mails about an order go to $addresses, because $why', ({ contactEmail, recipients, addresses }) => {
  expect(orderAddresses({ email: SAM, fields: { contactEmail } as object }, recipients)).toEqual(addresses);
});
