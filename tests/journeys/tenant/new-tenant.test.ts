import { expect, inject, it } from 'vitest';
import { ACCOUNTS_TEXTS } from '#shared/texts/admin/accounts-texts.ts';
import { TENANT_TEXTS } from '#shared/texts/admin/tenant-texts.ts';
import { WEBSITES_TEXTS } from '#shared/texts/admin/websites/websites-texts.ts';
import { mailsWith } from '../support/mailbox.ts';
import { screenFaults } from '../support/screen-faults.ts';
import { headingOf } from '../support/screens.ts';
import { visit } from '../support/visit.ts';
import { visitAs } from '../support/visit-as.ts';
import { acceptInvitation, searchAndOrder } from './first-buyer.ts';
import { aTypedTenant, openStoreOf, tenantStepsOf } from './wizard-steps.ts';

const PHONE = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true };

/** The link of the only mail to an address. */
async function linkTo(email: string): Promise<string> {
  const links = async () =>
    (await mailsWith(email)).map(({ text }) => /http:\S+\/forgot-password\?\S+/.exec(text)?.[0]);
  await expect.poll(async () => (await links()).length).toBe(1);
  return (await links())[0] ?? '';
}

it('the provider makes a tenant from an empty form, leaves in between, and its first user orders', async () => {
  const tenant = aTypedTenant(inject('storePort'));
  const steps = tenantStepsOf(tenant);
  const page = await visitAs('provider-admin', { path: '/admin/accounts' });
  await page.getByRole('link', { name: ACCOUNTS_TEXTS.newTenant }).click();
  await steps.company(page);
  await steps.address(page);
  await steps.brand(page);

  // Another browser goes on where this one was.
  const later = await visitAs('provider-admin', { path: '/admin/tenant/new' });
  await later.getByRole('link', { name: tenant.companyName }).click();
  await steps.brand(later);
  await steps.customers(later);
  await steps.user(later);
  expect(await mailsWith(tenant.email)).toEqual([]);

  await openStoreOf(later);
  const { pathname, search, hostname } = new URL(await linkTo(tenant.email));
  expect(hostname).toBe(tenant.host);
  const buyer = await visit(tenant.host, { path: `${pathname}${search}` });
  await acceptInvitation(buyer, tenant.email);
  await searchAndOrder(buyer);
});

it.each([
  { size: 375, screen: PHONE, colorScheme: 'dark' },
  { size: 1280, screen: { viewport: { width: 1280, height: 800 } }, colorScheme: 'light' },
] as const)(
  'websites and the wizard fit $size pixels in the $colorScheme scheme, and axe finds nothing',
  async (shown) => {
    const { screen, colorScheme } = shown;
    const page = await visitAs('provider-admin', { ...screen, colorScheme, path: '/admin/websites' });
    const look = (name: string) => expect.poll(() => screenFaults(page), { message: name }).toEqual([]);
    await page.locator('tr[data-row]').first().waitFor();
    await look('websites');
    await page.goto('/admin/website/2');
    await page.getByRole('button', { name: WEBSITES_TEXTS.remove }).waitFor();
    await look('website');
    await page.goto('/admin/website/new');
    await page.getByRole('form', { name: WEBSITES_TEXTS.details }).waitFor();
    await look('new website');
    for (const step of ['company', 'address', 'brand', 'customers', 'user', 'open']) {
      await page.goto(`/admin/tenant/2/${step}`);
      await page.getByRole('navigation', { name: TENANT_TEXTS.steps }).waitFor();
      await look(step);
    }
    expect(await headingOf(page).count()).toBe(1);
  },
);
