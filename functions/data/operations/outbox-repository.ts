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
import { outboxKey, repairKey } from './keys.ts';

/** A message that was given up, and why. */
const repairMessageSchema = z.object({ reason: z.string(), givenUpAt: z.iso.datetime(), message: outboxMessageSchema });
export type RepairMessage = z.infer<typeof repairMessageSchema>;

/** A message that this process alone may send. */
export type LeasedMessage = OutboxMessage & { readonly leasedUntil: string };

/**
 * What must happen after a write. Put there by the writer's own transaction (`toOutbox`); the drain alone takes out.
 * A message is marked before it is sent, so that after a crash nobody sends blindly again (decision O8).
 */
export interface OutboxRepository {
  /** Those that are due and not being sent, the oldest first; abandoned ones still carry the lease that ran out. */
  due(now: Date): Promise<OutboxMessage[]>;
  /** Undefined when another process was faster. */
  lease(message: OutboxMessage, now: Date): Promise<LeasedMessage | undefined>;
  done(message: LeasedMessage): Promise<void>;
  /** Nothing was sent; it is due again then. */
  postpone(message: LeasedMessage, dueAt: Date): Promise<void>;
  /** Into the repair queue, where a person decides. */
  giveUp(message: OutboxMessage, reason: string, now: Date): Promise<void>;
  /** What waits for that person, the oldest first. */
  inRepair(): Promise<RepairMessage[]>;
  /** The person takes the risk that it happens twice: it is due again, as if it were new. False when it is not there any more. */
  sendAgain(message: RepairMessage, now: Date): Promise<boolean>;
  /** The person saw to it otherwise. False when it is not there any more. */
  settle(message: RepairMessage): Promise<boolean>;
}

/** A message as its writer makes it, of whatever kind. */
export type NewMessage = { [Kind in OutboxKind]: Omit<MessageOf<Kind>, 'dueAt' | 'attempts'> }[OutboxKind];

/** The write that stands in the transaction of what it follows from. */
export const toOutbox = (message: NewMessage): Write =>
  putMessage({ ...message, dueAt: message.createdAt, attempts: 0 });

export function outboxRepository(table: Table): OutboxRepository {
  return {
    async due(now) {
      const messages = z.array(outboxMessageSchema).parse(await queryUpTo(table, outboxKey(now.toISOString())));
      return messages.filter(({ leasedUntil }) => leasedUntil === undefined || leasedUntil <= now.toISOString());
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

const keyOf = ({ dueAt, id }: OutboxMessage) => outboxKey(dueAt, id);

/** Nobody else decided on it meanwhile. */
const IS_THERE = { ConditionExpression: 'attribute_exists(pk)' };

/** Nobody else began, ended or moved it meanwhile. */
const stillAs = ({ attempts }: OutboxMessage) => ({
  ConditionExpression: 'attempts = :seen',
  ExpressionAttributeValues: { ':seen': attempts },
});
