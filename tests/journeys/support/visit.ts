import type { Browser, BrowserContext, BrowserContextOptions, Cookie, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, inject } from 'vitest';
import { COOKIES } from '#shared/rules/session/cookie-names.ts';
import { browserOfWorker } from './started-browser.ts';
import { watchPages } from './watch-pages.ts';

export interface VisitOptions extends BrowserContextOptions {
  readonly path?: string;
  readonly cookies?: readonly Pick<Cookie, 'name' | 'value'>[];
  /** The journey can move time in the page with `page.clock`. */
  readonly hasMovableClock?: boolean;
  /** The page may send files to import to the bucket. */
  readonly maySendFiles?: boolean;
  /** The server may fail in this journey. Otherwise a failure fails the journey. */
  readonly mayFail?: boolean;
}

/** The same settings on every machine. */
const SURROUNDINGS: BrowserContextOptions = {
  viewport: { width: 1280, height: 800 },
  locale: 'en-US',
  timezoneId: 'America/Chicago',
};
/** The limit for one step of a journey on a busy machine, in ms. */
const LONGEST_STEP_MS = 30_000;

let browser: Browser;
const contexts = new Set<BrowserContext>();
const complaints: string[] = [];

beforeAll(async () => {
  browser = await browserOfWorker();
});

afterEach(async () => {
  for (const context of contexts) await context.close();
  contexts.clear();
  expect(complaints.splice(0)).toEqual([]);
});

/** Opens a store in a fresh browser, with lists as a gallery unless a cookie says otherwise. Errors on the page's console and requests to other hosts fail the test. */
export async function visit(host: string, options: VisitOptions = {}): Promise<Page> {
  const { path = '/', cookies = [], hasMovableClock = false, ...others } = options;
  const { mayFail = false, maySendFiles = false, ...surroundings } = others;
  const origin = `http://${host}:${inject('storePort')}`;
  const context = await browser.newContext({ ...SURROUNDINGS, ...surroundings, baseURL: origin });
  contexts.add(context);
  context.setDefaultTimeout(LONGEST_STEP_MS);
  watchPages(context, {
    origins: [origin],
    maySendFiles,
    mayFail,
    onComplaint: (text) => complaints.push(text),
  });
  const ofThisHost = { domain: host, path: '/', secure: true, sameSite: 'Strict' } as const;
  const style = { name: COOKIES.catalogueStyle, value: 'gallery' };
  const isStyled = cookies.some(({ name }) => name === style.name) || surroundings.storageState !== undefined;
  await context.addCookies([...(isStyled ? [] : [style]), ...cookies].map((cookie) => ({ ...cookie, ...ofThisHost })));
  if (hasMovableClock) await context.clock.install();
  return openTab(context, path.startsWith('/') ? `${origin}${path}` : path);
}

/** Another tab of the same browser. */
export async function openTab(context: BrowserContext, url = '/'): Promise<Page> {
  const page = await context.newPage();
  // Prepares the browser for file dialogs. One that opened at the first key would be missed otherwise.
  page.on('filechooser', () => undefined);
  await page.goto(url);
  return page;
}

/** Closes the browser and opens it again, which ends its session cookies. */
export async function reopened(page: Page, options: VisitOptions = {}): Promise<Page> {
  const { hostname, pathname } = new URL(page.url());
  const { cookies, origins } = await page.context().storageState();
  await page.context().close();
  const kept = cookies.filter(({ expires }) => expires !== -1);
  return visit(hostname, { path: pathname, ...options, storageState: { cookies: kept, origins } });
}
