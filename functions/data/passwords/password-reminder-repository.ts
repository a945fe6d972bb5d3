import { createHash } from 'node:crypto';
import { throttledUntil } from '#shared/errors.ts';
import { REMINDER_LIMITS, REMINDER_WINDOW_MS, timeOfReminder } from '#shared/rules/session/password-links.ts';
import { PASSWORD_TEXTS } from '#shared/texts/session/password-texts.ts';
import { attemptsKey } from '../identity/keys.ts';
import { toOutbox } from '../operations/outbox-repository.ts';
import { caseless } from '../table/keys.ts';
import { limitedCounts } from '../table/limited-count.ts';
import type { Table } from '../table/table.ts';
import { transact } from '../table/transact.ts';

interface ReminderRequest {
  /** As typed. Nothing looks here whether it exists. */
  readonly userName: string;
  /** The account of the store where it is asked for. */
  readonly tenantId: number;
  /** The caller's address. */
  readonly address: string;
}

export interface PasswordReminderRepository {
  /**
   * Queues a reminder. It costs the same reads and writes for every name (decision B290). A repeat within the same
   * minute is the same message. Throws 'throttled' when the name or the address has reached its limit.
   */
  request(request: ReminderRequest, now: Date): Promise<void>;
}

export function passwordReminderRepository(table: Table): PasswordReminderRepository {
  const counts = limitedCounts(table);

  /** Counts the request at a store by name, and by address anywhere. Counts neither if one of them is full. */
  async function count({ userName, tenantId, address }: ReminderRequest, now: Date): Promise<void> {
    const limited = [
      { key: attemptsKey('REMINDER-NAME', `${tenantId}#${userName}`), limit: REMINDER_LIMITS.name },
      { key: attemptsKey('REMINDER-ADDRESS', address), limit: REMINDER_LIMITS.address },
    ];
    const added = await Promise.all(
      limited.map(async ({ key, limit }) => {
        return { key, counted: await counts.add(key, { limit, windowMs: REMINDER_WINDOW_MS }, now) };
      }),
    );
    const ends = added.flatMap(({ counted }) => (counted.isFull ? [counted.endsAt] : []));
    if (ends.length === 0) return;
    await Promise.all(added.map(({ key, counted }) => !counted.isFull && counts.takeBack(key, counted)));
    throw throttledUntil(PASSWORD_TEXTS.tooManyReminders, Math.max(...ends), now);
  }

  return {
    async request(request, now) {
      await count(request, now);
      const { userName, tenantId } = request;
      const createdAt = timeOfReminder(now).toISOString();
      // The message may be there already, and then this is a repeat.
      await transact(table, {
        message: toOutbox({
          id: `password-reminder-${digestOf(`${tenantId}#${caseless(userName)}#${createdAt}`)}`,
          kind: 'password reminder',
          userId: 'nobody',
          accountId: tenantId,
          createdAt,
          userName,
        }),
      });
    },
  };
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 40);
