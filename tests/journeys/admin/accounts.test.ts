import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accountsContract } from '#shared/contracts/accounts.ts';
import { ACCOUNT_CHOICE_TEXTS, branchUnder } from '#shared/texts/admin/account-choice-texts.ts';
import { IDENTITY_TEXTS } from '#shared/texts/admin/account-form/account-form-texts.ts';
import { ACCOUNT_SAVE_TEXTS } from '#shared/texts/admin/account-save-texts.ts';
import {
  ACCOUNTS_TEXTS,
  accountActivated,
  accountDeactivated,
  branchesOf,
} from '#shared/texts/admin/accounts-texts.ts';
import { ADMIN_LIST_TEXTS } from '#shared/texts/admin/admin-list-texts.ts';
import { ADMIN_TEXTS } from '#shared/texts/admin/admin-texts.ts';
import { NEW_ACCOUNT_TEXTS } from '#shared/texts/admin/new-account-texts.ts';
import { USERS_TEXTS } from '#shared/texts/admin/users/users-texts.ts';
import { ACCOUNT_TEXTS } from '#shared/texts/session/account-texts.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { isAt, tabTo } from '../support/focus.ts';
import { narrowScreenFaults } from '../support/narrow-screen-faults.ts';
import { headingOf } from '../support/screens.ts';
import { seenAfter } from '../support/seen-after.ts';
import { signedInVisitor } from '../support/signed-in-visitor.ts';
import { visitAs } from '../support/visit-as.ts';

/** A company name that nobody has. */
const aName = () => `Zeta ${crypto.randomUUID().slice(0, 8)}`;

const headingIs = (page: Page, text: string) => expect.poll(() => headingOf(page).textContent()).toBe(text);
const rowOf = (page: Page, name: string) =>
  page.locator('tr[data-row]').filter({ has: page.getByRole('link', { name, exact: true }) });

/** A new branch of the administrator's own account, made for one journey. */
async function aBranch(userName: string, parentId: number): Promise<string> {
  const companyName = aName();
  const body = {
    parentId,
    companyName,
    address1: '1 Main St',
    city: 'Denver',
    state: 'CO',
    postalCode: '80202',
  };
  const visitor = await signedInVisitor(userName);
  const idempotencyKey = crypto.randomUUID();
  (await visitor.call(accountsContract.createAccount, { body }, { idempotencyKey })).output();
  return companyName;
}

/** The id of the account of Summit's administrator. */
async function summitId(): Promise<number> {
  const visitor = await signedInVisitor('provider-admin');
  const accounts = (await visitor.call(accountsContract.getAccountsList, { params: { id: '1' } })).output();
  return accounts.find(({ companyName }) => companyName === 'Summit Collision')?.id ?? 0;
}

/** Fills in the form of a new account and sends it. */
async function createAs(page: Page, companyName: string): Promise<void> {
  const form = page.getByRole('form', { name: NEW_ACCOUNT_TEXTS.details });
  const texts = { companyName, address1: '1550 Wewatta St', city: 'Denver', postalCode: '80202' };
  for (const [name, text] of Object.entries(texts)) await form.locator(`[name=${name}]`).fill(text);
  await form.getByLabel(IDENTITY_TEXTS.state, { exact: true }).selectOption('CO');
  await seenAfter(
    () => page.getByRole('button', { name: NEW_ACCOUNT_TEXTS.create }).click(),
    page.getByText(ACCOUNT_SAVE_TEXTS.saved),
  );
  await headingIs(page, companyName);
}

describe('creating accounts (admin 6)', () => {
  it('the provider creates a tenant, and a branch of it, which stand in the tree', async () => {
    const [tenant, branch] = [aName(), aName()];
    const page = await visitAs('provider-admin', { path: '/admin/account/1/new' });
    await headingIs(page, NEW_ACCOUNT_TEXTS.newAccount);
    await page.getByLabel(NEW_ACCOUNT_TEXTS.type).selectOption('Fleet');
    await createAs(page, tenant);

    await page.goto('/admin/account/1/new');
    await page.getByLabel(NEW_ACCOUNT_TEXTS.parent, { exact: true }).selectOption({ label: tenant });
    await createAs(page, branch);

    await page.goto('/admin/accounts?take=100');
    const opener = page.getByRole('button', { name: branchesOf(tenant) });
    await opener.waitFor();
    if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
    await rowOf(page, branch).waitFor();
    expect(await rowOf(page, branch).textContent()).toContain('Fleet');
    const names = await page.locator('tr[data-row] th a').allTextContents();
    expect(names.indexOf(branch)).toBe(names.indexOf(tenant) + 1);
  });

  it('a parent’s administrator creates a branch, and no second one of that name', async () => {
    const branch = aName();
    const page = await visitAs('summit-admin', { path: '/admin/accounts' });
    await page.getByRole('link', { name: ACCOUNTS_TEXTS.newBranch }).click();
    await createAs(page, branch);
    await page.goto('/admin/accounts');
    await rowOf(page, branch).waitFor();

    await page.getByRole('link', { name: ACCOUNTS_TEXTS.newBranch }).click();
    const form = page.getByRole('form', { name: NEW_ACCOUNT_TEXTS.details });
    const texts = { companyName: branch.toUpperCase(), address1: '1 Main St', city: 'Denver', postalCode: '80202' };
    for (const [name, text] of Object.entries(texts)) await form.locator(`[name=${name}]`).fill(text);
    await form.getByLabel(IDENTITY_TEXTS.state, { exact: true }).selectOption('CO');
    await page.getByRole('button', { name: NEW_ACCOUNT_TEXTS.create }).click();
    await page.getByText(ACCOUNT_TEXTS.companyNameExists).first().waitFor();
  });

  it.each([
    { path: '/admin/accounts', led: '/admin', why: 'lists of accounts are for levels 0 and 1' },
    { path: '/admin/account/3/new', led: '/', why: 'level 2 creates none' },
  ])('a branch’s administrator is led from $path to $led, as $why', async ({ path, led }) => {
    const page = await visitAs('summit-east-admin', { path: 'about:blank' });
    await seenAfter(() => page.goto(path), page.getByText(SESSION_TEXTS.deniedPage));
    expect(new URL(page.url()).pathname).toBe(led);
  });
});

