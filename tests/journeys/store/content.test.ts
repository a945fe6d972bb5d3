import { expect, it } from 'vitest';
import { axeFindings } from '../support/axe-findings.ts';
import { narrowScreenFaults } from '../support/narrow-screen-faults.ts';
import { headingOf } from '../support/screens.ts';
import { visitAs } from '../support/visit-as.ts';

const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };

it('the header leads to the pages of the account', async () => {
  const page = await visitAs('northside-buyer', { path: '/contact' });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Returns' }).click();
  await expect.poll(() => headingOf(page).textContent()).toBe('Returns and cores');
  await page.getByRole('cell', { name: '60 days' }).waitFor();
  await expect.poll(() => axeFindings(page)).toEqual([]);
});

it('on a phone its menu does', async () => {
  const page = await visitAs('summit-buyer', { path: '/contact', ...PHONE });
  await page.getByRole('button', { name: 'Pages' }).tap();
  await expect.poll(() => narrowScreenFaults(page)).toEqual([]);
  await expect.poll(() => axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Warranty' }).tap();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/pages\//);
  await page.getByRole('button', { name: 'Pages' }).waitFor();
  await page.getByRole('link', { name: 'Terms' }).waitFor({ state: 'hidden' });
});

it('a page that does not exist says so and goes home', async () => {
  const page = await visitAs('summit-buyer', { mayFail: true, path: '/pages/nothing-of-the-kind' });
  await page.getByText('Page does not exist').waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
});

it.each([{}, PHONE])('a question is asked and sent (%o)', async (screen) => {
  const page = await visitAs('summit-buyer', { path: '/', ...screen });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
  await expect.poll(() => headingOf(page).textContent()).toBe('Contact us');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Please enter a message.').waitFor();
  await expect.poll(() => axeFindings(page)).toEqual([]);
  await expect.poll(() => narrowScreenFaults(page)).toEqual([]);
  await page.getByRole('combobox', { name: 'What is it about?' }).selectOption('Site Functionality/Feedback');
  await page.getByRole('textbox', { name: 'Message' }).fill('The pictures are good.');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Your message has been sent.').waitFor();
});
