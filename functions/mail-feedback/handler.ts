import { suppressedAddressRepository } from '../data/operations/suppressed-address-repository.ts';
import { table } from '../data/table/deployed-table.ts';
import { log } from '../http/logging/log.ts';
import { makeRecordFailures } from './record-failures.ts';

/** Invoked by the SNS topic of SES delivery notices. */
export const handler = makeRecordFailures({
  addresses: suppressedAddressRepository(table),
  topicArn: process.env['NOTICE_TOPIC'] ?? '',
  log,
  now: () => new Date(),
});
