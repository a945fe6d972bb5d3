import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Cookie,
  chromium,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { watchPages } from './watch-pages.ts';

export interface VisitOptions extends BrowserContextOptions {
  readonly path?: string;
  readonly cookies?: readonly Pick<Cookie, 'name' | 'value'>[];
  /** Time in the pages can be moved with `page.clock`. */
  readonly hasMovableClock?: boolean;
  /** Whom the page may ask besides the store, such as `https://pictures.example`. */
  readonly mayAsk?: string;
  /** The server is to fail in this journey; otherwise that fails the journey. */
  readonly mayFail?: boolean;
}

/** The same everywhere, whatever machine this is. */
const SURROUNDINGS: BrowserContextOptions = {
  viewport: { width: 1280, height: 800 },
  locale: 'en-US',
  timezoneId: 'America/Chicago',
};
/** For one step of a journey on a busy machine, in ms. */
const LONGEST_STEP_MS = 30_000;

let browser: Browser;
const contexts = new Set<BrowserContext>();
const complaints: string[] = [];

beforeAll(async () => {
  browser = await chromium.connect(inject('browserEndpoint'));
});

afterEach(async () => {
  for (const context of contexts) await context.close();
  contexts.clear();
  expect(complaints.splice(0)).toEqual([]);
});

afterAll(() => browser.close());

/**
 * Opens a store in a browser that was never used. What the page complains about in the meantime, and any request to
 * somebody else, fails the test.
 */
export async function visit(host: string, options: VisitOptions = {}): Promise<Page> {
  const { path = '/', cookies = [], hasMovableClock = false, mayFail = false, mayAsk, ...surroundings } = options;
  const origin = `http://${host}:${inject('storePort')}`;
  const context = await browser.newContext({ ...SURROUNDINGS, ...surroundings, baseURL: origin });
  contexts.add(context);
  context.setDefaultTimeout(LONGEST_STEP_MS);
  watchPages(context, {
    origins: [origin, ...(mayAsk ? [mayAsk] : [])],
    mayFail,
    onComplaint: (text) => complaints.push(text),
  });
  const ofThisHost = { domain: host, path: '/', secure: true, sameSite: 'Strict' } as const;
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, ...ofThisHost })));
  if (hasMovableClock) await context.clock.install();
  return openTab(context, path.startsWith('/') ? `${origin}${path}` : path);
}

/** Another tab of the same browser. */
export async function openTab(context: BrowserContext, url = '/'): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

/** The browser is closed and opened again: what lives as long as a browser runs is gone. */
export async function reopened(page: Page, options: VisitOptions = {}): Promise<Page> {
  const { hostname, pathname } = new URL(page.url());
  const { cookies, origins } = await page.context().storageState();
  await page.context().close();
  const kept = cookies.filter(({ expires }) => expires !== -1);
  return visit(hostname, { path: pathname, ...options, storageState: { cookies: kept, origins } });
}
