import { describe, expect, it } from 'vitest';
import { buyerAddress, copyAddresses } from '#shared/rules/orders/order-recipients.ts';

const anOrder = (contactEmail: string) => ({ email: 'sam@summit.test', fields: { ...NO_FIELDS, contactEmail } });
const NO_FIELDS = {} as Parameters<typeof buyerAddress>[0]['fields'];

describe('the buyer is mailed about an order', () => {
  it.each([
    { contactEmail: '', address: 'sam@summit.test', why: 'the order names no contact' },
    { contactEmail: 'desk@summit.test', address: 'desk@summit.test', why: 'the order names a contact' },
  ])('at $address, as $why', ({ contactEmail, address }) => {
    expect(buyerAddress(anOrder(contactEmail))).toBe(address);
  });
});

describe('a copy of each mail about an order', () => {
  it.each([
    { recipients: ['a@x.test', 'b@x.test'], copies: ['a@x.test', 'b@x.test'], why: 'all recipients are others' },
    { recipients: [], copies: [], why: 'the account names none' },
    { recipients: ['a@x.test', 'A@X.test', 'a@x.test'], copies: ['a@x.test'], why: 'each gets one' },
    { recipients: ['DESK@summit.test', 'a@x.test'], copies: ['a@x.test'], why: 'the buyer has a mail already' },
    {
      recipients: ['sam@summit.test'],
      copies: ['sam@summit.test'],
      why: 'the contact was mailed in place of the buyer',
    },
  ])('goes to $copies, as $why', ({ recipients, copies }) => {
    expect(copyAddresses(anOrder('Desk@Summit.test'), recipients)).toEqual(copies);
  });

  it.each([
    {
      contactEmail: 'desk@summit.test',
      copies: ['a@x.test', 'sam@summit.test'],
      why: 'the contact has the first mail',
    },
    { contactEmail: '', copies: ['a@x.test'], why: 'the first mail is theirs' },
  ])('goes to $copies for an order that Sam placed for another account, as $why', ({ contactEmail, copies }) => {
    expect(copyAddresses({ ...anOrder(contactEmail), orderAs: 3 }, ['a@x.test'])).toEqual(copies);
  });
});
