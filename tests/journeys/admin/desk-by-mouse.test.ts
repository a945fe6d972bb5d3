import { describe, expect, inject, it } from 'vitest';
import { outboxRepository, toOutbox } from '#functions/data/operations/outbox-repository.ts';
import { openTable } from '#functions/data/table/table.ts';
import { transact } from '#functions/data/table/transact.ts';
import { checkoutContract } from '#shared/contracts/checkout.ts';
import type { OrderRow } from '#shared/schemas/wire/order-view.ts';
import { ADMIN_ORDER_TEXTS } from '#shared/texts/desk/admin-orders-texts.ts';
import { DESK_TEXTS, MESSAGE_NAMES, ofOrder, toAddress } from '#shared/texts/desk/desk-texts.ts';
import { ORDER_TEXTS } from '#shared/texts/orders/order-texts.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { mailsWith } from '../support/mailbox.ts';
import { narrowScreenFaults } from '../support/narrow-screen-faults.ts';
import { signedInVisitor } from '../support/signed-in-visitor.ts';
import { openTab } from '../support/visit.ts';
import { visitAs } from '../support/visit-as.ts';

const DESKTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true };

/** A submitted order of the demo that an administrator of its account asks to cancel. */
async function askedOrder(): Promise<OrderRow> {
  for (const userName of ['northside-admin', 'summit-admin']) {
    const buyer = await signedInVisitor(userName);
    const query = { status: 'Submitted', Take: '100' } as const;
    const { data } = (await buyer.call(checkoutContract.getOrders, { query })).output();
    const order = data.find(({ isCancelAsked }) => !isCancelAsked);
    if (!order) continue;
    const call = { params: { id: order.orderNumber }, body: { note: 'Ordered twice' } };
    (await buyer.call(checkoutContract.cancelOrder, call)).output();
    return order;
  }
  throw new Error('The demo has no submitted order');
}

describe('a request to cancel, by mouse', () => {
  it('is agreed to, and the buyer reads the reason', async () => {
    const { orderNumber } = await askedOrder();
    const page = await visitAs('provider-admin', { ...DESKTOP, path: `/admin/order/${orderNumber}` });
    const request = page.getByRole('region', { name: ADMIN_ORDER_TEXTS.asks });
    await request.getByText('Ordered twice').waitFor();
    await request.getByRole('button', { name: ADMIN_ORDER_TEXTS.agree }).click();
    await page.getByLabel(ADMIN_ORDER_TEXTS.reason, { exact: true }).fill('Not packed yet');
    await page.getByRole('dialog').getByRole('button', { name: ADMIN_ORDER_TEXTS.cancelOrder }).click();
    await page.getByText(ADMIN_ORDER_TEXTS.agreed).first().waitFor();
    await request.waitFor({ state: 'detached' });
    const told = async () => (await mailsWith(orderNumber)).filter(({ text }) => text.includes('Not packed yet'));
    await expect.poll(async () => (await told()).length).toBeGreaterThan(0);
  });

  it('is declined in one tab, which another tab is told that agrees to it (decision B467)', async () => {
    const { orderNumber } = await askedOrder();
    const path = `/admin/order/${orderNumber}`;
    const page = await visitAs('provider-admin', { ...DESKTOP, path, mayFail: true });
    const other = await openTab(page.context(), path);
    await other.getByRole('button', { name: ADMIN_ORDER_TEXTS.agree }).click();
    await other.getByRole('dialog').waitFor();

    await page.getByRole('button', { name: ADMIN_ORDER_TEXTS.decline }).click();
    await page.getByRole('dialog').getByRole('button', { name: ADMIN_ORDER_TEXTS.keepOrder }).click();
    await page.getByText(ADMIN_ORDER_TEXTS.declined).first().waitFor();

    await other.getByRole('dialog').getByRole('button', { name: ADMIN_ORDER_TEXTS.cancelOrder }).click();
    await other.getByRole('main').getByText(ORDER_TEXTS.changedSince).waitFor();
    await other.getByRole('region', { name: ADMIN_ORDER_TEXTS.asks }).waitFor({ state: 'detached' });
    await other.getByText(ORDER_TEXTS.cancelDeclined).first().waitFor();
  });
});

const anAddress = () => `${crypto.randomUUID()}@northside.example`;

/** A confirmation to this address that could not be sent. */
async function stuckMail(to: string): Promise<string> {
  const { name, endpoint } = inject('table');
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const table = openTable(name, { endpoint, region: 'us-east-1', credentials });
  const buyer = await signedInVisitor('northside-admin');
  const { data } = (await buyer.call(checkoutContract.getOrders, { query: { Take: '1' } })).output();
  const [{ orderNumber, account } = { orderNumber: '', account: { id: 0 } }] = data;
  const now = new Date();
  const id = `journey-${crypto.randomUUID()}`;
  const sent = { userId: 'northside-admin', accountId: account.id, orderNumber, to };
  const message = { ...sent, id, kind: 'order placed' as const, createdAt: now.toISOString() };
  // Not due before the test gives it up.
  const dueAt = new Date(now.getTime() + 3_600_000).toISOString();
  await transact(table, { message: toOutbox({ ...message, createdAt: dueAt }) });
  await outboxRepository(table).giveUp(
    { ...message, createdAt: dueAt, dueAt, attempts: 0 },
    'The connection broke',
    now,
  );
  return `${MESSAGE_NAMES['order placed']}, ${ofOrder(orderNumber)}, ${toAddress(to)}`;
}

it.each([
  { size: 1280, screen: DESKTOP },
  { size: 375, screen: PHONE },
])(
  'messages that could not be sent are sent again and settled on the desk at $size pixels',
  async ({ size, screen }) => {
    const [toSend, toSettle] = [anAddress(), anAddress()];
    const [sent, settled] = [await stuckMail(toSend), await stuckMail(toSettle)];
    const page = await visitAs('provider-admin', { ...screen, path: '/admin' });
    const queue = page.getByRole('region', { name: DESK_TEXTS.repair });
    const messageTo = (to: string) => queue.getByRole('listitem').filter({ hasText: to });
    await messageTo(toSettle).waitFor();
    await expect.poll(() => axeFindings(page)).toEqual([]);
    if (size === 375) await expect.poll(() => narrowScreenFaults(page)).toEqual([]);

    // It may have arrived before the connection broke.
    await queue.getByRole('button', { name: `${DESK_TEXTS.sendAgain} ${sent}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: DESK_TEXTS.sendAgain }).click();
    await page.getByText(DESK_TEXTS.sent).first().waitFor();
    await messageTo(toSend).waitFor({ state: 'detached' });

    await queue.getByRole('button', { name: `${DESK_TEXTS.settle} ${settled}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: DESK_TEXTS.remove }).click();
    await page.getByText(DESK_TEXTS.settled).first().waitFor();
    await messageTo(toSettle).waitFor({ state: 'detached' });
  },
);
