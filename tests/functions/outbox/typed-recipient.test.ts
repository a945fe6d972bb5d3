import { describe, expect, it } from 'vitest';
import type { WholeOrder } from '#functions/data/sales/order-repository.ts';
import type { Email } from '#functions/outbox/email.ts';
import { emailAsHtml } from '#functions/outbox/email-as-html.ts';
import { emailAsText } from '#functions/outbox/email-as-text.ts';
import { confirmationOf } from '#functions/outbox/order-placed.ts';
import { statusEmail } from '#functions/outbox/order-status-changed.ts';
import { sampleOrder } from '#functions/outbox/preview/sample-order.ts';
import { ACCOUNT_DEFAULTS } from '#shared/rules/accounts/account-defaults.ts';
import { MAIL_TEXTS } from '#shared/texts/mail/mail-texts.ts';
import { checkoutFieldNames } from '#shared/values/checkout-fields.ts';

const BRAND = { companyName: 'Summit Collision', color: '#7A1F2B', storeUrl: 'https://summit.example.com' };

/** Every text that a buyer types at checkout, and the vehicle that the page sends with a new part. */
function typedOrder(contactEmail: string): WholeOrder {
  const { order, lines } = sampleOrder;
  const fields = Object.fromEntries(checkoutFieldNames.map((name) => [name, `typed-${name}`]));
  const shipTo = {
    address1: 'typed-address1',
    address2: 'typed-address2',
    city: 'typed-city',
    state: 'typed-state',
    postalCode: 'typed-code',
    country: 'US' as const,
    phoneNumber: 'typed-phone',
  };
  return {
    order: {
      ...order,
      fields: { ...fields, contactEmail },
      shipments: order.shipments.map((shipment) => ({ ...shipment, shipTo })),
    },
    lines: lines.map((line) => ({ ...line, vehicle: { year: 2015, make: 'typed-make', model: 'typed-model' } })),
    events: [],
  };
}

const LETTERS: readonly { readonly mail: string; readonly letter: (found: WholeOrder, copyTo?: string) => Email }[] = [
  { mail: 'order placed', letter: (found, copyTo) => confirmationOf(found, ACCOUNT_DEFAULTS, copyTo) },
  { mail: 'order status', letter: ({ order }, copyTo) => statusEmail(order, 'Completed', 'At the rear gate', copyTo) },
];

const allOf = (email: Email): string =>
  [email.subject, email.replyTo, emailAsText(email, BRAND), emailAsHtml(email, BRAND)].join('\n');

describe.each(LETTERS)('the mail "$mail"', ({ letter: email }) => {
  it('to a contact that is not the buyer says nothing that the buyer typed, nor their name', () => {
    const { order, ...others } = typedOrder('stranger@example.org');
    const sent = email({ order: { ...order, firstName: 'typed-first', lastName: 'typed-last' }, ...others });
    expect(sent.to).toBe('stranger@example.org');
    expect(allOf(sent).match(/typed-\w+/g)).toBeNull();
  });

  it('to an email recipient of the account is whole', () => {
    const sent = email(typedOrder('stranger@example.org'), 'buying@summit.example');
    expect([sent.to, sent.text.includes('Hello Sam')]).toEqual(['buying@summit.example', true]);
  });

  it('to the buyer, in whatever case they typed it, is written to them', () => {
    const { order, ...others } = typedOrder('SAM@example.com');
    const sent = email({ order, ...others });
    expect(sent.text).toMatch(/^Hello Sam,/);
  });
});

it('says to a contact why it is written to, with the note of provider staff', () => {
  const found = typedOrder('stranger@example.org');
  const about = { companyName: 'Summit Collision', orderNumber: '1000001' };
  expect(confirmationOf(found, ACCOUNT_DEFAULTS).text).toBe(MAIL_TEXTS.contactOfOrder('1000001', about.companyName));
  expect(statusEmail(found.order, 'Completed', 'At the rear gate').text).toBe(
    MAIL_TEXTS.contactOfOrderStatus({ ...about, status: 'Completed', note: 'At the rear gate' }),
  );
});

it('tells the buyer what they typed, and a contact what was ordered and what it costs', () => {
  const [own, other] = ['sam@example.com', 'stranger@example.org'].map((contact) =>
    allOf(confirmationOf(typedOrder(contact), ACCOUNT_DEFAULTS)),
  );
  for (const name of ['poNumber', 'salvagePoNumber', 'vin', 'specialInstructions'])
    expect(own).toContain(`typed-${name}`);
  for (const shown of ['Hood Panel, steel', 'GM1230101', 'Net 30', '$2,320.95', '/orders/1000001']) {
    expect(own).toContain(shown);
    expect(other).toContain(shown);
  }
});
