import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cents } from '#shared/values/money.ts';
import { aRefusal } from '../../../../builders/answers.ts';
import { aCartItem, aChange, aRecycledItem } from '../../../../builders/cart-views.ts';
import { openSignedIn } from '../../../support/open-store.tsx';
import { aCheckoutServer, aQuote } from '../../../support/servers/a-checkout-server.ts';
import { openCheckout, PLACE, review, whenReady } from './open-checkout.tsx';

const SUCCESS = 'Your order has been placed. An email with the details has been sent to your account.';
const UNKNOWN = 'We don’t know yet whether your order was placed. Checking again will not place it twice.';
const FAILED = 'There was an unexpected error while creating your order. Please contact the site administrator.';
const refused = (status: number, code: 'conflict' | 'internal' | 'forbidden', text: string) =>
  aRefusal({ status, code, text });
/** As many as the page and what it sends with ask in a row. */
const always = (answer: () => Response) => Array.from({ length: 20 }, answer);

describe('an order that is placed', () => {
  it('is shown with its numbers, and leaves an empty cart', async () => {
    const { user } = openCheckout();
    await user.click(await whenReady('$231.00'));
    expect(await screen.findByText(SUCCESS)).toBeTruthy();
    expect(window.location.pathname).toBe('/orders/1000001');
    const placed = within(await screen.findByRole('region', { name: 'Order placed' }));
    expect(placed.getByText('Order number').parentElement?.textContent).toContain('1000001');
    expect(placed.getByText('Aftermarket order').parentElement?.textContent).toContain('1000002');
    expect(placed.getByRole('link', { name: 'Continue shopping' }).getAttribute('href')).toBe('/');
    expect(await screen.findByRole('button', { name: 'Cart, 0 items' })).toBeTruthy();
  });

  it('speaks of an email only where one was asked for, also after a reload', async () => {
    const { user, server } = openCheckout();
    await whenReady('$231.00');
    await user.click(screen.getByRole('checkbox', { name: 'Email me an order confirmation' }));
    await user.click(await whenReady('$231.00'));
    expect(await screen.findByText('Your order has been placed.')).toBeTruthy();
    const { state } = window.history;
    cleanup();
    openSignedIn(server, { path: '/orders/1000001', state });
    expect(await screen.findByText('Your order has been placed.')).toBeTruthy();
    expect(screen.queryByText(SUCCESS)).toBeNull();
  });

  it('O02: is one, however often the button is pressed', async () => {
    const { user, server, checkout } = openCheckout();
    const button = await whenReady('$231.00');
    await user.dblClick(button);
    await user.click(button);
    expect(await screen.findByText(SUCCESS)).toBeTruthy();
    expect(checkout.orders()).toHaveLength(1);
    expect(server.countOf(PLACE)).toBe(1);
  });

  it("that can't be found says 'Could find your order.' and goes home", async () => {
    const { user } = openCheckout({
      prepare: (server) =>
        server.willAnswer(
          'GET /api/order/1000001',
          aRefusal({ status: 404, code: 'not_found', text: 'Could find your order.' }),
        ),
    });
    await user.click(await whenReady('$231.00'));
    expect(await screen.findByText('Could find your order.')).toBeTruthy();
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });

  it('forgets what was typed', async () => {
    const { user } = openCheckout();
    await user.type(await screen.findByRole('textbox', { name: 'Region' }), 'West');
    await user.click(await whenReady('$231.00'));
    await screen.findByText(SUCCESS);
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('checkout'))).toEqual([]);
  });
});

