import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sessionContract } from '#shared/contracts/session.ts';
import { REFRESH_INTERVAL_MS } from '#shared/rules/session/session-lifetimes.ts';
import { SUMMIT } from '../../api-journeys/demo-users.ts';
import { headingOf, loginOf, signIn, signOut } from '../support/screens.ts';
import { openTab, reopened, visit } from '../support/visit.ts';
import { visitAs } from '../support/visit-as.ts';
import { cookiesOf } from './cookies-of.ts';

const tokenOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'authorization')?.value;

/** Counts how often a browser asks for a new token from now on. */
function refreshesOf(context: BrowserContext): () => number {
  let count = 0;
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === sessionContract.refreshToken.path) count += 1;
  });
  return () => count;
}

/**
 * Holds back the next request for a token until the returned function is called. The tabs' clocks are moved one after
 * the other: without it the first could have its answer while the second still lives before the interval.
 */
async function heldRefresh(context: BrowserContext): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await context.route(`**${sessionContract.refreshToken.path}`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const showsHome = (page: Page) => expect.poll(() => headingOf(page).textContent()).toBe('Welcome, Sam');

/** Tokens that are given within the same second are the same. */
const untilTheNextSecond = (page: Page) =>
  page.waitForFunction((second) => Math.floor(Date.now() / 1000) > second, Math.floor(Date.now() / 1000));

describe('a reload', () => {
  it('leaves one signed in on the same page, with the same postal code', async () => {
    const page = await visitAs('northside-buyer', { path: '/toyota', postalCode: '30303' });
    await page.reload();
    await expect.poll(() => headingOf(page).textContent()).toBe('“toyota”');
    expect(new URL(page.url()).pathname).toBe('/toyota');
    expect(await loginOf(page).dialog.isVisible()).toBe(false);
    await page.goto('/');
    await expect.poll(() => page.getByRole('main').textContent()).toContain('30303');
  });
});

describe('keeping somebody signed in', () => {
  it('brings them back to a browser that was closed, though its token is gone', async () => {
    const page = await visit(SUMMIT);
    await signIn(page, 'summit-buyer', { remember: true });
    await page.context().clearCookies({ name: 'authorization' });
    const later = await reopened(page);
    await showsHome(later);
    await later.context().clearCookies({ name: 'authorization' });
    await showsHome(await reopened(later));
  });

  it('lasts 14 days, in a cookie that no script can read', async () => {
    const page = await visit(SUMMIT);
    await signIn(page, 'summit-buyer', { remember: true });
    const remember = (await page.context().cookies()).find(({ name }) => name === 'remember');
    expect(remember).toMatchObject({ domain: SUMMIT, httpOnly: true, secure: true, sameSite: 'Strict' });
    const days = ((remember?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(13.9);
    expect(days).toBeLessThanOrEqual(14);
    expect(await page.evaluate(() => document.cookie)).not.toContain('remember=');
  });

  it.each([
    ['did not ask for it', false],
    ['signed out', true],
  ])('does nothing for who %s', async (_, remember) => {
    const page = await visit(SUMMIT);
    await signIn(page, 'summit-buyer', { remember });
    if (remember) await signOut(page);
    await page.context().clearCookies({ name: 'authorization' });
    await loginOf(await reopened(page)).dialog.waitFor();
  });
});

describe('two tabs', () => {
  async function twoTabs() {
    const first = await visitAs('summit-buyer', { hasMovableClock: true });
    const second = await openTab(first.context());
    await Promise.all([showsHome(first), showsHome(second)]);
    return { first, second, context: first.context() };
  }

  it('get one new token between them when the interval is over, and stay signed in', async () => {
    const { first, second, context } = await twoTabs();
    await untilTheNextSecond(first);
    const before = await tokenOf(context);
    const refreshes = refreshesOf(context);
    const answer = await heldRefresh(context);
    await context.clock.fastForward(REFRESH_INTERVAL_MS);
    answer();
    await expect.poll(() => tokenOf(context)).not.toBe(before);
    // Both have had their turn at the lock when somebody else gets it.
    for (const tab of [first, second]) await tab.evaluate(() => navigator.locks.request('session-token', () => true));
    expect(refreshes()).toBe(1);
    for (const tab of [first, second]) {
      expect(await loginOf(tab).dialog.isVisible()).toBe(false);
      await tab.reload();
      await showsHome(tab);
    }
  });

  it('are both signed out by one of them', async () => {
    const { first, second, context } = await twoTabs();
    await signOut(first);
    await loginOf(second).dialog.waitFor();
    expect(await second.getByText('Oops!').isVisible()).toBe(false);
    await expect.poll(() => tokenOf(context)).toBeUndefined();
  });

  it('are both signed in by one of them, and hear of a token when it is there to be used', async () => {
    const first = await visit(SUMMIT);
    const second = await openTab(first.context());
    await loginOf(second).dialog.waitFor();
    const heard = await second.evaluateHandle(() => {
      const tokensAtHand: boolean[] = [];
      new BroadcastChannel('session').onmessage = () => tokensAtHand.push(document.cookie.includes('authorization='));
      return tokensAtHand;
    });
    await signIn(first, 'summit-buyer');
    await showsHome(second);
    expect(await loginOf(second).dialog.isVisible()).toBe(false);
    await expect.poll(() => heard.jsonValue()).toEqual([true, true]);
  });
});

describe('signing out', () => {
  it('goes home to the login, and leaves nothing but the postal code', async () => {
    const page = await visitAs('summit-buyer', { path: '/toyota' });
    await signOut(page);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    await expect.poll(() => headingOf(page).textContent()).toBe('Welcome to Summit Collision');
    await expect.poll(() => cookiesOf(page)).toEqual(['postalCode']);
  });

  it('ends the session on the server too: its token is good for nothing any more', async () => {
    const page = await visitAs('summit-buyer');
    await showsHome(page);
    const token = (await tokenOf(page.context())) ?? '';
    await signOut(page);
    const answer = page.evaluate(async (authorization) => {
      const { status } = await fetch('/api/user', { headers: { authorization } });
      return status;
    }, token);
    expect(await answer).toBe(401);
  });

  it('shows nothing of the store to who goes back', async () => {
    const page = await visitAs('summit-buyer');
    await page.goto('/toyota');
    await signOut(page);
    await page.goBack();
    await loginOf(page).dialog.waitFor();
    await expect.poll(() => headingOf(page).textContent()).toBe('Welcome to Summit Collision');
  });
});
