import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { COOKIES } from '#shared/rules/session/cookie-names.ts';
import { USER_FORM_TEXTS } from '#shared/texts/admin/users/user-form-texts.ts';
import { PART_PAGE_TEXTS } from '#shared/texts/catalogue/part-texts.ts';
import { CONTACT_TEXTS } from '#shared/texts/content/contact-texts.ts';
import type { ListStyle } from '#shared/values/catalogue/list-styles.ts';
import { NORTHSIDE, SUMMIT } from '../api-journeys/demo-users.ts';
import { loginOf, signIn, submitLogin, userMenuOf } from '../journeys/support/screens.ts';
import { startedBrowser } from '../journeys/support/started-browser.ts';
import { demoCatalogueOf } from '../support/demo-catalogue-of.ts';
import { startedStore } from '../support/started-store.ts';
import { openCart, openCheckout, openOrders, placeOrder } from './ordering-screens.ts';

interface Picture {
  readonly name: string;
  readonly host: string;
  readonly screen: BrowserContextOptions;
  /** Then work on it goes on, which a cookie says that must not be of the past: the clock of these is not set. */
  readonly hasCart?: boolean;
  /** How lists open; a gallery by default. */
  readonly style?: ListStyle;
  /** Goes from the login to what is to be seen. */
  readonly reach: (page: Page) => Promise<void>;
}

const DESKTOP = { viewport: { width: 1200, height: 750 } };
const TALL = { viewport: { width: 1200, height: 1100 } };
const DARK = { ...DESKTOP, colorScheme: 'dark' } as const;
const PHONE = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true };
/** A Tuesday morning on which customer service answers, so that the pictures are the same every day. */
const NOW = new Date('2026-03-03T10:30:00-06:00');

const stay = async () => undefined;
const asFleetBuyer = (page: Page) => signIn(page, 'northside-buyer', { postalCode: '60601' });
const asShopAdmin = (page: Page) => signIn(page, 'summit-admin', { postalCode: '80202' });
const asShopBuyer = (page: Page) => signIn(page, 'summit-buyer', { postalCode: '80216' });

/** Goes on to a path once somebody has signed in, and waits for its parts. */
const onTo = (reach: (page: Page) => Promise<void>, path: string) => async (page: Page) => {
  await reach(page);
  await page.goto(path);
  await page.getByRole('article').or(page.locator('tbody tr')).first().waitFor();
};

/** Goes on to what takes more steps. */
const then = (reach: (page: Page) => Promise<void>, goOn: (page: Page) => Promise<void>) => async (page: Page) => {
  await reach(page);
  await goOn(page);
};

/** Opens the first part of a list. */
const toPart = (reach: (page: Page) => Promise<void>, listPath: string) => async (page: Page) => {
  await onTo(reach, listPath)(page);
  await page.getByRole('article').getByRole('link').first().click();
  await page.getByRole('region', { name: PART_PAGE_TEXTS.offer }).waitFor();
};

const PICTURES: readonly Picture[] = [
  { name: 'login', host: NORTHSIDE, screen: DESKTOP, reach: stay },
  { name: 'home-of-a-fleet', host: NORTHSIDE, screen: DESKTOP, reach: asFleetBuyer },
  { name: 'home-of-a-white-label', host: SUMMIT, screen: DESKTOP, reach: asShopBuyer },
  { name: 'home-in-the-dark', host: SUMMIT, screen: DARK, reach: asShopBuyer },
  { name: 'lost-session', host: NORTHSIDE, screen: DESKTOP, reach: loseSession },
  { name: 'postal-code', host: NORTHSIDE, screen: DESKTOP, reach: (page) => submitLogin(page, 'northside-buyer') },
  { name: 'list', host: NORTHSIDE, screen: DESKTOP, reach: onTo(asFleetBuyer, '/headlamp') },
  { name: 'table', style: 'table', host: SUMMIT, screen: DESKTOP, reach: onTo(asShopBuyer, '/headlamp') },
  { name: 'table-in-the-dark', style: 'table', host: NORTHSIDE, screen: DARK, reach: onTo(asFleetBuyer, '/headlamp') },
  { name: 'recycled-list', host: SUMMIT, screen: DESKTOP, reach: onTo(asShopBuyer, '/transmission/+l2') },
  { name: 'part', host: NORTHSIDE, screen: DESKTOP, reach: toPart(asFleetBuyer, '/hood') },
  { name: 'recycled-part', host: SUMMIT, screen: DESKTOP, reach: toPart(asShopBuyer, '/engine/+l2') },
  { name: 'part-in-the-dark', host: NORTHSIDE, screen: DARK, reach: toPart(asFleetBuyer, '/mirror') },
  { name: 'cart', hasCart: true, host: SUMMIT, screen: DESKTOP, reach: then(asShopBuyer, openCart) },
  { name: 'checkout', hasCart: true, host: SUMMIT, screen: TALL, reach: then(asShopBuyer, openCheckout) },
  { name: 'order', hasCart: true, host: SUMMIT, screen: TALL, reach: then(asShopBuyer, placeOrder) },
  { name: 'orders', host: NORTHSIDE, screen: DESKTOP, reach: then(asFleetBuyer, openOrders) },
  { name: 'admin-users', host: SUMMIT, screen: DESKTOP, reach: then(asShopAdmin, openUsers) },
  { name: 'admin-user', host: SUMMIT, screen: DESKTOP, reach: then(asShopAdmin, openUser) },
  { name: 'content-page', host: SUMMIT, screen: DESKTOP, reach: openContentPage },
  { name: 'login-on-a-phone', host: SUMMIT, screen: PHONE, reach: stay },
  { name: 'home-on-a-phone', host: NORTHSIDE, screen: PHONE, reach: asFleetBuyer },
  { name: 'menu-on-a-phone', host: SUMMIT, screen: PHONE, reach: openMenu },
  { name: 'list-on-a-phone', host: SUMMIT, screen: PHONE, reach: onTo(asShopBuyer, '/headlamp') },
  { name: 'part-on-a-phone', host: SUMMIT, screen: PHONE, reach: toPart(asShopBuyer, '/engine/+l2') },
  { name: 'cart-on-a-phone', hasCart: true, host: SUMMIT, screen: PHONE, reach: then(asShopBuyer, openCart) },
  { name: 'checkout-on-a-phone', hasCart: true, host: SUMMIT, screen: PHONE, reach: then(asShopBuyer, openCheckout) },
  { name: 'admin-users-on-a-phone', host: SUMMIT, screen: PHONE, reach: then(asShopAdmin, openUsers) },
  { name: 'order-on-a-phone', hasCart: true, host: SUMMIT, screen: PHONE, reach: then(asShopBuyer, placeOrder) },
];