describe('while it is on its way', () => {
  it('the button says so, keeps the focus and can not be pressed again', async () => {
    const { user, server } = openCheckout({ prepare: (each) => each.willHold(PLACE) });
    await user.click(await whenReady('$231.00'));
    const button = await screen.findByRole('button', { name: 'Placing your order …' });
    expect(document.activeElement).toBe(button);
    await user.click(button);
    expect(server.countOf(PLACE)).toBe(1);
  });

  it('the PO number is checked first, and the button says so', async () => {
    const { user } = openCheckout({ prepare: (server) => server.willHold('GET /wb/cart/ValidatePONumber') });
    await user.type(await screen.findByRole('textbox', { name: 'PO number' }), 'PO-7');
    await user.click(await whenReady('$231.00'));
    expect(await screen.findByRole('button', { name: 'Checking your order …' })).toBeTruthy();
  });

  it('a reload asks for the same order with the same key', async () => {
    const { user, checkout, server } = openCheckout({ prepare: (each) => each.willHold(PLACE) });
    await user.click(await whenReady('$231.00'));
    await waitFor(() => expect(server.countOf(PLACE)).toBe(1));
    const kept = sessionStorage.getItem('checkout-attempt:u7');
    expect(kept).toBeTruthy();
    document.body.replaceChildren();
    // It was placed before the answer was lost.
    checkout.become([]);
    openCheckout({ checkout });
    expect(await screen.findByText(SUCCESS)).toBeTruthy();
    expect(checkout.orders()).toMatchObject([{ total: 231_00 }]);
    expect(sessionStorage.getItem('checkout-attempt:u7')).toBeNull();
  });
});

describe('an order of which no answer comes', () => {
  it.each([
    {
      why: 'no answer at all',
      answer: () => new TypeError('Failed to fetch') as never,
      reason: 'The server could not be reached. Please try again.',
    },
    { why: 'the answer of a gateway', answer: () => new Response('Bad gateway', { status: 502 }), reason: FAILED },
    { why: "our own 'Internal Error'", answer: () => refused(500, 'internal', 'Internal Error'), reason: FAILED },
  ])(
    '($why) is asked for again with the same key, then says what is known and lets one ask',
    async ({ answer, reason }) => {
      const { user, checkout, server } = openCheckout({
        prepare: (each) => each.willAnswer(PLACE, ...always(answer)),
      });
      await user.click(await whenReady('$231.00'));
      expect(await screen.findByRole('button', { name: 'No response yet. Checking again …' })).toBeTruthy();
      expect(await screen.findByText(UNKNOWN)).toBeTruthy();
      expect(screen.getByText(reason)).toBeTruthy();
      expect(screen.getByRole('link', { name: 'See your orders' }).getAttribute('href')).toBe('/orders');
      server.willAnswer(PLACE);
      await user.click(screen.getByRole('button', { name: 'Check again' }));
      expect(await screen.findByText(SUCCESS)).toBeTruthy();
      expect(checkout.orders()).toHaveLength(1);
      expect(
        new Set(server.bodies.filter((_, index) => server.calls[index] === PLACE).map((body) => JSON.stringify(body)))
          .size,
      ).toBe(1);
    },
  );

  it("is waited for while the server says 'Your order is being placed.'", async () => {
    const { user, checkout } = openCheckout({
      prepare: (server) => server.willAnswer(PLACE, refused(409, 'conflict', 'Your order is being placed.')),
    });
    await user.click(await whenReady('$231.00'));
    expect(await screen.findByText(SUCCESS)).toBeTruthy();
    expect(checkout.orders()).toHaveLength(1);
  });
});

describe('a cart that another tab has ordered', () => {
  const text = 'This cart has already been ordered: order 1000007.';

  it('leads to that order', async () => {
    const { user, checkout } = openCheckout({
      prepare: (server) => server.willAnswer(PLACE, refused(409, 'conflict', text)),
    });
    const button = await whenReady('$231.00');
    checkout.becomeOrder('1000007');
    await user.click(button);
    expect(await screen.findByRole('heading', { name: text })).toBeTruthy();
    expect(screen.getByText('This order was placed in another tab or window. Nothing was ordered twice.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the order' }).getAttribute('href')).toBe('/orders/1000007');
    expect(screen.getByRole('link', { name: 'Continue shopping' }).getAttribute('href')).toBe('/');
    expect(window.location.pathname).toBe('/checkout');
  });

  it('before, and emptied now, leads nowhere but home', async () => {
    const checkout = aCheckoutServer();
    checkout.becomeOrder('1000003', checkout.items());
    const { user } = openCheckout({
      checkout,
      prepare: (server) => server.willAnswer(PLACE, refused(409, 'conflict', 'Something else')),
    });
    const button = await whenReady('$231.00');
    checkout.become([]);
    await user.click(button);
    expect(await screen.findByText('You cannot checkout at this time.')).toBeTruthy();
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });

  it('and kept, says so where it is to be ordered again', async () => {
    const { user, checkout } = openCheckout({
      prepare: (server) => server.willAnswer(PLACE, refused(409, 'conflict', text)),
    });
    const button = await whenReady('$231.00');
    checkout.becomeOrder('1000007', checkout.items());
    await user.click(button);
    const told = within(await (await review()).findByRole('alert'));
    expect(told.getByText(text)).toBeTruthy();
    const link = await told.findByRole('link', { name: 'See the order' });
    expect(link.getAttribute('href')).toBe('/orders/1000007');
  });
});

