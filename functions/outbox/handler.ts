import type { Context } from 'aws-lambda';
import { table } from '../data/deployed-table.ts';
import { outboxRepository } from '../data/outbox-repository.ts';
import { personRecords } from '../data/session-records.ts';
import { log } from '../http/log.ts';
import { sesMailer } from '../integrations/mailer.ts';
import { outboxDrain } from './drain-outbox.ts';
import { signInEnded } from './sign-in-ended.ts';

const drain = outboxDrain({
  outbox: outboxRepository(table),
  deliver: {
    'sign-in ended': signInEnded(
      (message) => personRecords(table, message),
      sesMailer(process.env['MAIL_DOMAIN'] ?? ''),
    ),
  },
  log,
  now: () => new Date(),
});

/** Called by the clock, every minute. */
export const handler = (_event: unknown, context: Context): Promise<void> =>
  drain(() => context.getRemainingTimeInMillis());
