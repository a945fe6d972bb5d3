import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Brand, Email } from '#functions/outbox/email.ts';
import { emailAsHtml } from '#functions/outbox/email-as-html.ts';
import { emailAsText } from '#functions/outbox/email-as-text.ts';
import { confirmationOf } from '#functions/outbox/order-placed.ts';
import { sampleOrder, sampleOrderOfLines } from '#functions/outbox/preview/sample-order.ts';
import { LARGEST_EMAIL, withinSize } from '#functions/outbox/within-size.ts';
import { ACCOUNT_DEFAULTS } from '#shared/rules/accounts/account-defaults.ts';
import { MOST_LINES } from '#shared/rules/cart/cart-lines.ts';

const brand: Brand = { companyName: 'Summit Collision', color: '#7A1F2B', storeUrl: 'https://summit.example.com' };
const URL = 'https://summit.example.com/orders/1000001';

/** Both forms of a mail as it is sent. */
function sent(email: Email) {
  const sized = withinSize(email, brand);
  return { html: emailAsHtml(sized, brand), text: emailAsText(sized, brand) };
}
const bytes = (text: string): number => Buffer.byteLength(text);
const countOf = (text: string, part: string): number => text.split(part).length - 1;

describe('case N21: the mail of an order', () => {
  const LONG = { description: 'Wörterbuch'.repeat(8), itemNumber: 'X'.repeat(60), ftcText: 'Used part. '.repeat(20) };
  it.each([
    { lines: 1, facts: {}, isWhole: true },
    { lines: 100, facts: {}, isWhole: true },
    { lines: 300, facts: {}, isWhole: false },
    { lines: MOST_LINES, facts: {}, isWhole: false },
    { lines: 1, facts: LONG, isWhole: true },
    { lines: 100, facts: LONG, isWhole: false },
    { lines: 300, facts: LONG, isWhole: false },
    { lines: MOST_LINES, facts: LONG, isWhole: false },
  ])(
    'of $lines lines $facts.itemNumber has at most 90,000 bytes, and is whole: $isWhole',
    ({ lines, facts, isWhole }) => {
      const { html, text } = sent(confirmationOf(sampleOrderOfLines(lines, facts), ACCOUNT_DEFAULTS));
      expect(bytes(html)).toBeLessThanOrEqual(LARGEST_EMAIL);
      expect(bytes(text)).toBeLessThan(bytes(html));
      // As many as fit: another line would be too much.
      const shown = countOf(text, ' EA × ');
      if (!isWhole) expect(bytes(html) + bytes(html) / shown).toBeGreaterThan(LARGEST_EMAIL);
      const leftOut = `${lines + 1 - shown} more lines are not in this email.`;
      expect([countOf(html, ' EA × '), html.includes(leftOut), text.includes(leftOut)]).toEqual([
        shown,
        !isWhole,
        !isWhole,
      ]);
      expect(isWhole ? lines + 1 : shown).toBe(shown);
    },
  );

  it('says total and link before the parts, and links again behind them if some are left out', () => {
    const { html, text } = sent(confirmationOf(sampleOrderOfLines(300), ACCOUNT_DEFAULTS));
    for (const form of [html, text]) {
      const first = form.indexOf(' EA × ');
      expect(form.indexOf('$2,320.95')).toBeGreaterThan(0);
      expect(form.indexOf('$2,320.95')).toBeLessThan(first);
      expect(form.indexOf(URL)).toBeLessThan(first);
      expect(form.lastIndexOf(URL)).toBeGreaterThan(form.lastIndexOf(' EA × '));
    }
    expect(text).toMatch(/ more lines are not in this email\.\nSee your order: https:\S+$/);
  });

  it('leaves a shipment out with its way to ship, if none of its parts is left', () => {
    const { text } = sent(confirmationOf(sampleOrderOfLines(MOST_LINES), ACCOUNT_DEFAULTS));
    expect(text).toContain('Company Truck');
    expect(text).not.toContain('Freight');
  });

  it('counts one line as one, and says so without a link where there is no store', () => {
    const { storeUrl: _, ...own } = brand;
    const rows = Array.from({ length: 3 }, () => ({ label: 'x'.repeat(40_000), isLine: true }));
    const email = { to: 'a@example.com', subject: 'S', text: 'T', tables: [{ title: 'Parts', rows }] };
    const text = emailAsText(withinSize(email, own), own);
    expect(text.endsWith('\n\n1 more line is not in this email.')).toBe(true);
    expect(emailAsHtml(withinSize(email, own), own)).toContain('1 more line is not in this email.</p>');
  });

  it('fits, whatever its lines are', () => {
    const aRow = fc.record({
      label: fc.string({ unit: 'grapheme', maxLength: 300 }),
      details: fc.array(fc.string({ unit: fc.constantFrom('&', '"', '\n', '𝕏', 'a'), maxLength: 300 }), {
        maxLength: 3,
      }),
      isLine: fc.constant(true),
    });
    const someRows = fc.array(aRow, { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(someRows, fc.integer({ min: 1, max: 25 }), (some, times) => {
        const rows = Array.from({ length: times }, () => some).flat();
        const email = { to: 'a@example.com', subject: 'S', text: 'T', tables: [{ title: 'Parts', rows }] };
        const sized = withinSize(email, brand);
        const kept = sized.tables?.flatMap((table) => table.rows) ?? [];
        expect(bytes(emailAsHtml(sized, brand))).toBeLessThanOrEqual(LARGEST_EMAIL);
        expect(kept).toEqual(rows.slice(0, kept.length));
        const left = rows.length - kept.length;
        expect(sized.leftOut === undefined ? 0 : Number(sized.leftOut.split(' ')[0])).toBe(left);
      }),
      { numRuns: 50 },
    );
  });
});

describe('case N22: what was typed in several lines', () => {
  const lines = { ...sampleOrder.order.fields, specialInstructions: 'Use the gate\nRing twice\r\nThen wait' };
  const email = confirmationOf({ ...sampleOrder, order: { ...sampleOrder.order, fields: lines } }, ACCOUNT_DEFAULTS);

  it('has its lines in both forms', () => {
    const { html, text } = sent(email);
    expect(html).toContain('Use the gate<br>Ring twice<br>Then wait');
    expect(text).toContain('\n  Use the gate\n  Ring twice\n  Then wait');
  });

  it('breaks words that are longer than a line', () => {
    expect(sent(email).html).toContain('word-break: break-word; overflow-wrap: anywhere');
  });
});
