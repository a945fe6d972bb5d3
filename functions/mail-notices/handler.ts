import { table } from '../data/deployed-table.ts';
import { suppressedAddressRepository } from '../data/suppressed-address-repository.ts';
import { log } from '../http/log.ts';
import { noteFailures } from './note-failures.ts';

/** Called by the topic on which SES tells what became of mail. */
export const handler = noteFailures({
  addresses: suppressedAddressRepository(table),
  topicArn: process.env['NOTICE_TOPIC'] ?? '',
  log,
  now: () => new Date(),
});
