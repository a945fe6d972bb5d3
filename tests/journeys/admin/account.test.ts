import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accountsContract } from '#shared/contracts/accounts.ts';
import { ACCOUNT_FORM_TEXTS } from '#shared/texts/admin/account-form/account-form-texts.ts';
import { COMPARE_TEXTS } from '#shared/texts/admin/account-form/compare-texts.ts';
import { changesBranches, fromParentNamed, LOCK_TEXTS } from '#shared/texts/admin/account-form/setting-field-texts.ts';
import { SETTING_TEXTS, type SettingCode } from '#shared/texts/admin/account-form/setting-texts.ts';
import { ACCOUNT_SAVE_TEXTS } from '#shared/texts/admin/account-save-texts.ts';
import { ADMIN_TEXTS } from '#shared/texts/admin/admin-texts.ts';
import { accountSaved, accountSaveUndone } from '#shared/texts/admin/saved-account-texts.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { isAt } from '../support/focus.ts';
import { narrowScreenFaults } from '../support/narrow-screen-faults.ts';
import { headingOf } from '../support/screens.ts';
import { seenAfter } from '../support/seen-after.ts';
import { signedInVisitor } from '../support/signed-in-visitor.ts';
import { visitAs } from '../support/visit-as.ts';

const PHONE = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true };
const DESKTOP = { viewport: { width: 1280, height: 800 } };
const TRUCK = 112;

const settingOf = (page: Page, code: SettingCode) => page.getByRole('group', { name: SETTING_TEXTS[code].label });
const formOf = (page: Page) => page.getByRole('form', { name: ACCOUNT_FORM_TEXTS.details });

async function openAccount(userName: string, id: number, screen: object = DESKTOP): Promise<Page> {
  const page = await visitAs(userName, { ...screen, path: `/admin/account/${id}` });
  await formOf(page).waitFor();
  return page;
}

/** A tenant of this journey alone, with two branches. */
async function aTenant() {
  const staff = await signedInVisitor('provider-admin');
  const create = async (companyName: string, parentId: number | null) => {
    const address = { address1: '1 Main St', city: 'Denver', state: 'CO', postalCode: '80202' };
    const body = { companyName, parentId, ...address };
    return (await staff.call(accountsContract.createAccount, { body }, { idempotencyKey: randomUUID() })).output();
  };
  const name = `Tenant ${randomUUID().slice(0, 8)}`;
  const parent = await create(name, null);
  const [branch] = [await create('East', parent.id), await create('West', parent.id)];
  return { parent, branch, name };
}

/** The number of an account by its name. */
async function numberOf(companyName: string): Promise<number> {
  const staff = await signedInVisitor('provider-admin');
  const choices = (await staff.call(accountsContract.getAccountsList, { params: { id: '1' } })).output();
  return choices.find((choice) => choice.companyName === companyName)?.id ?? 0;
}

it('a setting is found, handed down and changed by keyboard alone, and the branches follow', async () => {
  const { parent, branch, name } = await aTenant();
  const page = await openAccount('provider-admin', parent.id);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await expect.poll(() => headingOf(page).textContent()).toBe(name);
  await press('/');
  await isAt(page, ACCOUNT_FORM_TEXTS.search);
  await page.keyboard.type('company truck');
  await expect.poll(() => page.locator('[data-setting]').count()).toBe(1);
  await press('Tab', 'j', 'h', 'Enter');
  await isAt(page, SETTING_TEXTS[TRUCK].label);
  await press('Space');
  await settingOf(page, TRUCK)
    .getByText(changesBranches(2, 2, 0))
    .waitFor();
  await seenAfter(() => press('Control+Enter'), page.getByText(ACCOUNT_SAVE_TEXTS.saved));
  await expect.poll(() => headingOf(page).textContent()).toBe(ADMIN_TEXTS.accounts);
  await page.getByText(accountSaved(name)).waitFor();
  await press('z');
  await page.getByText(accountSaveUndone(name)).waitFor();
  await press('z');
  await page.getByText(accountSaved(name)).waitFor();

  await page.goto(`/admin/account/${branch.id}`);
  await settingOf(page, TRUCK).getByText(fromParentNamed(name)).waitFor();
  await expect.poll(() => settingOf(page, TRUCK).getByText('On', { exact: true }).isVisible()).toBe(true);
  await settingOf(page, TRUCK).getByText(LOCK_TEXTS['handed down'](name)).waitFor();
});

