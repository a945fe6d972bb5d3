import { table } from '../data/table/deployed-table.ts';
import { log } from '../http/logging/log.ts';
import { makeWakeOutbox } from './wake-outbox.ts';

/** Wakes the outbox function that the environment names. */
export const wakeOutbox = makeWakeOutbox(table, {
  functionName: process.env['OUTBOX_FUNCTION'],
  log,
  environment: process.env,
});
