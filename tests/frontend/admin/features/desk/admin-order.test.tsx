import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  ADMIN_ORDER_TEXTS,
  ADMIN_ORDERS_TEXTS,
  becameStatus,
  sendConfirmationTo,
  statusTitle,
} from '#shared/texts/desk/admin-orders-texts.ts';
import {
  attemptNumber,
  byPerson,
  DESK_TEXTS,
  FAILURE_NAMES,
  MESSAGE_NAMES,
  OUTCOME_NAMES,
  releaseAddressOf,
  toAddress,
} from '#shared/texts/desk/desk-texts.ts';
import { ORDER_TEXTS } from '#shared/texts/orders/order-texts.ts';
import { ORDER_PAGE_TEXTS } from '#shared/texts/orders/orders-texts.ts';
import { aDelivery, anOrderForStaff, aRepairRow } from '../../../../builders/admin/desk-rows.ts';
import { anOrderView } from '../../../../builders/order-views.ts';
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
  const opened = openSignedIn(desk.server, { path: '/admin/order/1000001', cookies: { stable: 'true' } });
  await screen.findByRole('heading', { level: 1 });
  return { ...opened, ...desk };
}

const ASKED = {
  at: '2026-03-02T18:00:00.000Z',
  status: 'Submitted',
  actor: 'Sam',
  note: 'Cancel requested. Twice',
} as const;
const staff = anOrderForStaff();
const button = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });
const dialog = async () => within(await screen.findByRole('dialog'));

describe('an order in the admin area', () => {
  it('has its parts, totals and facts, and for level 1 its history and no decisions', async () => {
    await open({ level: 1, order: anOrderView({ isCancelAsked: true, timeline: [ASKED] }) });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Order 1000001');
    expect(screen.getByText('Hood Panel')).toBeTruthy();
    expect(screen.getByText(ORDER_PAGE_TEXTS.cancelAsked)).toBeTruthy();
    expect(screen.getByRole('heading', { name: ORDER_PAGE_TEXTS.history })).toBeTruthy();
    expect(screen.queryByRole('button', { name: new RegExp(ADMIN_ORDER_TEXTS.agree) })).toBeNull();
    expect(screen.queryByRole('button', { name: new RegExp(ADMIN_ORDER_TEXTS.changeStatus) })).toBeNull();
  });

  it('out of reach says so, one page back (admin 8)', async () => {
    const desk = aDeskServer({ rows: [] });
    openSignedIn(desk.server, { path: '/admin/order/1000009', cookies: { stable: 'true' } });
    await screen.findByRole('heading', { level: 1, name: ADMIN_ORDERS_TEXTS.title });
    expect((await screen.findAllByText(/Could find your order\./)).length).toBeGreaterThan(0);
  });

  it('says that it could not be loaded', async () => {
    const desk = aDeskServer({ failing: ['GET /api/order/1000001'] });
    openSignedIn(desk.server, { path: '/admin/order/1000001', cookies: { stable: 'true' } });
    expect(await screen.findByText(ADMIN_ORDER_TEXTS.failed, {}, { timeout: 8000 })).toBeTruthy();
  });
});