describe('an order that is refused', () => {
  it('for another price shows what changed, and is placed when that is confirmed', async () => {
    const checkout = aCheckoutServer();
    const { user } = openCheckout({
      checkout,
      prepare: (server) =>
        server.willAnswer(PLACE, refused(409, 'conflict', 'Prices or fees have changed. Please review your order.')),
    });
    const button = await whenReady('$231.00');
    checkout.quote(aQuote({ shippingFee: cents(12_00) }));
    await user.click(button);
    const changes = within(await screen.findByRole('region', { name: 'What changed' }));
    expect(changes.getByText('Prices or fees have changed. Please review your order.')).toBeTruthy();
    const rows = [...(changes.getByText('Total').closest('dl')?.children ?? [])].map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'Shipping from Denver$10.00 → $12.00',
      'Taxes, Aftermarket$21.00 → $21.20',
      'Total$231.00 → $233.20',
    ]);
    expect(changes.getByText('If this is right, place the order again.')).toBeTruthy();
    await user.click(await whenReady('$233.20'));
    expect(await screen.findByText(SUCCESS)).toBeTruthy();
    expect(checkout.orders()).toMatchObject([{ total: 233_20 }]);
  });

  it('for something that is not shown says so', async () => {
    const { user } = openCheckout({
      prepare: (server) =>
        server.willAnswer(
          PLACE,
          refused(409, 'conflict', 'The shipments in your order have changed. Please review your order.'),
        ),
    });
    await user.click(await whenReady('$231.00'));
    expect(await screen.findByText('Nothing shown here has changed.')).toBeTruthy();
  });

  it.each([
    { text: 'You cannot checkout at this time.', says: 'You cannot checkout at this time.' },
    { text: '', says: FAILED },
  ])("says '$says'", async ({ text, says }) => {
    const { user, checkout } = openCheckout({
      prepare: (server) => server.willAnswer(PLACE, refused(403, 'forbidden', text)),
    });
    await user.click(await whenReady('$231.00'));
    expect(await (await review()).findByText(says)).toBeTruthy();
    expect(checkout.orders()).toEqual([]);
    expect(sessionStorage.getItem('checkout-attempt:u7')).toBeNull();
  });

  it('as less is left asks whether that is to be kept', async () => {
    const checkout = aCheckoutServer();
    const { user } = openCheckout({
      checkout,
      prepare: (server) =>
        server.willAnswer(PLACE, refused(409, 'conflict', 'Availability of the part GM1000101 is limited.')),
    });
    const button = await whenReady('$231.00');
    checkout.become([aCartItem({ quantity: 1 })], [aChange({ from: 2, to: 1 })]);
    await user.click(button);
    const question = within(
      await screen.findByRole('dialog', { name: 'Availability of the part GM1000101 is limited.' }),
    );
    expect(question.getByText('Hood Panel: 2 in your cart, 1 left.')).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Keep' }));
    await user.click(await whenReady('$121.00'));
    expect(await screen.findByText(SUCCESS)).toBeTruthy();
  });

  it("O13: after it was placed ('Your order was placed …') clears the cart, goes home and is never sent again", async () => {
    const text = 'Your order was placed, but your account can’t view it: order 1000001.';
    const { user, server, checkout } = openCheckout({
      prepare: (each) => each.willAnswer(PLACE, refused(409, 'conflict', text)),
    });
    await user.click(await whenReady('$231.00'));
    const alert = within(await screen.findByRole('dialog', { name: text }));
    expect(alert.getByText('Please contact customer service.')).toBeTruthy();
    await user.click(alert.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    await waitFor(() => expect(checkout.clears).toEqual(['order placed']));
    expect(server.countOf(PLACE)).toBe(1);
  });
});

