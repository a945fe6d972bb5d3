import type { Page } from 'playwright-core';
import { COOKIES } from '#shared/rules/session/cookie-names.ts';

/** The names of the cookies that the store has set. `visit` sets the style of results itself. */
export async function cookiesOf(page: Page): Promise<string[]> {
  const names = (await page.context().cookies()).map(({ name }) => name);
  return names.filter((name) => name !== COOKIES.catalogueStyle);
}
