import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import { type OutboxRepository, outboxRepository, toOutbox } from '#functions/data/operations/outbox-repository.ts';
import { batchWrite } from '#functions/data/table/batch-write.ts';
import type { Key } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { transact, type Write } from '#functions/data/table/transact.ts';
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

const invitation = (id: string, isBulk: boolean): Write => {
  const message = { id, userId: 'u1', accountId: 3, invitedBy: 'Pat Doe', createdAt: now.toISOString() };
  return toOutbox({ ...message, kind: 'invitation', ...(isBulk && { isBulk }) });
};
const write = (id: string, isBulk: boolean) => transact(table, { message: invitation(id, isBulk) });
const invitations = async (count: number) => {
  for (let one = 0; one < count; one += 1) await write(`bulk-${String(one).padStart(3, '0')}`, true);
};

const secondsNow = () => (now.getTime() - start.getTime()) / 1000;

/** A run of the outbox whose clock moves with its pauses, and with the time that each mail takes. */
function drainOf(onPause: () => Promise<unknown> = async () => undefined, mailMs = 0) {
  const deliver = async ({ id }: OutboxMessage) => {
    sent.push({ id, after: secondsNow() });
    if (mailMs === 0) return;
    now = new Date(now.getTime() + mailMs);
    await onPause();
  };
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

it('an order mail waits a minute at most behind 5,000 invitations, and is sent once', {
  timeout: 300_000,
}, async () => {
  const items = Array.from({ length: 5000 }, (_, one) => invitation(`bulk-${String(one).padStart(4, '0')}`, true).Put);
  await batchWrite(
    table,
    items.map((put) => put?.Item as Key),
  );
  // Nobody wakes the outbox: an order that comes between two runs waits for the next one.
  const orders = [0, 3, 17, 39, 44, 46, 59, 61, 90].map((after) => ({ id: `order-${after}`, after }));
  const waiting = [...orders];
  const writeOrders = async () => {
    for (; waiting[0] && waiting[0].after <= secondsNow(); waiting.shift()) await write(waiting[0].id, false);
  };
  for (let minute = 0; minute < 2; minute += 1) {
    now = new Date(Math.max(now.getTime(), start.getTime() + minute * 60_000));
    await writeOrders();
    await drainOf(writeOrders, 70)(left(minute * 60_000 + LIMIT_MS));
  }
  const waits = orders.map(({ id, after }) => sent.filter((mail) => mail.id === id).map((mail) => mail.after - after));
  expect(waits.map(({ length }) => length)).toEqual(orders.map(() => 1));
  expect(Math.max(...waits.flat())).toBeLessThanOrEqual(60);
  const bulk = sent.filter(({ id }) => id.startsWith('bulk'));
  expect(new Set(bulk.map(({ id }) => id)).size).toBe(bulk.length);
  for (const { after } of bulk) {
    expect(bulk.filter((mail) => mail.after >= after && mail.after < after + 1).length).toBeLessThanOrEqual(11);
  }
});

/** As long as a run of the outbox may take, in milliseconds. */
const LIMIT_MS = 55_000;
