import type { Context } from 'aws-lambda';
import { PROVIDER_ACCOUNT_ID } from '#shared/rules/level.ts';
import type { Scope } from '#shared/rules/scope.ts';
import type { OutboxMessage } from '#shared/schemas/outbox-message.ts';
import { accountRepository } from '../data/account-repository.ts';
import { table } from '../data/deployed-table.ts';
import { outboxRepository } from '../data/outbox-repository.ts';
import { personRecords } from '../data/session-records.ts';
import { warehouseRepository } from '../data/warehouse-repository.ts';
import { log } from '../http/log.ts';
import { sesMailer } from '../integrations/mailer.ts';
import { contactUs } from './contact-us.ts';
import { outboxDrain } from './drain-outbox.ts';
import { signInEnded } from './sign-in-ended.ts';

/** Acts for the product itself. */
const provider: Scope = { accountId: PROVIDER_ACCOUNT_ID, userId: 'outbox', level: 0 };
const findPerson = (message: OutboxMessage) => personRecords(table, message);
const send = sesMailer(process.env['MAIL_DOMAIN'] ?? '');

const drain = outboxDrain({
  outbox: outboxRepository(table),
  deliver: {
    'sign-in ended': signInEnded(findPerson, send),
    'contact us': contactUs(
      {
        findPerson,
        findProvider: () => accountRepository(table).find(provider, PROVIDER_ACCOUNT_ID),
        listWarehouses: () => warehouseRepository(table).list(),
      },
      send,
    ),
  },
  log,
  now: () => new Date(),
});

/** Called by the clock, every minute. */
export const handler = (_event: unknown, context: Context): Promise<void> =>
  drain(() => context.getRemainingTimeInMillis());
