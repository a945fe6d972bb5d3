import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ADMIN_TEXTS } from '#shared/texts/admin/admin-texts.ts';
import { ADMIN_ORDERS_TEXTS } from '#shared/texts/desk/admin-orders-texts.ts';
import { DESK_REFUSAL_TEXTS } from '#shared/texts/desk/desk-refusal-texts.ts';
import {
  DESK_TEXTS,
  FAILURE_NAMES,
  MESSAGE_NAMES,
  moreWaiting,
  OUTCOME_NAMES,
  ofOrder,
  releaseAddressOf,
} from '#shared/texts/desk/desk-texts.ts';
import { aMailRow, aRepairRow } from '../../../../builders/admin/desk-rows.ts';
import { anOrderRow } from '../../../../builders/order-views.ts';
import { leaveNoToasts } from '../../../support/no-toasts-left.ts';
import { openSignedIn } from '../../../support/open-store.tsx';
import { aDeskServer } from './a-desk-server.ts';

leaveNoToasts();
beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
});

async function open(options: Parameters<typeof aDeskServer>[0]) {
  const desk = aDeskServer(options);
  const opened = openSignedIn(desk.server, { path: '/admin', cookies: { stable: 'true' } });
  await screen.findByRole('heading', { level: 1, name: ADMIN_TEXTS.waits });
  return { ...opened, ...desk };
}

const panel = async (name: string) => within(await screen.findByRole('region', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));
const NOW = new Date().toISOString();

describe('the desk of the provider’s staff', () => {
  it('has the orders that need somebody, with the way to all of them', async () => {
    const rows = [
      anOrderRow({ status: 'Error', reason: 'No such customer' }),
      anOrderRow({ orderNumber: '1000002', isCancelAsked: true }),
    ];
    const { queries } = await open({ rows });
    const orders = await panel(DESK_TEXTS.orders);
    expect(orders.getByRole('link', { name: 'Order 1000001' }).getAttribute('href')).toBe('/admin/order/1000001');
    expect(orders.getByText('No such customer')).toBeTruthy();
    expect(orders.getAllByText(/Summit Collision · Sam Sorensen · \$205\.80/)).toHaveLength(2);
    expect(orders.getByText(ADMIN_ORDERS_TEXTS.cancelRequested)).toBeTruthy();
    expect(orders.getByRole('link', { name: DESK_TEXTS.all }).getAttribute('href')).toBe(
      '/admin/orders?waiting=any&days=365',
    );
    expect(queries).toMatchObject([{ attention: 'any', asc: 'true' }]);
  });

  it('sends a message again at once if that is safe, and after a question if not', async () => {
    const repair = [aRepairRow(), aRepairRow({ id: 'mail', kind: 'order placed', isRepeatable: false })];
    const { user, decisions } = await open({ repair });
    const queue = await panel(DESK_TEXTS.repair);
    expect(queue.getAllByRole('link', { name: ofOrder('1000001') })[0]?.getAttribute('href')).toBe(
      '/admin/order/1000001',
    );
    expect(queue.getByText(DESK_TEXTS.repeatable)).toBeTruthy();
    await user.keyboard('s');
    await waitFor(() => expect(decisions).toEqual(['send order-1000001-gateway']));
    expect((await screen.findAllByText(DESK_TEXTS.sent)).length).toBeGreaterThan(0);
    await waitFor(() => expect(queue.getAllByRole('listitem')).toHaveLength(1));
    await user.keyboard('s');
    const question = await dialog();
    expect(question.getByText(DESK_TEXTS.sendTitle)).toBeTruthy();
    expect(question.getByText(DESK_TEXTS.notRepeatable)).toBeTruthy();
    await user.click(question.getByRole('button', { name: DESK_TEXTS.sendAgain }));
    await waitFor(() => expect(decisions).toEqual(['send order-1000001-gateway', 'send mail']));
  });

  it('is moved through with j and k, and settles with x what can’t be undone', async () => {
    const repair = [
      aRepairRow(),
      aRepairRow({ id: 'mail', kind: 'order placed', isRepeatable: false, reason: 'Cut off' }),
    ];
    const { user, decisions } = await open({ repair });
    await panel(DESK_TEXTS.repair);
    await user.keyboard('jj');
    expect(document.activeElement?.closest('li')?.textContent).toContain('Cut off');
    await user.keyboard('kx');
    const question = await dialog();
    expect(question.getByText(DESK_TEXTS.settleTitle)).toBeTruthy();
    expect(question.getByText(DESK_TEXTS.settleOrderDetail)).toBeTruthy();
    await user.click(question.getByRole('button', { name: DESK_TEXTS.remove }));
    await waitFor(() => expect(decisions).toEqual(['settle order-1000001-gateway']));
    expect((await screen.findAllByText(DESK_TEXTS.settled)).length).toBeGreaterThan(0);
    await user.keyboard('x');
    expect((await dialog()).getByText(DESK_TEXTS.settleDetail)).toBeTruthy();
  });

  it('shows why a decision was refused, and reads the queue again', async () => {
    const { user, emptyQueue } = await open({ repair: [aRepairRow()] });
    const queue = await panel(DESK_TEXTS.repair);
    emptyQueue();
    await user.click(queue.getByRole('button', { name: /^Send again/ }));
    await waitFor(() => expect(screen.queryByRole('region', { name: DESK_TEXTS.repair })).toBeNull());
    // In the toast, and where the message was.
    expect(screen.getAllByText(DESK_REFUSAL_TEXTS.notInQueue)).toHaveLength(2);
  });

  it('releases addresses from which mail came back', async () => {
    const suppressed = Array.from({ length: 6 }, (_, index) => ({
      address: `sam${index}@x.test`,
      reason: 'complained' as const,
      at: NOW,
    }));
    const { user } = await open({ suppressed });
    const addresses = await panel(DESK_TEXTS.suppressed);
    expect(addresses.getByText(moreWaiting('1'))).toBeTruthy();
    expect(addresses.getAllByText(/reported as spam/)).toHaveLength(5);
    await user.click(addresses.getByRole('button', { name: releaseAddressOf('sam0@x.test') }));
    await waitFor(() => expect(addresses.queryByText('sam0@x.test')).toBeNull());
    expect(addresses.getAllByText(DESK_TEXTS.release)).toHaveLength(5);
  });

  it('has requests for accounts, imports that failed, and errors of browsers', async () => {
    const mails = [
      aMailRow({ kind: 'account requested', subject: 'Summit East requests an account: Recycled', at: NOW }),
    ];
    const errors = [{ localTime: '03/02/2026 09:00', errors: ['TypeError: x'], info: '/cart' }];
    const stopped = { ...aFailedImport(), id: 'import-2', state: 'stopped' as const, files: [] };
    await open({ mails, errors, imports: [aFailedImport(), stopped] });
    expect((await panel(DESK_TEXTS.requests)).getByRole('link', { name: 'Summit East' }).getAttribute('href')).toBe(
      '/admin/account/3',
    );
    const links = (await panel(DESK_TEXTS.imports)).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [DESK_TEXTS.all, '/admin/catalogue'],
      ['parts.csv', `/admin/catalogue/${aFailedImport().id}`],
      [DESK_TEXTS.noFiles, '/admin/catalogue/import-2'],
    ]);
    expect((await panel(DESK_TEXTS.errors)).getByText('TypeError: x')).toBeTruthy();
  });

  it('leaves out what is empty, and says so of a part that could not be loaded', async () => {
    await open({ failing: ['GET /api/suppressed'] });
    expect((await screen.findAllByText(DESK_TEXTS.failed, {}, { timeout: 8000 })).length).toBe(1);
    expect(screen.queryByRole('region', { name: DESK_TEXTS.repair })).toBeNull();
    expect(screen.getByText(ADMIN_TEXTS.nothingWaits).closest('p')?.textContent).toContain(
      ADMIN_TEXTS.invitationsExpired,
    );
  });

  it('is not there for administrators of an account', async () => {
    await open({ level: 1, repair: [aRepairRow()] });
    await screen.findByText(ADMIN_TEXTS.nothingWaits);
    expect(screen.queryByRole('region', { name: DESK_TEXTS.desk })).toBeNull();
  });
});

