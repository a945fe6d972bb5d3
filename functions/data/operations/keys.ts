import type { HistoryKind } from '#shared/schemas/stored/history-entry.ts';
import { caseless, type Key } from '../table/keys.ts';

/*
 * The keys of metrics, the outbox and the demo data.
 *
 * | question                           | pk                 | sk                     |
 * | ---------------------------------- | ------------------ | ---------------------- |
 * | daily metrics, by month            | STATS#{yyyy-mm}    | DAY#{date}#{tenant}    |
 * | keywords without results, by month | STATS#{yyyy-mm}    | MISSED#{date}#{tenant} |
 * | messages to send that are due      | OUTBOX             | {dueAt}#{id}           |
 * | bulk messages that are due         | OUTBOX-BULK        | {dueAt}#{id}           |
 * | who sends bulk messages            | OUTBOX-BULK-LEASE  | LEASE                  |
 * | messages that wait for a decision  | REPAIR             | {at}#{id}              |
 * | an address that gets no mail       | SUPPRESSED#{email} | SUPPRESSED             |
 * | the history of an account          | HISTORY#{account}  | {at}#{id}              |
 * | the history of a thing             | gsi1 HISTORY-OF#.. | {at}#{id}              |
 * | whether the demo data was loaded   | DEMO               | LOADED                 |
 */

/** The day is an ISO date. Without a tenant, the key under which all tenants of that day are listed. */
export const dailyMetricsKey = (day: string, tenantId?: number): Key => countedKey('DAY', day, tenantId);
export const zeroResultKeywordsKey = (day: string, tenantId?: number): Key => countedKey('MISSED', day, tenantId);
const countedKey = (kind: string, day: string, tenantId: number | string = ''): Key => ({
  pk: `STATS#${day.slice(0, 7)}`,
  sk: `${kind}#${day}#${tenantId}`,
});

/** `dueAt` is an ISO date and time. Without an id, the upper end of all messages that are due by then. */
export const outboxKey = (dueAt: string, id = '\uffff', isBulk = false): Key => ({
  pk: isBulk ? 'OUTBOX-BULK' : 'OUTBOX',
  sk: `${dueAt}#${id}`,
});
export const bulkLeaseKey: Key = { pk: 'OUTBOX-BULK-LEASE', sk: 'LEASE' };
/** Without an id, the key under which all are listed. */
export const repairKey = (at?: string, id?: string): Key => ({ pk: 'REPAIR', sk: id ? `${at}#${id}` : '' });
/** An address is the same in any case. */
export const suppressedAddressKey = (address: string): Key => ({
  pk: `SUPPRESSED#${caseless(address)}`,
  sk: 'SUPPRESSED',
});

/** Without an entry, the key under which all of an account are listed. */
export const historyKey = (accountId: number, at = '', id = ''): Key => ({
  pk: `HISTORY#${accountId}`,
  sk: id ? `${at}#${id}` : '',
});
export const historyOf = (kind: HistoryKind, thingId: string): string => `HISTORY-OF#${kind}#${thingId}`;

export const demoKey: Key = { pk: 'DEMO', sk: 'LOADED' };
