import * as z from 'zod/mini';
import { OUTBOX_LEASE_MS } from '#shared/rules/mail/outbox-retry.ts';
import {
  type MessageOf,
  type OutboxKind,
  type OutboxMessage,
  outboxMessageSchema,
} from '#shared/schemas/stored/outbox-message.ts';
import { queryAll, queryUpTo } from '../table/queries.ts';
import type { Table } from '../table/table.ts';
import { put, putNew, remove, transact, type Write } from '../table/transact.ts';
import { bulkLeaseKey, outboxKey, repairKey } from './keys.ts';

/** A message that was given up, with the reason. */
const repairMessageSchema = z.object({ reason: z.string(), givenUpAt: z.iso.datetime(), message: outboxMessageSchema });
export type RepairMessage = z.infer<typeof repairMessageSchema>;

/** A message that only this process may send. */
export type LeasedMessage = OutboxMessage & { readonly leasedUntil: string };

/**
 * Messages that must be sent after a write. The writer's transaction adds them (`toOutbox`), and only the drain removes
 * them. A message is marked before it is sent, so that it is never sent again blindly after a crash (decision O8).
 */
export interface OutboxRepository {
  /** The due messages that are not being sent, oldest first. Abandoned ones still carry their expired lease. */
  due(now: Date): Promise<OutboxMessage[]>;
  /** The first few due messages of the bulk lane, in the same way. */
  dueInBulk(now: Date, most: number): Promise<OutboxMessage[]>;
  /**
   * Whether this process may send bulk messages for the next seconds. One at a time does, so that all of them together
   * keep the rate.
   */
  leaseBulk(owner: string, now: Date, ms: number): Promise<boolean>;
  /** Undefined when another process leased it first. */
  lease(message: OutboxMessage, now: Date): Promise<LeasedMessage | undefined>;
  done(message: LeasedMessage): Promise<void>;
  /** Makes an unsent message due again at a later time. */
  postpone(message: LeasedMessage, dueAt: Date): Promise<void>;
  /** Moves a message to the repair queue, where a person decides. */
  giveUp(message: OutboxMessage, reason: string, now: Date): Promise<void>;
  /** The messages in the repair queue, oldest first. */
  inRepair(): Promise<RepairMessage[]>;
  /**
   * Makes a message due again as if it were new, at the risk of sending it twice. False when it is no longer in the
   * queue.
   */
  sendAgain(message: RepairMessage, now: Date): Promise<boolean>;
  /** Removes a message that a person has dealt with. False when it is no longer in the queue. */
  settle(message: RepairMessage): Promise<boolean>;
}

/** A message of any kind, as its writer creates it. */
export type NewMessage = { [Kind in OutboxKind]: Omit<MessageOf<Kind>, 'dueAt' | 'attempts'> }[OutboxKind];

/** The write that adds a message to the transaction that it follows from. */
export const toOutbox = (message: NewMessage): Write =>
  putMessage({ ...message, dueAt: message.createdAt, attempts: 0 });

export function outboxRepository(table: Table): OutboxRepository {
  return {
    async due(now) {
      return notLeased(await queryUpTo(table, outboxKey(now.toISOString())), now);
    },

    async dueInBulk(now, most) {
      // Those that are being sent stand among the first.
      const items = await queryUpTo(table, outboxKey(now.toISOString(), undefined, true), 2 * most);
      return notLeased(items, now).slice(0, most);
    },

    async leaseBulk(owner, now, ms) {
      const lease = { owner, until: now.getTime() + ms };
      const isFree = {
        ConditionExpression: 'attribute_not_exists(pk) OR #owner = :owner OR #until <= :now',
        ExpressionAttributeNames: { '#owner': 'owner', '#until': 'until' },
        ExpressionAttributeValues: { ':owner': owner, ':now': now.getTime() },
      };
      return (await transact(table, { lease: put(bulkLeaseKey, lease, isFree) })) === undefined;
    },

    async lease(message, now) {
      const leasedUntil = new Date(now.getTime() + OUTBOX_LEASE_MS).toISOString();
      const leased = { ...message, attempts: message.attempts + 1, leasedUntil };
      const failed = await transact(table, { message: put(keyOf(message), leased, stillAs(message)) });
      return failed ? undefined : leased;
    },

    async done(message) {
      await transact(table, { message: remove(keyOf(message), stillAs(message)) });
    },

    async postpone(message, dueAt) {
      const { leasedUntil: _, ...rest } = message;
      await transact(table, {
        before: remove(keyOf(message), stillAs(message)),
        after: putMessage({ ...rest, dueAt: dueAt.toISOString() }),
      });
    },

    async giveUp(message, reason, now) {
      await transact(table, {
        message: remove(keyOf(message), stillAs(message)),
        repair: put(repairKey(now.toISOString(), message.id), { ...message, reason, givenUpAt: now.toISOString() }),
      });
    },

    async inRepair() {
      const items = z.array(z.looseObject({})).parse(await queryAll(table, repairKey()));
      return items.map((item) => repairMessageSchema.parse({ ...item, message: item }));
    },

    async sendAgain({ message, givenUpAt }, now) {
      const { leasedUntil: _, ...rest } = message;
      const failed = await transact(table, {
        repair: remove(repairKey(givenUpAt, message.id), IS_THERE),
        message: putMessage({ ...rest, dueAt: now.toISOString(), attempts: 0 }),
      });
      return failed === undefined;
    },

    async settle({ message, givenUpAt }) {
      const failed = await transact(table, { repair: remove(repairKey(givenUpAt, message.id), IS_THERE) });
      return failed === undefined;
    },
  };
}

const putMessage = (message: OutboxMessage): Write => putNew(keyOf(message), outboxMessageSchema.parse(message));

const keyOf = ({ dueAt, id, isBulk }: OutboxMessage) => outboxKey(dueAt, id, isBulk);

const notLeased = (items: readonly unknown[], now: Date): OutboxMessage[] =>
  z
    .array(outboxMessageSchema)
    .parse(items)
    .filter(({ leasedUntil }) => leasedUntil === undefined || leasedUntil <= now.toISOString());

/** The message was not decided on meanwhile. */
const IS_THERE = { ConditionExpression: 'attribute_exists(pk)' };

/** The message was not leased, sent or moved meanwhile. */
const stillAs = ({ attempts }: OutboxMessage) => ({
  ConditionExpression: 'attempts = :seen',
  ExpressionAttributeValues: { ':seen': attempts },
});