describe('O10: availability that is limited at checkout', () => {
  const limited = () => aCheckoutServer({ items: [aCartItem({ quantity: 3 })], changes: [aChange()] });
  const question = async () =>
    within(await screen.findByRole('dialog', { name: 'Availability of the part GM1000101 is limited.' }));

  it('is kept as far as it goes', async () => {
    const { user, server, checkout } = openCheckout({ checkout: limited() });
    const asked = await question();
    expect(asked.getByText('Hood Panel: 10 in your cart, 3 left.')).toBeTruthy();
    await user.click(asked.getByRole('button', { name: 'Keep' }));
    expect(await whenReady('$341.00')).toBeTruthy();
    expect(server.countOf('POST /wb/cart/RefreshCart')).toBe(1);
    expect(checkout.items()).toMatchObject([{ quantity: 3 }]);
  });

  it('is removed by whoever wants all or nothing', async () => {
    const checkout = aCheckoutServer({ items: [aCartItem({ quantity: 3 }), aRecycledItem()], changes: [aChange()] });
    const { user } = openCheckout({ checkout });
    await user.click((await question()).getByRole('button', { name: 'Remove' }));
    expect(await whenReady('$1,001.00')).toBeTruthy();
    expect(checkout.items()).toMatchObject([{ itemNumber: '7d3c' }]);
  });

  it('that is nothing any more is removed with a notice', async () => {
    const change = aChange({ change: 'removed', message: 'Part was removed', to: 0 });
    const { user, server } = openCheckout({
      checkout: aCheckoutServer({ items: [aRecycledItem()], changes: [change] }),
    });
    const notice = within(await screen.findByRole('dialog', { name: 'This part is no longer available.' }));
    expect(notice.getByText('Hood Panel. It was removed from your order.')).toBeTruthy();
    await user.click(notice.getByRole('button', { name: 'OK' }));
    expect(await whenReady('$1,001.00')).toBeTruthy();
    expect(server.countOf('POST /wb/cart/RefreshCart')).toBe(1);
  });
});

describe('an insurance company that does not pay for a part', () => {
  const MISMATCH = 'The cart contains products that are not valid for the selected insurance carrier…';
  const insured = () =>
    aCheckoutServer({ items: [aCartItem(), aRecycledItem()], insuranceCompany: 'Lakeside Casualty' });
  const question = async () => within(await screen.findByRole('dialog', { name: MISMATCH }));

  it('is waited for', async () => {
    openCheckout({ checkout: insured(), prepare: (server) => server.willHold('GET /wb/cart/CheckInsuranceParts') });
    expect(await screen.findByText('Your cart is still being checked')).toBeTruthy();
  });

  it('leaves without it by Remove Parts and Continue', async () => {
    const { user, checkout } = openCheckout({ checkout: insured() });
    const asked = await question();
    expect(asked.getByText('Hood Panel')).toBeTruthy();
    await user.click(asked.getByRole('button', { name: 'Remove Parts and Continue' }));
    await waitFor(() => expect(checkout.items()).toMatchObject([{ itemNumber: '7d3c' }]));
  });

  it('is left by Continue as a non-insurance order', async () => {
    const { user, checkout } = openCheckout({ checkout: insured() });
    await user.click((await question()).getByRole('button', { name: 'Continue as a non-insurance order' }));
    await user.click(await whenReady('$1,232.00'));
    expect(await screen.findByText(SUCCESS)).toBeTruthy();
    expect(checkout.orders()).toHaveLength(1);
  });
});
