import { expect, it } from 'vitest';
import { ADMIN_TEXTS } from '#shared/texts/admin/admin-texts.ts';
import { USERS_TEXTS } from '#shared/texts/admin/users/users-texts.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { narrowScreenFaults } from '../support/narrow-screen-faults.ts';
import { headingOf } from '../support/screens.ts';
import { visitAs } from '../support/visit-as.ts';

const PHONE = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true };
const DESKTOP = { viewport: { width: 1280, height: 800 } };

it.each([
  { userName: 'northside-admin', size: 375, screen: PHONE, colorScheme: 'light' },
  { userName: 'summit-admin', size: 375, screen: PHONE, colorScheme: 'dark' },
  { userName: 'northside-admin', size: 1280, screen: DESKTOP, colorScheme: 'dark' },
  { userName: 'summit-admin', size: 1280, screen: DESKTOP, colorScheme: 'light' },
] as const)(
  'the screens of $userName fit $size pixels in the $colorScheme scheme, and axe finds nothing',
  async ({ userName, size, screen, colorScheme }) => {
    const page = await visitAs(userName, { ...screen, colorScheme, path: '/admin' });
    const look = async (name: string) => {
      // Something that slides in may be out of place for a moment.
      await expect.poll(() => axeFindings(page), { message: name }).toEqual([]);
      if (size === 375) await expect.poll(() => narrowScreenFaults(page), { message: name }).toEqual([]);
    };

    await page.getByText(ADMIN_TEXTS.nothingWaits).or(page.getByText(ADMIN_TEXTS.lookAtThem)).first().waitFor();
    await look('home');
    await page.getByRole('button', { name: ADMIN_TEXTS.findOrDo }).click();
    await page.getByRole('combobox', { name: ADMIN_TEXTS.find }).waitFor();
    await look('palette');
    await page.keyboard.press('Escape');
    await page.goto('/admin/users');
    await page.locator('tr[data-row]').first().waitFor();
    await look('users');
    await page.locator('tr[data-row]').getByRole('checkbox').first().check({ force: true });
    await page.getByRole('toolbar').waitFor();
    await look('selected users');
    await page.locator('tr[data-row]').first().getByRole('rowheader').getByRole('link').click();
    await expect.poll(() => headingOf(page).textContent()).not.toBe(USERS_TEXTS.title);
    await look('user');
    await page.getByRole('banner').getByRole('button').last().click();
    await page.getByRole('region', { name: ADMIN_TEXTS.accountMenu }).waitFor();
    await look('account menu');
    await page.goto('/profile');
    await headingOf(page).waitFor();
    await look('profile');
  },
);