async function loseSession(page: Page) {
  await asFleetBuyer(page);
  await page.goto('/contact');
  await page.getByRole('textbox', { name: CONTACT_TEXTS.message }).fill('Do you have the left one too?');
  await page.context().clearCookies();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await loginOf(page).dialog.waitFor();
}

async function openContentPage(page: Page) {
  await asShopBuyer(page);
  await page.goto('/pages/about-summit');
  await page.getByRole('heading', { level: 1, name: 'About Summit Collision' }).waitFor();
}

async function openUsers(page: Page) {
  await page.goto('/admin/users');
  await page.getByRole('rowheader').first().waitFor();
}

async function openUser(page: Page) {
  await openUsers(page);
  await page.getByRole('rowheader').getByRole('link').first().click();
  await page.getByRole('form', { name: USER_FORM_TEXTS.details }).waitFor();
}

async function openMenu(page: Page) {
  await asShopBuyer(page);
  await userMenuOf(page).opener.tap();
}

const LOOK_MS = 100;
const QUIET_LOOKS = 5;
/** Enough parts for full lists. */
const SCALE = 0.1;
/** So that README opens fast. */
const LARGEST_KB = 160;
const FOLDER = path.resolve(import.meta.dirname, '../../docs/screenshots');

/** `npm run screenshots`: writes the pictures of docs/screenshots anew, all or those that are named, from a store of its own. */
const named = process.argv.slice(2);
const pictures = PICTURES.filter(({ name }) => named.length === 0 || named.includes(name));
const store = await startedStore({ demoCatalogue: SCALE });
await demoCatalogueOf(store);
const server = await startedBrowser();
try {
  await mkdir(FOLDER, { recursive: true });
  const tooLarge: string[] = [];
  const browser = await chromium.connect(server.wsEndpoint());
  for (const picture of pictures) {
    const file = await take(picture, browser);
    const size = Math.ceil((await stat(file)).size / 1024);
    console.log(`${path.relative(process.cwd(), file)}  ${size} KB`);
    if (size > LARGEST_KB) tooLarge.push(file);
  }
  if (tooLarge.length > 0) throw new Error(`Larger than ${LARGEST_KB} KB: ${tooLarge.join(', ')}`);
} finally {
  await server.close();
  await store.stop();
}

/** Waits until nothing on the screen is on its way any more, for as long as the eye would. */
async function settled(page: Page): Promise<void> {
  for (let looks = 0; looks < QUIET_LOOKS; looks++) {
    await pause(LOOK_MS);
    if (await isWaiting(page)) looks = -1;
  }
}

function isWaiting(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const isSeen = (element: Element) => element.getBoundingClientRect().top < window.innerHeight;
    const skeletons = [...document.querySelectorAll('.mantine-Skeleton-root')].filter((one) => one.checkVisibility());
    return skeletons.some(isSeen) || [...document.images].some((image) => isSeen(image) && !image.complete);
  });
}

async function take(
  { name, host, screen, hasCart = false, style = 'gallery', reach }: Picture,
  browser: Browser,
): Promise<string> {
  const url = `http://${host}:${store.port}`;
  const context = await browser.newContext({
    ...screen,
    baseURL: url,
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    reducedMotion: 'reduce',
  });
  await context.addCookies([{ name: COOKIES.catalogueStyle, value: style, url }]);
  if (hasCart) await context.addCookies([{ name: COOKIES.cartSession, value: 'true', url }]);
  else await context.clock.setFixedTime(NOW);
  const page = await context.newPage();
  await page.goto('/');
  await loginOf(page).dialog.waitFor();
  await reach(page);
  await settled(page);
  const file = path.join(FOLDER, `${name}.png`);
  await page.screenshot({ path: file, animations: 'disabled' });
  await context.close();
  return file;
}
