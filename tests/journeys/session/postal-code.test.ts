import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SHELL_TEXTS } from '#shared/texts/base/shell-texts.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { headingOf, loginOf, postalCodeQuestionOf } from '../support/screens.ts';
import { seenAfter } from '../support/seen-after.ts';
import { visitAs } from '../support/visit-as.ts';

const shipsFrom = (page: Page) =>
  page.getByRole('main').getByRole('heading', { name: SHELL_TEXTS.serviceLocation }).locator('..').textContent();

describe('the postal code of a fleet user', () => {
  it('is asked for when it is missing, and decides where parts come from', async () => {
    const page = await visitAs('northside-buyer', { postalCode: '' });
    const { field, ok, dialog } = postalCodeQuestionOf(page);
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    await field.pressSequentially('606019999');
    await expect.poll(() => field.inputValue()).toBe('60601');
    await seenAfter(() => ok.click(), page.getByText(SHELL_TEXTS.postalCodeChanged));
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => shipsFrom(page)).toContain('Chicago');
  });

  it('is not taken when it is none, and the question stays with what was typed', async () => {
    const page = await visitAs('northside-buyer', { postalCode: '' });
    const { field, dialog } = postalCodeQuestionOf(page);
    await field.fill('6060');
    await page.keyboard.press('Enter');
    await dialog.getByText(SESSION_TEXTS.invalidPostalCode).waitFor();
    expect(await field.inputValue()).toBe('6060');
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  });

  it('is asked for until there is one: by Escape, by a reload, and after one that does not exist', async () => {
    const page = await visitAs('northside-buyer', { postalCode: '' });
    const { field, ok, dialog } = postalCodeQuestionOf(page);
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await page.reload();
    await field.fill('00000');
    await ok.click();
    await page.getByText(SESSION_TEXTS.invalidPostalCode).first().waitFor();
    await expect.poll(() => field.inputValue()).toBe('00000');
    await field.fill('30303');
    await ok.click();
    await expect.poll(() => shipsFrom(page)).toContain('Atlanta');
  });

  it('is given or one signs out', async () => {
    const page = await visitAs('northside-buyer', { postalCode: '' });
    await postalCodeQuestionOf(page).signOut.click();
    await loginOf(page).dialog.waitFor();
  });

  it('can be changed, and the next login of this browser begins with it', async () => {
    const page = await visitAs('northside-buyer', { path: '/', postalCode: '60601' });
    const { field, ok } = postalCodeQuestionOf(page);
    await page.getByRole('main').getByRole('button', { name: SHELL_TEXTS.changePostalCode }).click();
    await expect.poll(() => field.inputValue()).toBe('60601');
    await field.fill('90058');
    await ok.click();
    await expect.poll(() => shipsFrom(page)).toContain('Los Angeles');
    await page.context().clearCookies({ name: 'authorization' });
    await page.reload();
    await loginOf(page).dialog.waitFor();
    await expect.poll(() => loginOf(page).postalCode.inputValue()).toBe('90058');
  });
});

it('nobody else is asked for a postal code', async () => {
  const page = await visitAs('summit-buyer', { postalCode: '' });
  await headingOf(page).getByText('Welcome, Sam').waitFor();
  expect(await postalCodeQuestionOf(page).dialog.isVisible()).toBe(false);
  await expect.poll(() => shipsFrom(page)).toContain(SHELL_TEXTS.noServiceLocation);
});
