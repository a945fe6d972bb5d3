import { beforeEach, describe, expect, it } from 'vitest';
import { repairQueue } from '#functions/cli/repair-queue.ts';
import { type OutboxRepository, outboxRepository, toOutbox } from '#functions/data/operations/outbox-repository.ts';
import { transact } from '#functions/data/table/transact.ts';
import { demoTable } from '../../support/demo-table.ts';

const now = new Date('2026-03-02T09:00:00.000Z');
const createdAt = '2026-03-01T09:00:00.000Z';

let outbox: OutboxRepository;
beforeEach(async () => {
  const table = await demoTable();
  outbox = outboxRepository(table);
  const given = { id: 'order-7-mail', userId: 'u1', accountId: 2, createdAt, orderNumber: '7' };
  await transact(table, { message: toOutbox({ ...given, kind: 'order placed' }) });
  const [message] = await outbox.due(now);
  const leased = message && (await outbox.lease(message, now));
  if (leased) await outbox.giveUp(leased, 'Cut off', now);
});
const repair = (...args: string[]) => repairQueue(outbox, args, now);

describe('the repair queue (decision O8)', () => {
  it('says what could not be sent, and why', async () => {
    expect(await repair()).toBe('2026-03-02T09:00:00.000Z  order-7-mail  order placed, account 2: Cut off');
  });

  it('sends again what a person dares to, as if it were new', async () => {
    expect(await repair('send', 'order-7-mail')).toBe('order-7-mail will be sent again within a minute.');
    expect(await outbox.due(now)).toMatchObject([{ id: 'order-7-mail', attempts: 0, dueAt: now.toISOString() }]);
    expect(await repair()).toBe('The repair queue is empty.');
  });

  it('forgets what a person saw to', async () => {
    expect(await repair('settle', 'order-7-mail')).toBe('order-7-mail was removed from the repair queue.');
    expect(await outbox.due(now)).toEqual([]);
    expect(await repair()).toBe('The repair queue is empty.');
  });

  it('is decided on once', async () => {
    const [waiting] = await outbox.inRepair();
    if (!waiting) throw new Error('Nothing waits');
    expect(await outbox.settle(waiting, 'Paula Prentice', now)).toBe(true);
    expect(await outbox.sendAgain(waiting, 'Paula Prentice', now)).toBe(false);
    expect(await outbox.due(now)).toEqual([]);
  });

  it.each([['send'], ['send', 'order-8-mail'], ['repeat', 'order-7-mail'], ['send', 'order-7-mail', 'more']])(
    'refuses %s %s and changes nothing',
    async (...args) => {
      await expect(repair(...args)).rejects.toMatchObject({ code: 'invalid_input' });
      expect(await outbox.inRepair()).toHaveLength(1);
    },
  );
});
