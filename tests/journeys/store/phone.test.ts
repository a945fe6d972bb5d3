import { expect, it } from 'vitest';
import { SHELL_TEXTS } from '#shared/texts/base/shell-texts.ts';
import { LIST_TEXTS } from '#shared/texts/catalogue/list-texts.ts';
import { NORTHSIDE, PROVIDER, SUMMIT } from '../../api-journeys/demo-users.ts';
import { CART_GOES_ON } from '../support/cart-goes-on.ts';
import { listOf } from '../support/catalogue-screens.ts';
import { narrowScreenFaults } from '../support/narrow-screen-faults.ts';
import { headingOf, loginOf, postalCodeQuestionOf, submitLogin, userMenuOf } from '../support/screens.ts';
import { seenAfter } from '../support/seen-after.ts';
import { visit } from '../support/visit.ts';

const PHONE = { viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true };

it.each([
  [PROVIDER, 'provider-admin'],
  [NORTHSIDE, 'northside-admin'],
  [SUMMIT, 'summit-east-buyer'],
])('everything on %s fits a screen of 375 pixels and can be reached', async (host, userName) => {
  const page = await visit(host, { ...PHONE, cookies: [CART_GOES_ON] });
  // Something that slides in may be out of place for a moment.
  const look = (screen: string) => expect.poll(() => narrowScreenFaults(page), { message: screen }).toEqual([]);

  await loginOf(page).dialog.waitFor();
  await look('login');
  await submitLogin(page, userName, { password: 'Wrong2Password' });
  await loginOf(page).latestProblems.waitFor();
  await look('refused login');

  await submitLogin(page, userName);
  await loginOf(page).dialog.waitFor({ state: 'hidden' });
  const { field, ok, dialog } = postalCodeQuestionOf(page);
  if (host !== NORTHSIDE) await page.getByRole('main').getByRole('button', { name: SHELL_TEXTS.enterPostalCode }).tap();
  await dialog.waitFor();
  await look('postal code');
  await field.fill('60601');
  await seenAfter(() => ok.tap(), page.getByText(SHELL_TEXTS.postalCodeChanged));
  await look('home');

  await page.goto('/headlamp');
  await listOf(page).cards.first().waitFor();
  await look('list');
  await page.getByRole('button', { name: LIST_TEXTS.filters, exact: true }).tap();
  const drawer = page.getByRole('dialog', { name: LIST_TEXTS.filters });
  await drawer.getByRole('group').first().waitFor();
  await look('filters');
  await drawer.getByRole('button', { name: LIST_TEXTS.showParts }).tap();
  await page.getByRole('button', { name: LIST_TEXTS.chooseVehicle }).tap();
  await look('picker');

  await userMenuOf(page).opener.tap();
  await userMenuOf(page).signOut.waitFor();
  await look('user menu');
  await userMenuOf(page).signOut.tap();
  await loginOf(page).dialog.waitFor();
  await page.goto('/wl');
  await headingOf(page).waitFor();
  await look('welcome page');
});

it('the neutral page of an unknown host fits too', async () => {
  const page = await visit('a-very-long-name-of-a-store-that-is-not-there-at-all.localhost', PHONE);
  await headingOf(page).waitFor();
  await expect.poll(() => narrowScreenFaults(page)).toEqual([]);
});

it('a screen of 320 pixels, which is a page enlarged four times, needs no scrolling sideways (WCAG 1.4.10)', async () => {
  const page = await visit(SUMMIT, { viewport: { width: 320, height: 256 } });
  await loginOf(page).dialog.waitFor();
  await submitLogin(page, 'summit-buyer', { postalCode: '60601' });
  await loginOf(page).dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => narrowScreenFaults(page)).toEqual([]);
});
