import { isRepeatable } from '#shared/rules/mail/message-kinds.ts';
import { retryDelay } from '#shared/rules/mail/outbox-retry.ts';
import type { MessageOf, OutboxMessage } from '#shared/schemas/stored/outbox-message.ts';
import type { OutboxKind } from '#shared/values/messages/outbox-kinds.ts';
import type { Delivered } from '../data/operations/delivery-repository.ts';
import type { LeasedMessage, OutboxRepository } from '../data/operations/outbox-repository.ts';
import type { Log } from '../http/logging/log.ts';
import { NotSent } from '../integrations/mailer.ts';
import { OrderRefused } from '../integrations/order-gateway.ts';
import { EmailRefused } from './send-email.ts';

/** Orders go first, then the emails about them, so that a flood of other messages delays no order. */
const FIRST: readonly OutboxKind[] = ['order to gateway', 'order placed', 'order-status-changed'];

interface DrainProps {
  readonly outbox: OutboxRepository;
  /** Returns what was sent, if anything was. Throws NotSent when the message was certainly not sent. */
  readonly deliver: { readonly [Kind in OutboxKind]: (message: MessageOf<Kind>) => Promise<Delivered | undefined> };
  readonly log: Log;
  readonly now: () => Date;
  readonly newId: () => string;
  /** Waits for some milliseconds. */
  readonly pause: (ms: number) => Promise<unknown>;
}

/**
 * Sends the due messages one after the other, orders first and then by due time, while there is time left
 * (milliseconds). Bulk messages come when nothing else waits, at most ten a second. A message that was certainly not sent is retried later. If the outcome is unknown, a person decides
 * (decision O8).
 */
export function makeDrainOutbox({
  outbox,
  deliver,
  log,
  now,
  newId,
  pause,
}: DrainProps): (timeLeft: () => number) => Promise<void> {
  async function send(message: LeasedMessage): Promise<void> {
    try {
      const deliverIt = deliver[message.kind] as (message: OutboxMessage) => Promise<Delivered | undefined>;
      await outbox.done(message, await deliverIt(message), now());
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const isRefused = error instanceof OrderRefused || error instanceof EmailRefused;
      const mayRepeat = error instanceof NotSent || (isRepeatable(message.kind) && !isRefused);
      const delay = mayRepeat ? retryDelay(message.attempts) : undefined;
      if (delay !== undefined) await outbox.postpone(message, new Date(now().getTime() + delay), reason, now());
      else await giveUp(message, reason);
    }
  }

  async function giveUp(message: OutboxMessage, reason: string): Promise<void> {
    log.error('A message was moved to the repair queue', { message: message.id, kind: message.kind, reason });
    await outbox.giveUp(message, reason, now());
  }

  async function drainFirstLane(timeLeft: () => number): Promise<void> {
    for (const message of (await outbox.due(now())).toSorted((one, other) => rankOf(one) - rankOf(other))) {
      if (timeLeft() < ENOUGH_MS) return;
      await sendOnce(message);
    }
  }

  async function sendOnce(message: OutboxMessage): Promise<void> {
    if (message.leasedUntil !== undefined && !isRepeatable(message.kind)) {
      await giveUp(message, 'The process that sent it stopped before it reported the result');
      return;
    }
    const leased = await outbox.lease(message, now());
    if (leased) await send(leased);
  }

  /** Sends some bulk messages a second, as long as nothing else waits and no other process does the same. */
  async function drainBulkLane(timeLeft: () => number): Promise<void> {
    const owner = newId();
    while (timeLeft() >= ENOUGH_MS && (await outbox.leaseBulk(owner, now(), BULK_LEASE_MS))) {
      const begunAt = now().getTime();
      const messages = await outbox.dueInBulk(now(), BULK_PER_SECOND);
      if (messages.length === 0) return;
      for (const message of messages) {
        if (timeLeft() < ENOUGH_MS) return;
        await sendOnce(message);
      }
      await pause(Math.max(0, begunAt + 1000 - now().getTime()));
      await drainFirstLane(timeLeft);
    }
  }

  return async (timeLeft) => {
    await drainFirstLane(timeLeft);
    await drainBulkLane(timeLeft);
  };
}

/** Bulk messages leave room for the others in the rate that the mail service allows (decision D35). */
const BULK_PER_SECOND = 10;
/** Longer than a second of messages takes, so that a process that ended holds the lane up for a moment only. */
const BULK_LEASE_MS = 15_000;

function rankOf({ kind }: OutboxMessage): number {
  const rank = FIRST.indexOf(kind);
  return rank < 0 ? FIRST.length : rank;
}

/** Enough time for the slowest message. */
const ENOUGH_MS = 15_000;
