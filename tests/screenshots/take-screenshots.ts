import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { SHELL_TEXTS } from '#shared/texts/shell-texts.ts';
import { NORTHSIDE, SUMMIT } from '../api-journeys/demo-users.ts';
import { loginOf, postalCodeQuestionOf, signIn, submitLogin, userMenuOf } from '../journeys/support/screens.ts';
import { startedBrowser } from '../journeys/support/started-browser.ts';
import { startedStore } from '../support/started-store.ts';

interface Picture {
  readonly name: string;
  readonly host: string;
  readonly screen: BrowserContextOptions;
  /** Goes from the login to what is to be seen. */
  readonly reach: (page: Page) => Promise<void>;
}

const DESKTOP = { viewport: { width: 1280, height: 800 } };
const DARK = { ...DESKTOP, colorScheme: 'dark' } as const;
const PHONE = { viewport: { width: 375, height: 812 }, deviceScaleFactor: 1.5, isMobile: true, hasTouch: true };
/** A Tuesday morning on which customer service answers, so that the pictures are the same every day. */
const NOW = new Date('2026-03-03T10:30:00-06:00');

const stay = async () => undefined;
const asFleetBuyer = (page: Page) => signIn(page, 'northside-buyer', { postalCode: '60601' });
const asShopBuyer = (page: Page) => signIn(page, 'summit-buyer', { postalCode: '80216' });

const PICTURES: readonly Picture[] = [
  { name: 'login', host: NORTHSIDE, screen: DESKTOP, reach: stay },
  { name: 'home-of-a-fleet', host: NORTHSIDE, screen: DESKTOP, reach: asFleetBuyer },
  { name: 'home-of-a-white-label', host: SUMMIT, screen: DESKTOP, reach: asShopBuyer },
  { name: 'home-in-the-dark', host: SUMMIT, screen: DARK, reach: asShopBuyer },
  { name: 'lost-session', host: NORTHSIDE, screen: DESKTOP, reach: loseSession },
  { name: 'postal-code', host: NORTHSIDE, screen: DESKTOP, reach: (page) => submitLogin(page, 'northside-buyer') },
  { name: 'catalogue', host: NORTHSIDE, screen: DESKTOP, reach: openCatalogue },
  { name: 'login-on-a-phone', host: SUMMIT, screen: PHONE, reach: stay },
  { name: 'home-on-a-phone', host: NORTHSIDE, screen: PHONE, reach: asFleetBuyer },
  { name: 'menu-on-a-phone', host: SUMMIT, screen: PHONE, reach: openMenu },
];

async function loseSession(page: Page) {
  await asFleetBuyer(page);
  await page.getByRole('main').getByRole('button', { name: SHELL_TEXTS.changePostalCode }).click();
  await postalCodeQuestionOf(page).field.fill('303');
  await page.context().clearCookies();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await loginOf(page).dialog.waitFor();
}

async function openCatalogue(page: Page) {
  await asFleetBuyer(page);
  await page.goto('/2019/toyota/camry');
  await page.getByRole('heading', { level: 1, name: SHELL_TEXTS.catalogue }).waitFor();
}

async function openMenu(page: Page) {
  await asShopBuyer(page);
  await userMenuOf(page).opener.tap();
}

const FOLDER = path.resolve(import.meta.dirname, '../../docs/screenshots');

/** `npm run screenshots`: writes the pictures of docs/screenshots anew, from a store of its own. */
const store = await startedStore();
const server = await startedBrowser();
try {
  await mkdir(FOLDER, { recursive: true });
  const browser = await chromium.connect(server.wsEndpoint());
  for (const picture of PICTURES) {
    const file = await take(picture, browser);
    console.log(`${path.relative(process.cwd(), file)}  ${Math.round((await stat(file)).size / 1024)} KB`);
  }
} finally {
  await server.close();
  await store.stop();
}

async function take({ name, host, screen, reach }: Picture, browser: Browser): Promise<string> {
  const context = await browser.newContext({
    ...screen,
    baseURL: `http://${host}:${store.port}`,
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    reducedMotion: 'reduce',
  });
  await context.clock.setFixedTime(NOW);
  const page = await context.newPage();
  await page.goto('/');
  await loginOf(page).dialog.waitFor();
  await reach(page);
  await page.waitForLoadState('networkidle');
  const file = path.join(FOLDER, `${name}.png`);
  await page.screenshot({ path: file, animations: 'disabled' });
  await context.close();
  return file;
}
