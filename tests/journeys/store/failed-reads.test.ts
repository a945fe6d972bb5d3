import type { Locator, Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Part } from '#shared/schemas/wire/part.ts';
import { CONNECTION_TEXTS } from '#shared/texts/base/connection-texts.ts';
import { askedFor, UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import { CART_PAGE_TEXTS, removeLine } from '#shared/texts/cart/cart-page-texts.ts';
import { CART_TEXTS } from '#shared/texts/cart/cart-texts.ts';
import { CATALOGUE_TEXTS } from '#shared/texts/catalogue/catalogue-texts.ts';
import { PART_PAGE_TEXTS, PART_TEXTS } from '#shared/texts/catalogue/part-texts.ts';
import { listOf } from '../support/catalogue-screens.ts';
import { pathOf } from '../support/demo-parts.ts';
import { isPlenty } from '../support/is-plenty.ts';
import { screenFaultsDownToSmallest } from '../support/screen-faults.ts';
import { signedInBuyer } from '../support/signed-in-buyer.ts';

const SCREENS = [
  { viewport: { width: 1280, height: 800 } },
  { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
];

const TOO_MANY = 'Too many requests.';

/** The ways in which a read can fail. */
const FAILURES = {
  'an error': (route: Route) => route.fulfill({ status: 500, body: 'Bad Gateway' }),
  'no answer': (route: Route) => route.abort('connectionreset'),
  'too many calls': (route: Route) =>
    route.fulfill({ status: 429, headers: { errors: encodeURIComponent(TOO_MANY) }, body: '' }),
} as const;
const NOT_FOUND = (route: Route) => route.fulfill({ status: 404, body: '' });

interface Read {
  readonly path: string;
  readonly call: string;
  readonly content: Locator;
  /** The message after each failure. */
  readonly texts: Readonly<Record<keyof typeof FAILURES, string>>;
}

function readsOf(page: Page, part: Part): Record<'cart' | 'part' | 'list', Read> {
  const { unreachable } = CONNECTION_TEXTS;
  const { unableToLoadPart, unableToSearch } = CATALOGUE_TEXTS;
  return {
    cart: {
      path: '/cart',
      call: '**/wb/cart/GetCartItems*',
      content: page.getByRole('button', { name: removeLine(part.webDescription) }),
      texts: { 'an error': CART_TEXTS.validationFailed, 'no answer': unreachable, 'too many calls': TOO_MANY },
    },
    part: {
      path: pathOf(part),
      call: '**/wb/part/GetByPartNumber*',
      content: page.getByRole('button', { name: PART_PAGE_TEXTS.addToCart, exact: true }),
      texts: {
        'an error': unableToLoadPart,
        'no answer': PART_TEXTS.couldNotLoad,
        'too many calls': unableToLoadPart,
      },
    },
    list: {
      path: '/brake',
      call: '**/wb/part/getParts',
      content: listOf(page).cards.first(),
      texts: { 'an error': unableToSearch, 'no answer': unreachable, 'too many calls': TOO_MANY },
    },
  };
}

it.each(SCREENS)(
  'reads that fail say so and can be tried again, and what does not exist is said where one is led, at $viewport.width px',
  async (screen) => {
    const { page, buyer } = await signedInBuyer('summit-buyer', { ...screen, mayFail: true });
    const part = await buyer.findPart('brake', 'aftermarket', isPlenty);
    await buyer.puts({ itemNumber: part.partNumber, companyCode: part.companyCode });
    const reads = readsOf(page, part);
    const main = page.getByRole('main');
    const isSound = async (message: string) => expect(await screenFaultsDownToSmallest(page), message).toEqual([]);

    for (const [name, { path, call, content, texts }] of Object.entries(reads)) {
      for (const [failure, fail] of Object.entries(FAILURES)) {
        const message = `${name}, ${failure}`;
        await page.route(call, fail);
        await page.goto(path);
        await main.getByRole('heading', { name: texts[failure as keyof typeof FAILURES] }).waitFor();
        // The failures differ in their texts only.
        if (failure === 'no answer') await isSound(message);
        await page.unroute(call);
        await main.getByRole('button', { name: UI_TEXTS.retry }).click();
        await content.waitFor();
        expect(new URL(page.url()).pathname, message).toBe(path);
      }
    }

    await page.route(reads.cart.call, NOT_FOUND);
    await page.goto(reads.cart.path);
    await main.getByRole('alert').getByText(CART_TEXTS.validationFailed).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await isSound('no such cart');
    await page.unroute(reads.cart.call);

    await page.route(reads.part.call, NOT_FOUND);
    await page.goto(reads.part.path);
    await main.getByRole('alert').getByText(CATALOGUE_TEXTS.unableToLoadPart).waitFor();
    await main.getByText(askedFor(part.partNumber)).waitFor();
    await isSound('no such part');
    await page.unroute(reads.part.call);
  },
);

it.each(SCREENS)(
  'a part that is added without a network says so until the next try, which adds it once, at $viewport.width px',
  async (screen) => {
    const { page, buyer } = await signedInBuyer('summit-buyer', { ...screen, mayFail: true });
    const part = await buyer.findPart('brake', 'aftermarket', isPlenty);
    await page.goto(pathOf(part));
    const add = page.getByRole('button', { name: PART_PAGE_TEXTS.addToCart, exact: true });
    await expect.poll(() => add.isEnabled()).toBe(true);
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await add.click();
    const toast = page.locator('[aria-live] > [data-kind]');
    await toast.waitFor();
    await toast.waitFor({ state: 'detached' });
    const inPlace = page.getByRole('main').getByText(CONNECTION_TEXTS.offline);
    expect(await inPlace.count()).toBeGreaterThan(0);
    expect(await screenFaultsDownToSmallest(page)).toEqual([]);
    await page.context().setOffline(false);

    // The server adds it, and the answer is lost on its way.
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/InsertCartItem')) keys.push(request.headers()['idempotency-key']);
    });
    const session = await page.context().newCDPSession(page);
    session.on('Fetch.requestPaused', ({ requestId }) =>
      session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' }),
    );
    await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/InsertCartItem', requestStage: 'Response' }] });
    await add.click();
    await page.getByRole('main').getByText(CONNECTION_TEXTS.unreachable).first().waitFor();
    await session.send('Fetch.disable');
    await add.click();
    await page
      .getByRole('dialog', { name: CART_TEXTS.successTitle })
      .getByRole('button', { name: CART_PAGE_TEXTS.continueShopping })
      .click();
    expect(new Set(keys).size).toBe(1);
    expect((await buyer.items()).map(({ quantity }) => quantity)).toEqual([1]);
  },
);