const aFailedImport = () => ({
  id: 'import-1',
  state: 'failed' as const,
  startedAt: NOW,
  changedAt: NOW,
  files: [{ kind: 'stock', name: 'parts.csv' }],
  bytes: 1,
  bytesRead: 1,
  rowsRead: 0,
  rowsWritten: 0,
  refused: 0,
  warnings: 0,
  faults: 0,
  rowsPerSecond: 0,
  message: 'Not a CSV file',
});

it('every message, outcome and key has a name', () => {
  expect(MESSAGE_NAMES).toEqual({
    'sign-in ended': 'Notice of an ended sign-in',
    'password reminder': 'Password reminder',
    invitation: 'Invitation',
    'password changed': 'Notice of a changed password',
    'contact us': 'Question to customer service',
    'order to gateway': 'Order to the gateway',
    'order placed': 'Order confirmation',
    'order-status-changed': 'Mail about the status',
    'account requested': 'Request for an account',
    'cart-sent-to-parent': 'Mail about a cart for approval',
    'cart-returned': 'Mail about a returned cart',
    'cart-ordered': 'Mail about an ordered cart',
  });
  expect(OUTCOME_NAMES).toEqual({
    sent: 'sent',
    postponed: 'not sent, is tried again',
    givenUp: 'could not be sent',
    sentAgain: 'to be sent again',
    settled: 'settled',
  });
  expect([DESK_TEXTS.next, DESK_TEXTS.previous, DESK_TEXTS.settle]).toEqual([
    'Next message',
    'Previous message',
    'Settle',
  ]);
  expect(FAILURE_NAMES.delayed).toBe('could not be delivered for days');
});
