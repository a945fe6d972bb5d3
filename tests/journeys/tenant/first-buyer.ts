import type { Page } from 'playwright-core';
import { CART_TEXTS } from '#shared/texts/cart/cart-texts.ts';
import { PART_PAGE_TEXTS } from '#shared/texts/catalogue/part-texts.ts';
import { CHECKOUT_PAGE_TEXTS } from '#shared/texts/checkout/checkout-page-texts.ts';
import { CHECKOUT_TEXTS } from '#shared/texts/checkout/checkout-texts.ts';
import { PASSWORD_PAGE_TEXTS } from '#shared/texts/session/password-page-texts.ts';
import { PASSWORD_TEXTS } from '#shared/texts/session/password-texts.ts';
import { PROFILE_PAGE_TEXTS } from '#shared/texts/session/profile-page-texts.ts';
import { keywordBoxOf, listOf } from '../support/catalogue-screens.ts';
import { loginOf, signIn, userMenuOf } from '../support/screens.ts';

const PASSWORD = 'Better2Parts';

/** Sets a password by the link of an invitation, which the page shows, and signs in. */
export async function acceptInvitation(page: Page, email: string): Promise<void> {
  await page.getByLabel(PROFILE_PAGE_TEXTS.newPassword).fill(PASSWORD);
  await page.getByLabel(PROFILE_PAGE_TEXTS.confirmPassword).fill(PASSWORD);
  await page.getByRole('button', { name: PASSWORD_PAGE_TEXTS.save }).click();
  await loginOf(page).dialog.getByText(PASSWORD_TEXTS.wasReset).waitFor();
  await signIn(page, email, { password: PASSWORD });
  await userMenuOf(page).opener.waitFor();
}

/** Searches for a part and orders it. */
export async function searchAndOrder(page: Page): Promise<void> {
  const { field } = keywordBoxOf(page);
  await field.fill('brake pad');
  await field.press('Enter');
  const card = listOf(page)
    .cards.filter({ has: page.getByText(/^Yes/) })
    .first();
  await card.getByRole('button', { name: PART_PAGE_TEXTS.addToCart }).click();
  await page.getByRole('dialog', { name: CART_TEXTS.successTitle }).waitFor();
  await page.goto('/checkout');
  const review = page.getByRole('region', { name: CHECKOUT_PAGE_TEXTS.review });
  const main = page.getByRole('main');
  await main.getByLabel(/^Street and number/).fill('1060 W Addison St');
  await main.getByLabel(/^City/).fill('Chicago');
  await main.getByLabel(/^State/).selectOption('IL');
  await main.getByLabel(/^Postal code/).fill('60613');
  await page.keyboard.press('Tab');
  await review.getByText(/^Taxes, /).waitFor();
  await review.getByRole('button', { name: CHECKOUT_PAGE_TEXTS.place }).click();
  await page.getByText(CHECKOUT_TEXTS.success).waitFor();
}
