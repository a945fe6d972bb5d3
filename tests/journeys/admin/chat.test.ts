import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { CHAT_TEXTS, chatWith, chatWithUnread } from '#shared/texts/admin/chat-texts.ts';
import { CONNECTION_TEXTS } from '#shared/texts/base/connection-texts.ts';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { isAt, tabTo } from '../support/focus.ts';
import { narrowScreenFaults } from '../support/narrow-screen-faults.ts';
import { visitAs } from '../support/visit-as.ts';

const PHONE = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true };
const DESKTOP = { viewport: { width: 1280, height: 800 } };

const chatButton = (page: Page) => page.getByRole('button', { name: new RegExp(`^${CHAT_TEXTS.chat}(,|$)`) });
const drawer = (page: Page) => page.getByRole('dialog');
const messages = (page: Page) => page.getByRole('log').getByRole('listitem');
const said = (page: Page, text: string) => messages(page).filter({ hasText: text });

it('an administrator and the provider talk in two browsers, by keyboard alone (admin 6 and 7)', async () => {
  const [question, answer] = [`Where is it? ${randomUUID()}`, `On its way. ${randomUUID()}`];
  const tenant = await visitAs('summit-admin', { path: '/admin' });
  await chatButton(tenant).waitFor();
  await tenant.keyboard.press('g');
  await tenant.keyboard.press('c');
  await isAt(tenant, CHAT_TEXTS.yourMessage);
  await tenant.keyboard.type(question);
  await tenant.keyboard.press('Enter');
  await expect.poll(() => said(tenant, question).count()).toBe(1);
  await tenant.keyboard.type('Not finish');
  await tenant.keyboard.press('Escape');
  await drawer(tenant).waitFor({ state: 'detached' });

  const staff = await visitAs('provider-admin', { path: '/admin' });
  await staff.getByRole('button', { name: /unread$/ }).waitFor();
  await staff.keyboard.press('g');
  await staff.keyboard.press('c');
  await isAt(staff, CHAT_TEXTS.findTenant);
  await staff.keyboard.type('summit');
  const row = drawer(staff).getByRole('button', { name: /^Summit Collision/ });
  await tabTo(staff, (await row.textContent()) ?? '');
  await staff.keyboard.press('Enter');
  await drawer(staff)
    .getByRole('heading', { name: chatWith('Summit Collision') })
    .waitFor();
  await expect.poll(() => said(staff, question).count()).toBe(1);
  await isAt(staff, CHAT_TEXTS.yourMessage);
  await staff.keyboard.type(answer);
  await staff.keyboard.press('Enter');
  await expect.poll(() => said(staff, answer).count()).toBe(1);
  await tabTo(staff, CHAT_TEXTS.allTenants, 'Shift+Tab');
  await staff.keyboard.press('Enter');
  await isAt(staff, CHAT_TEXTS.findTenant);
  await staff.keyboard.press('Escape');
  await drawer(staff).waitFor({ state: 'detached' });

  await tenant.getByRole('button', { name: chatWithUnread(1) }).waitFor();
  await tabTo(tenant, chatWithUnread(1));
  await tenant.keyboard.press('Enter');
  await expect.poll(() => said(tenant, answer).count()).toBe(1);
  await expect.poll(() => tenant.getByLabel(CHAT_TEXTS.yourMessage).inputValue()).toBe('Not finish');
  await tabTo(tenant, UI_TEXTS.dismiss);
  await tenant.keyboard.press('Enter');
  await isAt(tenant, CHAT_TEXTS.chat);
});

it('what was written while the network was gone is there once, on both sides, without a gap', async () => {
  const mark = randomUUID();
  const tenant = await visitAs('northside-admin', { path: '/admin', mayFail: true });
  const staff = await visitAs('provider-admin', { path: '/admin' });
  let isDown = false;
  const open = new Set<{ readonly close: () => Promise<void> }>();
  await tenant.routeWebSocket(/\/chat$/, (socket) => {
    if (isDown) return void socket.close();
    socket.connectToServer();
    open.add(socket);
  });
  await tenant.reload();
  await chatButton(tenant).click();
  const write = async (page: Page, text: string) => {
    await page.getByLabel(CHAT_TEXTS.yourMessage).fill(`${mark} ${text}`);
    await page.getByLabel(CHAT_TEXTS.yourMessage).press('Enter');
  };
  await write(tenant, 'before');
  await expect.poll(() => said(tenant, mark).locator('time').count()).toBe(1);

  isDown = true;
  for (const socket of open) await socket.close();
  await write(tenant, 'meanwhile');
  await drawer(tenant).getByText(CONNECTION_TEXTS.unreachable).waitFor();
  await drawer(tenant).getByText(CHAT_TEXTS.waiting).waitFor();
  await chatButton(staff).click();
  await drawer(staff)
    .getByRole('button', { name: /^Northside Fleet/ })
    .click();
  await write(staff, 'from the staff');
  await expect.poll(() => said(staff, mark).locator('time').count()).toBe(2);

  isDown = false;
  await tenant.evaluate(() => window.dispatchEvent(new Event('online')));
  const texts = (page: Page) =>
    said(page, mark)
      .locator('p:nth-of-type(2)')
      .allTextContents()
      .then((all) => all.map((text) => text.replace(`${mark} `, '')));
  for (const page of [tenant, staff]) {
    await expect.poll(() => texts(page), { timeout: 30_000 }).toEqual(['before', 'from the staff', 'meanwhile']);
  }
  await drawer(tenant).getByText(CONNECTION_TEXTS.unreachable).waitFor({ state: 'detached' });
});

it.each([
  { userName: 'northside-admin', size: 375, screen: PHONE, colorScheme: 'light' },
  { userName: 'summit-admin', size: 375, screen: PHONE, colorScheme: 'dark' },
  { userName: 'provider-admin', size: 375, screen: PHONE, colorScheme: 'light' },
  { userName: 'northside-admin', size: 1280, screen: DESKTOP, colorScheme: 'dark' },
  { userName: 'summit-admin', size: 1280, screen: DESKTOP, colorScheme: 'light' },
  { userName: 'provider-admin', size: 1280, screen: DESKTOP, colorScheme: 'dark' },
] as const)(
  'the chat of $userName fits $size pixels in the $colorScheme scheme, and axe finds nothing',
  async ({ userName, size, screen, colorScheme }) => {
    const page = await visitAs(userName, { ...screen, colorScheme, path: '/admin' });
    const look = async (name: string) => {
      await expect.poll(() => axeFindings(page), { message: name }).toEqual([]);
      if (size === 375) await expect.poll(() => narrowScreenFaults(page), { message: name }).toEqual([]);
    };
    await chatButton(page).waitFor();
    await look('the button');
    await chatButton(page).click();
    if (userName === 'provider-admin') {
      const tenants = drawer(page).getByRole('list', { name: CHAT_TEXTS.tenants });
      await tenants.getByRole('button', { name: /Summit/ }).waitFor();
      await look('the tenants');
      await tenants.getByRole('button', { name: /Summit/ }).click();
    }
    await page.getByLabel(CHAT_TEXTS.yourMessage).fill(`${'A long_word_without_blanks_'.repeat(4)}\n\nAnd a line.`);
    await page.getByLabel(CHAT_TEXTS.yourMessage).press('Enter');
    await expect.poll(() => messages(page).count()).toBeGreaterThan(0);
    await page.getByText(CHAT_TEXTS.sending).waitFor({ state: 'detached' });
    await look('a conversation');
  },
);
