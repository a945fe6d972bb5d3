import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageNameOf } from '#frontend/store/app/page-name.ts';
import { createPageViews } from '#frontend/store/app/page-views.ts';
import { aCatalogue } from '../../support/a-catalogue.ts';
import { openSignedIn, openStore } from '../../support/open-store.tsx';
import { aServer } from '../../support/servers/a-server.ts';

describe('a page', () => {
  it.each([
    { path: '/', name: 'home' },
    { path: '/2015/Ford/F-150/Body|Hoods', name: 'catalog' },
    { path: '/hood', name: 'catalog' },
    { path: '/Hoods/+pFO1230318', name: 'part' },
    { path: '/+iguid-1', name: 'part' },
    { path: '/cart', name: 'cart' },
    { path: '/cart/shared/secret-token', name: 'cart' },
    { path: '/checkout', name: 'checkout' },
    { path: '/orders', name: 'orders' },
    { path: '/orders/1000001', name: 'order' },
    { path: '/pages/about-us', name: 'content' },
    { path: '/contact', name: 'contact' },
    { path: '/wlcome', name: 'welcome' },
    { path: '/admin/reports', name: 'admin' },
  ])('$path is $name, and nothing of its path is told', ({ path, name }) => {
    expect(pageNameOf(path)).toBe(name);
  });
});

describe('page views', () => {
  const sent: string[][] = [];
  let isSignedIn = true;
  const begin = (send = async (pages: string[]) => void sent.push(pages)) =>
    createPageViews({ send, isSignedIn: () => isSignedIn });
  function leave() {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
  }
  beforeEach(() => {
    vi.useFakeTimers();
    sent.length = 0;
    isSignedIn = true;
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('of five seconds go together', () => {
    const note = begin();
    note('home');
    vi.advanceTimersByTime(4999);
    note('catalog');
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent).toEqual([['home', 'catalog']]);
    vi.advanceTimersByTime(60_000);
    expect(sent).toHaveLength(1);
  });

  it('go at once when the tab is left, or when there are fifty', () => {
    const note = begin();
    note('home');
    leave();
    expect(sent).toEqual([['home']]);
    for (let index = 0; index < 50; index += 1) note('part');
    expect(sent[1]).toHaveLength(50);
  });

  it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])('are told to nobody with %o', (wish) => {
    vi.stubGlobal('navigator', wish);
    const note = begin();
    note('home');
    leave();
    vi.advanceTimersByTime(60_000);
    expect(sent).toEqual([]);
  });

  it('are dropped when whoever looked has signed out meanwhile', () => {
    const note = begin();
    note('home');
    isSignedIn = false;
    vi.advanceTimersByTime(5000);
    isSignedIn = true;
    leave();
    expect(sent).toEqual([]);
  });

  it('that can not be told are dropped without a word', async () => {
    const send = vi.fn(async () => {
      throw new Error('offline');
    });
    const note = begin(send);
    note('home');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe('the store', () => {
  it('notes each page that a user comes to, and another filter or tab is no other page', async () => {
    const pages: string[] = [];
    const server = aServer({ catalogue: aCatalogue() });
    const { user } = openSignedIn(server, {
      path: '/orders?days=30',
      cookies: { stable: 'true' },
      onView: (page) => pages.push(page),
    });
    await waitFor(() => expect(pages).toEqual(['orders']));
    await user.click(await screen.findByRole('link', { name: 'Home' }));
    await waitFor(() => expect(pages).toEqual(['orders', 'home']));
  });

  it('notes nothing before somebody is signed in', async () => {
    const pages: string[] = [];
    openStore(aServer(), { onView: (page) => pages.push(page) });
    await screen.findByRole('dialog');
    expect(pages).toEqual([]);
  });
});