it('by keyboard alone a branch is found, deactivated and activated again, and its users are listed', async () => {
  const branch = await aBranch('summit-admin', await summitId());
  const page = await visitAs('provider-admin', { path: '/admin' });
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await headingIs(page, ADMIN_TEXTS.waits);
  await press('g', 'a');
  await headingIs(page, ACCOUNTS_TEXTS.title);

  await rowOf(page, 'Summit Collision').waitFor();
  await rowOf(page, 'Summit Collision').getByRole('link').first().focus();
  const opener = page.getByRole('button', { name: branchesOf('Summit Collision') });
  await press('ArrowRight');
  await expect.poll(() => opener.getAttribute('aria-expanded')).toBe('true');
  await rowOf(page, branch).waitFor();
  await press('ArrowLeft');
  await expect.poll(() => rowOf(page, branch).count()).toBe(0);

  await press('/');
  await isAt(page, ACCOUNTS_TEXTS.searchLabel);
  await page.keyboard.type(branch);
  await expect.poll(() => page.locator('tr[data-row]').count()).toBe(1);
  await press('ArrowDown', 'x');
  await page.getByRole('toolbar', { name: ADMIN_LIST_TEXTS.selectionBar }).waitFor();
  await press('d');
  await page
    .getByRole('cell', { name: accountDeactivated(branch) })
    .or(page.getByText(accountDeactivated(branch)))
    .last()
    .waitFor();
  await expect.poll(() => page.locator('tr[data-row]').count()).toBe(0);
  await press('z');
  await page.getByText(accountActivated(branch)).last().waitFor();
  await rowOf(page, branch).waitFor();

  await press('g', 's');
  const dialog = page.getByRole('dialog', { name: ACCOUNT_CHOICE_TEXTS.switchAccount });
  await dialog.waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(branch);
  await page.getByRole('option', { name: branchUnder(branch, 'Summit Collision') }).waitFor();
  await press('ArrowDown', 'Enter', 'Enter');
  await page.getByRole('button', { name: `${ACCOUNT_CHOICE_TEXTS.shownFor} ${branch}` }).waitFor();
  await press('g', 'u');
  await headingIs(page, USERS_TEXTS.title);
  await page.getByRole('heading', { name: USERS_TEXTS.none }).waitFor();
  await tabTo(page, `${ACCOUNT_CHOICE_TEXTS.shownFor} ${branch}gs`, 'Shift+Tab');
});

const PHONE = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true };
const DESKTOP = { viewport: { width: 1280, height: 800 } };

it.each([
  { userName: 'northside-admin', size: 375, screen: PHONE, colorScheme: 'dark' },
  { userName: 'summit-admin', size: 375, screen: PHONE, colorScheme: 'light' },
  { userName: 'northside-admin', size: 1280, screen: DESKTOP, colorScheme: 'light' },
  { userName: 'provider-admin', size: 1280, screen: DESKTOP, colorScheme: 'dark' },
  { userName: 'provider-admin', size: 375, screen: PHONE, colorScheme: 'light' },
] as const)(
  'the lists of accounts of $userName fit $size pixels in the $colorScheme scheme, and axe finds nothing',
  async ({ userName, size, screen, colorScheme }) => {
    const page = await visitAs(userName, { ...screen, colorScheme, path: '/admin/accounts' });
    const look = async (name: string) => {
      await expect.poll(() => axeFindings(page), { message: name }).toEqual([]);
      if (size === 375) await expect.poll(() => narrowScreenFaults(page), { message: name }).toEqual([]);
      const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect(await isTooWide(), name).toBe(false);
    };
    await expect.poll(() => page.locator('tr[data-row]').count()).toBeGreaterThan(2);
    await look('tree');
    await page.locator('tr[data-row]').getByRole('checkbox').first().check({ force: true });
    await page.getByRole('toolbar').waitFor();
    await look('selected accounts');
    await page.goto('/admin/accounts?search=east');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await look('found accounts');
    await page
      .getByRole('link', { name: ACCOUNTS_TEXTS[userName === 'provider-admin' ? 'newTenant' : 'newBranch'] })
      .click();
    await page.getByRole('form', { name: NEW_ACCOUNT_TEXTS.details }).waitFor();
    await look('new account');
  },
);
