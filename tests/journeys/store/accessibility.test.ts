import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { problemType } from '#shared/schemas/wire/problem.ts';
import { SHELL_TEXTS } from '#shared/texts/base/shell-texts.ts';
import { LIST_TEXTS } from '#shared/texts/catalogue/list-texts.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { NORTHSIDE, SUMMIT } from '../../api-journeys/demo-users.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { keywordBoxOf, listOf, pickerOf } from '../support/catalogue-screens.ts';
import { headingOf, loginOf, postalCodeQuestionOf, signIn, submitLogin, userMenuOf } from '../support/screens.ts';
import { seenAfter } from '../support/seen-after.ts';
import { visit } from '../support/visit.ts';
import { visitAs } from '../support/visit-as.ts';

const SCHEMES = ['light', 'dark'] as const;
const TENANTS = [
  { host: NORTHSIDE, userName: 'northside-buyer' },
  { host: SUMMIT, userName: 'summit-buyer' },
];
const LOOKS = TENANTS.flatMap((tenant) => SCHEMES.map((colorScheme) => ({ ...tenant, colorScheme })));

describe('axe finds nothing', () => {
  it.each(LOOKS)('on $host in the $colorScheme scheme', async ({ host, userName, colorScheme }) => {
    const page = await visit(host, { colorScheme, path: '/wl' });
    const findings: string[] = [];
    const look = async (screen: string) => {
      findings.push(...(await axeFindings(page)).map((finding) => `${screen}: ${finding}`));
    };

    await headingOf(page).waitFor();
    await look('welcome page');

    await page.goto('/toyota');
    await loginOf(page).dialog.waitFor();
    await look('login');
    await submitLogin(page, userName, { password: 'Wrong2Password' });
    await loginOf(page).latestProblems.waitFor();
    await look('refused login');

    await signIn(page, userName);
    await expect.poll(() => headingOf(page).textContent()).toBe('“toyota”');
    await listOf(page).cards.first().waitFor();
    await listOf(page).filters.getByRole('group').first().waitFor();
    await look('catalogue');
    await page.getByTitle(LIST_TEXTS.list, { exact: true }).click();
    await page.locator('ul[data-style=list]').waitFor();
    await look('catalogue as a list');
    await page.getByRole('button', { name: LIST_TEXTS.chooseVehicle }).click();
    await pickerOf(page).picker.waitFor();
    await look('picker');
    await keywordBoxOf(page).field.fill('2018 camry');
    await keywordBoxOf(page).suggestions.first().waitFor();
    await keywordBoxOf(page).field.press('ArrowDown');
    await look('suggestions');
    await page.goto('/-/xyzzyxyzzy');
    await page.getByRole('heading', { name: LIST_TEXTS.noParts }).waitFor();
    await look('nothing found');
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: SHELL_TEXTS.home }).click();
    await page.getByRole('main').getByRole('button', { name: SHELL_TEXTS.changePostalCode }).waitFor();
    await look('home');

    await userMenuOf(page).opener.click();
    await userMenuOf(page).signOut.waitFor();
    await look('user menu');
    await page.keyboard.press('Escape');

    const { dialog, field, ok } = postalCodeQuestionOf(page);
    await page.getByRole('main').getByRole('button', { name: SHELL_TEXTS.changePostalCode }).click();
    await field.fill('1');
    await ok.click();
    await dialog.locator('[aria-invalid=true]').waitFor();
    await look('refused postal code');
    await field.fill('30303');
    await seenAfter(() => ok.click(), page.getByText(SHELL_TEXTS.postalCodeChanged));
    await look('toast');

    await page.context().clearCookies();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await loginOf(page).dialog.waitFor();
    await look('lost session');

    expect(findings).toEqual([]);
  });

  it.each(SCHEMES)('on the pages without a store, in the %s scheme', async (colorScheme) => {
    const nobody = await visit('nobody.localhost', { colorScheme });
    await headingOf(nobody).waitFor();
    await expect.poll(() => axeFindings(nobody)).toEqual([]);

    const page = await visit(SUMMIT, { colorScheme, mayFail: true, path: 'about:blank' });
    const denied = { type: problemType('forbidden'), title: SESSION_TEXTS.deniedPage, status: 403 };
    for (const answer of [{ status: 500 }, { status: 403, json: denied }]) {
      await page.route('**/api/application', (route) => route.fulfill(answer));
      await page.goto('/');
      await headingOf(page).waitFor();
      await expect.poll(() => axeFindings(page)).toEqual([]);
    }
  });

  it.each(SCHEMES)('while a store is still on its way, in the %s scheme', async (colorScheme) => {
    const page = await visit(SUMMIT, { colorScheme, path: 'about:blank' });
    const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
    await page.route('**/api/application', async (route) => {
      await mayGoOn;
      await route.continue();
    });
    await page.goto('/');
    await page.getByRole('status').waitFor();
    // A page that lasts a second has no heading yet.
    const findings = await axeFindings(page, { 'page-has-heading-one': { enabled: false } });
    goOn();
    await loginOf(page).dialog.waitFor();
    expect(findings).toEqual([]);
  });
});

describe('the color scheme', () => {
  it('follows the system until somebody chooses, and remembers the choice', async () => {
    const page = await visit(SUMMIT, { path: '/wl', colorScheme: 'dark' });
    const scheme = () => page.evaluate(() => document.documentElement.dataset['mantineColorScheme']);
    await headingOf(page).waitFor();
    await expect.poll(scheme).toBe('dark');
    await page.getByRole('button', { name: 'Color scheme: system' }).click();
    await expect.poll(scheme).toBe('light');
    await page.reload();
    await headingOf(page).waitFor();
    await expect.poll(scheme).toBe('light');
  });
});

it('moves nothing for who asked for less motion', async () => {
  const page = await visitAs('northside-buyer', { postalCode: '', reducedMotion: 'reduce' });
  await postalCodeQuestionOf(page).field.fill('30303');
  expect(await moving(page)).toEqual([]);
  await seenAfter(() => postalCodeQuestionOf(page).ok.click(), page.getByText(SHELL_TEXTS.postalCodeChanged));
  expect(await moving(page)).toEqual([]);
});

/** The elements whose position or size is being animated at this moment. */
const moving = (page: Page) =>
  page.evaluate(() => {
    const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
    return effects
      .filter((effect) => Number(effect.getComputedTiming().duration) > 1)
      .filter((effect) =>
        effect.getKeyframes().some((frame) => ['transform', 'translate', 'scale'].some((name) => name in frame)),
      )
      .map(({ target }) => target?.outerHTML);
  });