describe('the provider’s staff', () => {
  const asked = anOrderView({ isCancelAsked: true, timeline: [ASKED], staff });

  it.each([
    {
      key: 'a',
      says: ADMIN_ORDER_TEXTS.cancelOrder,
      status: 'Canceled',
      done: ADMIN_ORDER_TEXTS.agreed,
      title: ADMIN_ORDER_TEXTS.agreeTitle,
    },
    {
      key: 'd',
      says: ADMIN_ORDER_TEXTS.keepOrder,
      status: 'Submitted',
      done: ADMIN_ORDER_TEXTS.declined,
      title: ADMIN_ORDER_TEXTS.declineTitle,
    },
  ])(
    'decides by $key on a request to cancel, with a reason that the buyer reads',
    async ({ key, says, status, done, title }) => {
      const { user, bodies } = await open({ order: asked });
      const request = within(await screen.findByRole('region', { name: ADMIN_ORDER_TEXTS.asks }));
      expect(request.getByText('Twice')).toBeTruthy();
      expect(request.getByRole('button', { name: /^Decline/ }).textContent).toContain(ADMIN_ORDER_TEXTS.decline);
      expect(request.getByRole('button', { name: /^Agree/ })).toBeTruthy();
      await user.keyboard(key);
      const asking = await dialog();
      expect(asking.getByText(title)).toBeTruthy();
      expect(asking.getByText(new RegExp(ADMIN_ORDER_TEXTS.readsReason))).toBeTruthy();
      if (key === 'a') expect(asking.getByText(new RegExp(ADMIN_ORDER_TEXTS.agreeDetail))).toBeTruthy();
      await user.type(asking.getByLabelText(ADMIN_ORDER_TEXTS.reason), 'As you wish');
      await user.click(asking.getByRole('button', { name: says }));
      await waitFor(() => expect(bodies).toEqual([{ Status: status, Note: 'As you wish', Version: 2 }]));
      expect((await screen.findAllByText(done)).length).toBeGreaterThan(0);
      await waitFor(() => expect(screen.queryByRole('region', { name: ADMIN_ORDER_TEXTS.asks })).toBeNull());
    },
  );

  it('is refused in words where a colleague decided first, and sees the order as it is now (decision B467)', async () => {
    const { user, changeOrder } = await open({ order: asked });
    const request = within(await screen.findByRole('region', { name: ADMIN_ORDER_TEXTS.asks }));
    changeOrder({ isCancelAsked: false });
    await user.click(request.getByRole('button', { name: /^Agree/ }));
    await user.click((await dialog()).getByRole('button', { name: ADMIN_ORDER_TEXTS.cancelOrder }));
    await waitFor(() => expect(screen.queryByRole('region', { name: ADMIN_ORDER_TEXTS.asks })).toBeNull());
    // In the toast, and where the request was.
    expect(screen.getAllByText(ORDER_TEXTS.changedSince)).toHaveLength(2);
    expect(screen.queryByText(ADMIN_ORDER_TEXTS.agreed)).toBeNull();
  });

  it('changes the status with a reason', async () => {
    const { user, bodies } = await open({ order: anOrderView({ staff }) });
    await user.click(await button(ADMIN_ORDER_TEXTS.changeStatus));
    const choice = await dialog();
    expect(choice.getByText(statusTitle('1000001'))).toBeTruthy();
    expect(choice.getByLabelText(ADMIN_ORDER_TEXTS.newStatus, { selector: 'input' })).toBeTruthy();
    await user.keyboard('{Enter}');
    await user.click(choice.getByRole('button', { name: 'OK' }));
    const asking = await dialog();
    await user.type(asking.getByLabelText(ADMIN_ORDER_TEXTS.reason), 'Delivered');
    await user.click(asking.getByRole('button', { name: ADMIN_ORDER_TEXTS.changeStatus }));
    await waitFor(() => expect(bodies).toEqual([{ Status: 'Completed', Note: 'Delivered', Version: 2 }]));
    expect((await screen.findAllByText(becameStatus('Completed'))).length).toBeGreaterThan(0);
    // No other status can follow.
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: new RegExp(ADMIN_ORDER_TEXTS.changeStatus) })).toBeNull(),
    );
  });

  it('sees history, mails and gateway in one column, and each by itself', async () => {
    const deliveries = [
      aDelivery(),
      aDelivery({ kind: 'order to gateway', outcome: 'postponed', attempt: 2, to: '', reason: 'No answer in 30 s' }),
      aDelivery({ kind: 'order to gateway', outcome: 'sent', attempt: 3, to: '', reference: 'ERP-1' }),
      aDelivery({ outcome: 'sentAgain', by: 'Paula Prentice' }),
    ];
    const { user } = await open({ order: anOrderView({ staff: { ...staff, deliveries, gatewayReference: 'ERP-1' } }) });
    const story = within(await screen.findByRole('region', { name: ADMIN_ORDER_TEXTS.story }));
    const items = () => story.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items()).toHaveLength(6);
    await user.click(story.getByRole('radio', { name: ADMIN_ORDER_TEXTS.gateway }));
    expect(items()).toEqual([
      expect.stringContaining(
        `${MESSAGE_NAMES['order to gateway']}: ${OUTCOME_NAMES.postponed} ${attemptNumber(2)}No answer in 30 s`,
      ),
      expect.stringContaining(`${OUTCOME_NAMES.sent} ${attemptNumber(3)} · ERP-1`),
    ]);
    await user.click(story.getByRole('radio', { name: ADMIN_ORDER_TEXTS.mails }));
    expect(items()).toEqual([
      expect.stringContaining(`Order confirmation: sent ${toAddress('sam@summit.example')}`),
      expect.stringContaining(`to be sent again to sam@summit.example · ${byPerson('Paula Prentice')}`),
    ]);
    expect(story.getByRole('radio', { name: ADMIN_ORDER_TEXTS.all })).toBeTruthy();
    expect(story.getByText(ADMIN_ORDER_TEXTS.shown)).toBeTruthy();
    expect(screen.getByText(ADMIN_ORDER_TEXTS.providerNumber)).toBeTruthy();
  });

  it('sees that nothing was mailed yet', async () => {
    const { user } = await open({ order: anOrderView({ staff }) });
    await user.click(await screen.findByRole('radio', { name: ADMIN_ORDER_TEXTS.mails }));
    expect(screen.getByText(ADMIN_ORDER_TEXTS.nothingYet)).toBeTruthy();
  });

  it('sends the confirmation again to one of its addresses, and releases one from which mail came back', async () => {
    const addresses = [
      { address: 'sam@summit.example', suppressed: null },
      { address: 'parts@summit.example', suppressed: 'bounced' },
    ] as const;
    const { user, bodies } = await open({ order: anOrderView({ staff: { ...staff, addresses: [...addresses] } }) });
    const panel = within(await screen.findByRole('region', { name: ADMIN_ORDER_TEXTS.addresses }));
    expect(panel.getByText(FAILURE_NAMES.bounced)).toBeTruthy();
    await user.click(panel.getByRole('button', { name: sendConfirmationTo('sam@summit.example') }));
    await waitFor(() => expect(bodies).toEqual([{ To: 'sam@summit.example' }]));
    expect((await screen.findAllByText(ADMIN_ORDER_TEXTS.confirmationQueued)).length).toBeGreaterThan(0);
    expect(panel.getByText(ADMIN_ORDER_TEXTS.sendConfirmation)).toBeTruthy();
    await user.click(panel.getByRole('button', { name: releaseAddressOf('parts@summit.example') }));
    expect((await screen.findAllByText(DESK_TEXTS.released)).length).toBeGreaterThan(0);
  });

  it('decides on the messages of the order that could not be sent, and reads the reason once', async () => {
    const repair = [
      aRepairRow(),
      aRepairRow({
        id: 'mail',
        kind: 'order placed',
        to: 'sam@summit.example',
        isRepeatable: false,
        reason: 'Cut off',
      }),
    ];
    const order = anOrderView({ status: 'Error', reason: 'No such customer', staff: { ...staff, repair } });
    const { user, decisions } = await open({ order, repair });
    expect(await screen.findAllByText('No such customer')).toHaveLength(1);
    await user.click(
      screen.getByRole('button', {
        name: `${DESK_TEXTS.sendAgain} Order to the gateway, order 1000001`,
      }),
    );
    await waitFor(() => expect(decisions).toEqual(['send order-1000001-gateway']));
    await user.click(
      await screen.findByRole('button', {
        name: `${DESK_TEXTS.settle} Order confirmation, order 1000001, to sam@summit.example`,
      }),
    );
    await user.click((await dialog()).getByRole('button', { name: DESK_TEXTS.remove }));
    await waitFor(() => expect(decisions).toEqual(['send order-1000001-gateway', 'settle mail']));
  });
});
