import { expect, it } from 'vitest';
import { checkoutContract } from '#shared/contracts/checkout.ts';
import { ADMIN_LIST_TEXTS } from '#shared/texts/admin/admin-list-texts.ts';
import { ADMIN_TEXTS } from '#shared/texts/admin/admin-texts.ts';
import { ADMIN_ORDER_TEXTS, ADMIN_ORDERS_TEXTS, becameStatus } from '#shared/texts/desk/admin-orders-texts.ts';
import { DESK_TEXTS } from '#shared/texts/desk/desk-texts.ts';
import { ORDER_TEXTS } from '#shared/texts/orders/order-texts.ts';
import { orderHeading } from '#shared/texts/orders/orders-texts.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { isAt } from '../support/focus.ts';
import { narrowScreenFaults } from '../support/narrow-screen-faults.ts';
import { headingOf } from '../support/screens.ts';
import { signedInVisitor } from '../support/signed-in-visitor.ts';
import { visitAs } from '../support/visit-as.ts';

const PHONE = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true };
const DESKTOP = { viewport: { width: 1280, height: 800 } };

it.each([
  { userName: 'northside-admin', size: 375, screen: PHONE, colorScheme: 'light' },
  { userName: 'summit-admin', size: 1280, screen: DESKTOP, colorScheme: 'dark' },
  { userName: 'provider-admin', size: 375, screen: PHONE, colorScheme: 'dark' },
  { userName: 'provider-admin', size: 1280, screen: DESKTOP, colorScheme: 'light' },
] as const)(
  'the orders of $userName fit $size pixels in the $colorScheme scheme, and axe finds nothing',
  async ({ userName, size, screen, colorScheme }) => {
    const page = await visitAs(userName, { ...screen, colorScheme, path: '/admin/orders' });
    const look = async (name: string) => {
      await expect.poll(() => axeFindings(page), { message: name }).toEqual([]);
      if (size === 375) await expect.poll(() => narrowScreenFaults(page), { message: name }).toEqual([]);
      const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      await expect.poll(isWide, { message: name }).toBe(false);
    };
    await page.locator('tr[data-row]').first().waitFor();
    await look('orders');
    await page.locator('tr[data-row]').first().getByRole('rowheader').getByRole('link').click();
    await expect.poll(() => headingOf(page).textContent()).toMatch(/^Order \d+$/);
    await look('order');
    if (userName !== 'provider-admin') return;
    await page.goto('/admin');
    await page.getByRole('region', { name: DESK_TEXTS.orders }).waitFor();
    await look('desk');
  },
);

it('a stuck order is found and put right by keyboard alone', async () => {
  const staff = await signedInVisitor('provider-admin');
  const query = { attention: 'stuck', Take: '1' } as const;
  const { data } = (await staff.call(checkoutContract.getOrders, { query })).output();
  const orderNumber = data[0]?.orderNumber ?? '';
  const page = await visitAs('provider-admin', { ...DESKTOP, path: '/admin' });
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await page.getByRole('region', { name: DESK_TEXTS.orders }).waitFor();
  await press('Control+k');
  await isAt(page, ADMIN_TEXTS.find);
  await page.keyboard.type(orderNumber);
  await page.getByRole('option', { name: orderHeading(orderNumber) }).waitFor();
  await press('Escape', 'g', 'o');
  await expect.poll(() => headingOf(page).textContent()).toBe(ADMIN_ORDERS_TEXTS.title);
  await press('/');
  await isAt(page, ADMIN_ORDERS_TEXTS.searchLabel);
  await page.keyboard.type(orderNumber);
  await press('Enter');
  await expect.poll(() => page.locator('tr[data-row]').count()).toBe(1);
  await press('ArrowDown', 'Enter');
  await expect.poll(() => headingOf(page).textContent()).toBe(orderHeading(orderNumber));
  await page.getByRole('button', { name: ADMIN_ORDER_TEXTS.changeStatus }).waitFor();
  await press('c');
  await page.getByRole('dialog').waitFor();
  await press('Tab', 'Tab');
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).press('Enter');
  await page.getByLabel(ADMIN_ORDER_TEXTS.reason, { exact: true }).waitFor();
  await page.keyboard.type('Ordered by phone');
  await press('Enter');
  await page
    .getByText(becameStatus('Canceled'))
    .or(page.getByText(becameStatus('Submitted')))
    .first()
    .waitFor();
  await page.goBack();
  await expect.poll(() => headingOf(page).textContent()).toBe(ADMIN_ORDERS_TEXTS.title);
});

it('an order that is out of reach leads one page back (admin 8)', async () => {
  const page = await visitAs('summit-admin', { ...DESKTOP, path: '/admin/orders' });
  await page
    .getByRole('navigation', { name: ADMIN_LIST_TEXTS.savedViews })
    .getByRole('link', { name: ADMIN_ORDERS_TEXTS.stuck })
    .click();
  const other = await signedInVisitor('northside-admin');
  const { data } = (await other.call(checkoutContract.getOrders, { query: { Take: '1' } })).output();
  await page.evaluate((number) => {
    history.pushState({}, '', `/admin/order/${number}`);
    dispatchEvent(new PopStateEvent('popstate'));
  }, data[0]?.orderNumber);
  await page.getByText(ORDER_TEXTS.notFound).first().waitFor();
  await expect.poll(() => headingOf(page).textContent()).toBe(ADMIN_ORDERS_TEXTS.title);
});
