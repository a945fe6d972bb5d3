import { describe, expect, it } from 'vitest';
import { SHELL_TEXTS } from '#shared/texts/base/shell-texts.ts';
import { SUMMIT } from '../../api-journeys/demo-users.ts';
import { isAt } from '../support/focus.ts';
import { headingOf, loginOf, signIn, userMenuOf } from '../support/screens.ts';
import { visit } from '../support/visit.ts';
import { visitAs } from '../support/visit-as.ts';

describe('without a session', () => {
  it.each(['/', '/2019/toyota/camry?x=1'])('%s goes home and asks to sign in', async (path) => {
    const page = await visit(SUMMIT, { path });
    await loginOf(page).dialog.waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    await expect.poll(() => headingOf(page).textContent()).toBe('Welcome to Summit Collision');
  });

  it('opens the page that was asked for as soon as somebody is signed in', async () => {
    const page = await visit(SUMMIT, { path: '/2019/toyota/camry?x=1#top' });
    await signIn(page, 'summit-buyer');
    await headingOf(page).getByText('2019 toyota camry').waitFor();
    await expect.poll(() => page.url()).toMatch(/\/2019\/toyota\/camry\?x=1#top$/);
  });

  it.each([
    ['//somebody.example/x', 'somebody.example x'],
    ['/%E0%A4%A', '“%E0%A4%A”'],
    [`/${'a/'.repeat(500)}`, 'a for a a'],
  ])('opens %.30s on this host and nowhere else', async (path, heading) => {
    const page = await visit(SUMMIT, { path });
    await signIn(page, 'summit-buyer');
    await headingOf(page).getByText(heading).waitFor();
    expect(new URL(page.url()).hostname).toBe(SUMMIT);
  });

  it.each(['/wl', '/wlcome/here'])('%s shows the welcome page, and the login only to who asks for it', async (path) => {
    const page = await visit(SUMMIT, { path });
    await headingOf(page).getByText('Welcome to Summit Collision').waitFor();
    expect(await loginOf(page).dialog.isVisible()).toBe(false);
    expect(new URL(page.url()).pathname).toBe(path);
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
    await signIn(page, 'summit-buyer');
    await headingOf(page).getByText('Welcome, Sam').waitFor();
  });
});

describe('with a session', () => {
  it.each([
    ['/no-such-page', '“no-such-page”'],
    ['/2019/toyota/camry/bumpers/+l2', 'bumpers for 2019 toyota camry'],
    ['/+u3', 'Catalog'],
  ])('%s is the catalog', async (path, heading) => {
    const page = await visitAs('summit-buyer', { path });
    await headingOf(page).getByText(heading).waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
  });

  it('leads home by the breadcrumbs, with the focus on the heading, and back again', async () => {
    const page = await visitAs('summit-buyer', { path: '/toyota' });
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Home' }).click();
    await headingOf(page).getByText('Welcome, Sam').waitFor();
    await isAt(page, 'Welcome, Sam');
    await page.goBack();
    await headingOf(page).getByText('“toyota”').waitFor();
  });
});

it('asks nobody to sign in at the welcome path who has done so', async () => {
  const page = await visitAs('summit-buyer', { path: '/wl' });
  await userMenuOf(page).opener.waitFor();
  await expect.poll(() => headingOf(page).textContent()).toBe('Welcome to Summit Collision');
  expect(await page.getByRole('main').textContent()).not.toContain(SHELL_TEXTS.welcomeVisitor);
});

describe('a host that is nobody’s', () => {
  it.each(['/', '/wl'])('shows a neutral page at %s, and no login', async (path) => {
    const page = await visit('nobody.localhost', { path });
    await headingOf(page).getByText(SHELL_TEXTS.unknownHost).waitFor();
    await expect.poll(() => page.title()).toBe(SHELL_TEXTS.unknownHost);
    expect(await loginOf(page).dialog.isVisible()).toBe(false);
    const text = await page.evaluate(() => document.documentElement.outerHTML);
    expect(text).not.toMatch(/<img|Northside|Summit|Great Plains/);
  });
});
