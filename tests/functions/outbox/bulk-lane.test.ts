import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import { type OutboxRepository, outboxRepository, toOutbox } from '#functions/data/operations/outbox-repository.ts';
import type { Table } from '#functions/data/table/table.ts';
import { transact } from '#functions/data/table/transact.ts';
import { makeDrainOutbox } from '#functions/outbox/drain-outbox.ts';
import type { OutboxMessage } from '#shared/schemas/stored/outbox-message.ts';
import { testTable } from '../../support/test-table.ts';

const start = new Date('2026-03-01T09:00:00Z');
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

let table: Table;
let outbox: OutboxRepository;
let now: Date;
/** Each message that was sent, with the seconds that had passed. */
let sent: { readonly id: string; readonly after: number }[];
beforeEach(async () => {
  table = await testTable();
  outbox = outboxRepository(table);
  now = start;
  sent = [];
});

const write = (id: string, isBulk: boolean) => {
  const message = {
    id,
    kind: 'invitation',
    userId: 'u1',
    accountId: 3,
    invitedBy: 'Pat Doe',
    createdAt: start.toISOString(),
  };
  return transact(table, { message: toOutbox({ ...message, kind: 'invitation', ...(isBulk && { isBulk }) }) });
};
const invitations = async (count: number) => {
  for (let one = 0; one < count; one += 1) await write(`bulk-${String(one).padStart(3, '0')}`, true);
};

/** A run of the outbox whose clock moves with its pauses. */
function drainOf(onPause: () => Promise<unknown> = async () => undefined) {
  const deliver = async ({ id }: OutboxMessage) =>
    void sent.push({ id, after: (now.getTime() - start.getTime()) / 1000 });
  const kinds = new Proxy({}, { get: () => deliver });
  return makeDrainOutbox({
    outbox,
    deliver: kinds as Parameters<typeof makeDrainOutbox>[0]['deliver'],
    log,
    now: () => now,
    newId: randomUUID,
    pause: async (ms) => {
      now = new Date(now.getTime() + ms);
      await onPause();
    },
  });
}
const left = (until: number) => () => until - (now.getTime() - start.getTime());

it('sends ten bulk messages a second, each once', async () => {
  await invitations(25);
  await drainOf()(left(55_000));
  expect(sent.map(({ after }) => after)).toEqual([...Array(10).fill(0), ...Array(10).fill(1), ...Array(5).fill(2)]);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(25);
  expect(await outbox.dueInBulk(now, 10)).toEqual([]);
});

it('sends everything else first, also what comes meanwhile', async () => {
  await invitations(30);
  await write('order-1', false);
  let pauses = 0;
  await drainOf(async () => (++pauses === 1 ? write('order-2', false) : undefined))(left(55_000));
  const places = ['order-1', 'order-2'].map((id) => sent.findIndex((message) => message.id === id));
  expect(places).toEqual([0, 11]);
});

it('stops in time and goes on with the next run', async () => {
  await invitations(40);
  await drainOf()(left(17_500));
  expect(sent).toHaveLength(30);
  now = new Date(start.getTime() + 60_000);
  await drainOf()(left(120_000));
  expect(sent).toHaveLength(40);
});

it('two runs at once keep the rate together', async () => {
  await invitations(20);
  expect(await outbox.leaseBulk('another run', now, 15_000)).toBe(true);
  await drainOf()(left(55_000));
  expect(sent).toEqual([]);
  now = new Date(now.getTime() + 15_000);
  await drainOf()(left(70_000));
  expect(sent).toHaveLength(20);
});
