import { describe, expect, it } from 'vitest';
import type { Brand, Email } from '#functions/outbox/email.ts';
import { emailAsHtml } from '#functions/outbox/email-as-html.ts';
import { emailAsText } from '#functions/outbox/email-as-text.ts';

const brand: Brand = { companyName: 'Summit Collision', color: '#7A1F2B', storeUrl: 'https://summit.example.com' };
const email: Email = {
  to: 'pat@example.com',
  subject: 'Your order 7',
  text: 'Hello Pat,\n\nHere it is.\n\n\n',
  tables: [
    {
      title: 'Totals',
      rows: [{ label: 'Hood', details: ['P1', 'Used part'], amount: '$5.00' }, { label: 'Free of price' }],
    },
    { title: 'Nothing', rows: [] },
  ],
  link: { label: 'See your order', path: '/orders/7' },
};

describe('a letter as plain text', () => {
  it('has its paragraphs, its tables as lists, and where to see more', () => {
    expect(emailAsText(email, brand)).toBe(`Hello Pat,

Here it is.

See your order: https://summit.example.com/orders/7

TOTALS
Hood  $5.00
  P1
  Used part
Free of price`);
  });

  it('has no link where the account has no website', () => {
    expect(emailAsText(email, { companyName: 'Summit Collision', color: '#000000' })).not.toContain('See your order');
  });
});

describe('a letter as a page', () => {
  it('shows the same, with the picture of the store', () => {
    const page = emailAsHtml(email, { ...brand, logoUrl: 'https://summit.example.com/images/logo.png' });
    for (const shown of ['Hello Pat,', 'Here it is.', 'Totals', 'Hood', 'P1', 'Used part', '$5.00']) {
      expect(page).toContain(shown);
    }
    expect(page).toContain('src="https://summit.example.com/images/logo.png" alt="Summit Collision"');
    expect(page).toContain('href="https://summit.example.com/orders/7"');
    expect(page).not.toContain('Nothing');
  });

  it.each([
    { color: '#7A1F2B', text: '#ffffff' },
    { color: '#F4A261', text: '#000000' },
  ])('has text that can be read on $color', ({ color, text }) => {
    expect(emailAsHtml(email, { ...brand, color })).toContain(`background: ${color}; color: ${text}`);
  });

  it('H04: shows what people typed as text, in names, notes and addresses alike', () => {
    const evil = `<img src=x onerror="alert('1')">`;
    const page = emailAsHtml(
      { ...email, subject: evil, text: evil, tables: [{ title: evil, rows: [{ label: evil, details: [evil] }] }] },
      { ...brand, companyName: evil },
    );
    expect(page).not.toContain('<img');
    expect(page.match(/&lt;img src=x onerror=&quot;alert\(&#39;1&#39;\)&quot;&gt;/g)).toHaveLength(7);
  });
});