it('level 1 changes its branches, and is led to the list from a foreign account', async () => {
  const page = await openAccount('summit-admin', await numberOf('Summit West'));
  await settingOf(page, 118).getByText(LOCK_TEXTS['always of the parent']('Summit Collision')).waitFor();
  await page.goto(`/admin/account/${await numberOf('Northside Fleet')}`);
  await expect.poll(() => new URL(page.url()).pathname).toBe('/admin/accounts');
});

it('level 2 changes the address of its own account, and is led to the home of admin', async () => {
  const page = await openAccount('summit-east-admin', await numberOf('Summit East'));
  const field = page.getByLabel('Address 2');
  await field.fill(`Suite ${randomUUID().slice(0, 4)}`);
  await seenAfter(() => page.keyboard.press('Control+Enter'), page.getByText(ACCOUNT_SAVE_TEXTS.saved));
  await expect.poll(() => new URL(page.url()).pathname).toBe('/admin');
});

it.each([
  { userName: 'northside-admin', company: 'Northside Fleet', size: 375, screen: PHONE, colorScheme: 'dark' },
  { userName: 'summit-east-admin', company: 'Summit East', size: 375, screen: PHONE, colorScheme: 'light' },
  { userName: 'northside-admin', company: 'Northside Fleet', size: 1280, screen: DESKTOP, colorScheme: 'light' },
  { userName: 'summit-admin', company: 'Summit Collision', size: 1280, screen: DESKTOP, colorScheme: 'dark' },
  { userName: 'provider-admin', company: 'Summit Collision', size: 1280, screen: DESKTOP, colorScheme: 'light' },
] as const)(
  'the form fits $size pixels for $userName in the $colorScheme scheme, and axe finds nothing',
  async ({ userName, company, size, screen, colorScheme }) => {
    const page = await openAccount(userName, await numberOf(company), { ...screen, colorScheme });
    const look = async (what: string) => {
      await expect.poll(() => axeFindings(page), { message: what }).toEqual([]);
      if (size === 375) await expect.poll(() => narrowScreenFaults(page), { message: what }).toEqual([]);
    };
    await look('form');
    const closed = formOf(page).locator('button[aria-expanded=false]');
    while ((await closed.count()) > 0) await closed.first().click();
    await look('open editors');
  },
);

it.each([
  { userName: 'northside-admin', company: 'Northside South Depot', other: 'Northside Fleet', size: 375, screen: PHONE },
  { userName: 'provider-admin', company: 'Summit Collision', other: 'Northside Fleet', size: 1280, screen: DESKTOP },
] as const)(
  '$userName compares and copies at $size pixels, in both schemes, and axe finds nothing',
  async ({ userName, company, other, size, screen }) => {
    const query = `?compare=${await numberOf(other)}&only=differences`;
    const page = await visitAs(userName, { ...screen, path: `/admin/account/${await numberOf(company)}${query}` });
    const bar = page.getByRole('region', { name: COMPARE_TEXTS.bar });
    const look = async (what: string) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect.poll(() => axeFindings(page), { message: `${what}, ${colorScheme}` }).toEqual([]);
      }
    };
    await page.locator('[data-copy]').first().waitFor();
    await look('compared');
    await bar.getByRole('button', { name: /^Copy \d/ }).click();
    await bar.getByText(new RegExp(`from ${other}`)).waitFor();
    await look('copied');
    if (size === 375) await expect.poll(() => narrowScreenFaults(page)).toEqual([]);
  },
);
