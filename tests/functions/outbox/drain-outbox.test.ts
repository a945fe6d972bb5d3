import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type OutboxRepository, outboxRepository, toOutbox } from '#functions/data/operations/outbox-repository.ts';
import { queryAll } from '#functions/data/table/queries.ts';
import type { Table } from '#functions/data/table/table.ts';
import { transact } from '#functions/data/table/transact.ts';
import { NotSent } from '#functions/integrations/mailer.ts';
import { makeDrainOutbox } from '#functions/outbox/drain-outbox.ts';
import { EmailRefused } from '#functions/outbox/send-email.ts';
import { OUTBOX_LEASE_MS } from '#shared/rules/mail/outbox-retry.ts';
import type { OutboxMessage } from '#shared/schemas/stored/outbox-message.ts';
import { testTable } from '../../support/test-table.ts';

const start = new Date('2026-03-01T09:00:00Z');
const MINUTE = 60_000;
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

let table: Table;
let outbox: OutboxRepository;
let now: Date;
beforeEach(async () => {
  table = await testTable();
  outbox = outboxRepository(table);
  now = start;
  await write('first');
});

const write = (id: string, createdAt = start) =>
  transact(table, {
    notice: toOutbox({ id, kind: 'sign-in ended', userId: 'u1', accountId: 3, createdAt: createdAt.toISOString() }),
  });
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
  return now.toISOString();
};
const waiting = () => queryAll(table, { pk: 'OUTBOX', sk: '' });
const inRepair = () => queryAll(table, { pk: 'REPAIR', sk: '' });

/** Drains once and says what was sent. */
async function drain(deliver: (message: OutboxMessage) => Promise<void> = async () => undefined, timeLeft = 50_000) {
  const sent: string[] = [];
  const run = makeDrainOutbox({
    newId: randomUUID,
    pause: async () => undefined,
    outbox,
    deliver: {
      'sign-in ended': async (message) => {
        await deliver(message);
        sent.push(message.id);
      },
      'password reminder': deliver,
      invitation: deliver,
      'password changed': deliver,
      'account requested': deliver,
      'contact us': deliver,
      'order to gateway': deliver,
      'order placed': deliver,
      'order-status-changed': deliver,
      'cart-sent-to-parent': deliver,
      'cart-returned': deliver,
      'cart-ordered': deliver,
    },
    log,
    now: () => now,
  });
  await run(() => timeLeft);
  return sent;
}
const refuses = async () => {
  throw new NotSent('Throttled');
};

describe('the outbox', () => {
  it('is sent once, the oldest first', async () => {
    await write('second', new Date(start.getTime() - MINUTE));
    expect(await drain()).toEqual(['second', 'first']);
    expect(await drain()).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  it('is sent with orders first, then what is told of them, however much was due before', async () => {
    const about = { userId: 'u1', accountId: 3, orderNumber: '7', createdAt: later(MINUTE) };
    await transact(table, {
      told: toOutbox({ ...about, id: 'told', kind: 'order placed' }),
      order: toOutbox({ ...about, id: 'order', kind: 'order to gateway' }),
    });
    const sent: string[] = [];
    await drain(async ({ id }) => void sent.push(id));
    expect(sent).toEqual(['order', 'told', 'first']);
  });

  it('keeps what is not due yet', async () => {
    await write('tomorrow', new Date(start.getTime() + 24 * 60 * MINUTE));
    expect(await drain()).toEqual(['first']);
  });

  it('does not take the same message from a transaction twice', async () => {
    expect(await write('first')).toBe('notice');
  });

  it('tries again later, and less and less often, what certainly was not sent (decision O8)', async () => {
    expect(await drain(refuses)).toEqual([]);
    expect(await drain()).toEqual([]);
    later(MINUTE);
    expect(await drain(refuses)).toEqual([]);
    later(MINUTE);
    expect(await drain()).toEqual([]);
    later(MINUTE);
    expect(await drain()).toEqual(['first']);
  });

  it('gives up after a day and a half of refusals', async () => {
    for (let attempt = 0; attempt < 20; attempt++) {
      await drain(refuses);
      later(24 * 60 * MINUTE);
    }
    expect(await waiting()).toEqual([]);
    expect(await inRepair()).toMatchObject([{ id: 'first', attempts: 12, reason: 'Throttled' }]);
  });

  it('never sends again where nobody knows whether it was sent (decision O8)', async () => {
    await drain(() => Promise.reject(new Error('The connection broke')));
    later(24 * 60 * MINUTE);
    expect(await drain()).toEqual([]);
    expect(await inRepair()).toMatchObject([{ id: 'first', reason: 'The connection broke' }]);
  });

  it('leaves to a person what a killed process had begun to send', async () => {
    const [message] = await outbox.due(now);
    if (message) await outbox.lease(message, now);
    later(OUTBOX_LEASE_MS - 1);
    expect(await drain()).toEqual([]);
    expect(await inRepair()).toEqual([]);
    later(1);
    expect(await drain()).toEqual([]);
    expect(await inRepair()).toMatchObject([
      { id: 'first', reason: 'The process that sent it stopped before it reported the result' },
    ]);
  });

  describe.each(['password reminder', 'invitation'] as const)('%s', (kind) => {
    const id = 'link';
    beforeEach(async () => {
      await drain();
      const envelope = { id, userId: 'u1', accountId: 3, createdAt: start.toISOString() };
      const message = { ...envelope, kind, userName: 'pat.doe.1', invitedBy: 'Eddie' };
      await transact(table, { link: toOutbox(message) });
    });

    it('is sent again where nobody knows whether it was sent, because only its last link works', async () => {
      const sent: string[] = [];
      await drain(() => Promise.reject(new Error('The connection broke')));
      later(MINUTE);
      await drain(async (message) => void sent.push(message.id));
      expect(sent).toEqual([id]);
      expect(await inRepair()).toEqual([]);
    });

    it('is sent again where the process that sent it stopped', async () => {
      const [message] = await outbox.due(now);
      if (message) await outbox.lease(message, now);
      later(OUTBOX_LEASE_MS);
      const sent: string[] = [];
      await drain(async ({ id: sentId }) => void sent.push(sentId));
      expect(sent).toEqual([id]);
    });

    it('is left to a person where the email was refused', async () => {
      await drain(() => Promise.reject(new EmailRefused('Nowhere to lead to')));
      expect(await waiting()).toEqual([]);
      expect(await inRepair()).toMatchObject([{ id, reason: 'Nowhere to lead to' }]);
    });
  });

  it('is sent once by ten drains at the same time', async () => {
    for (let count = 0; count < 20; count++) await write(`more-${count}`);
    const sent = (await Promise.all(Array.from({ length: 10 }, () => drain()))).flat();
    expect(sent.toSorted()).toEqual([...new Set(sent)].toSorted());
    expect(sent).toHaveLength(21);
    expect(await inRepair()).toEqual([]);
  });

  it('waits for the next minute when the time runs out', async () => {
    expect(await drain(undefined, 14_000)).toEqual([]);
    expect(await drain()).toEqual(['first']);
  });
});
