import { sessionRecords } from '../data/identity/session-records.ts';
import { type MarkSessionUsed, sessionUse } from '../data/identity/session-use.ts';
import { websiteRepository } from '../data/identity/website-repository.ts';
import { table } from '../data/table/deployed-table.ts';
import type { Key } from '../data/table/keys.ts';
import { ttlCache } from '../data/table/ttl-cache.ts';
import { type Authenticator, authenticator } from './authenticate.ts';
import { type Log, log } from './logging/log.ts';
import { type Measure, measure } from './logging/measure.ts';
import { type SecretValues, secretValues } from './secret-values.ts';
import { sessionTokens, type TokenSubject } from './session-token.ts';

/** Shared by the handlers of all groups. */
export interface Runtime {
  readonly authenticator: Authenticator;
  /** The secrets that the CDN sends. None without a CDN. */
  readonly cdnSecrets: SecretValues;
  readonly log: Log;
  readonly measure: Measure;
  /** Background work of the group during its calls (http/background-work). */
  readonly backgroundWork?: () => Promise<void>;
}

export const now = (): Date => new Date();

export const tokens = sessionTokens(secretValues(process.env['TOKEN_KEYS_SECRET'] ?? ''), now);

export const findStore = ttlCache(websiteRepository(table).findStore, now);

const cdnSecrets = secretValues(process.env['CDN_SECRETS_SECRET'] ?? '');

const runtimeWith = (prefetched: (subject: TokenSubject) => readonly Key[], markUsed?: MarkSessionUsed): Runtime => ({
  authenticator: authenticator({
    tokens,
    loadRecords: (subject) => sessionRecords(table, subject, prefetched(subject)),
    findStore,
    markUsed,
    now,
  }),
  cdnSecrets,
  log,
  measure,
});

/**
 * A runtime that reads items along with the session's records, which saves calls a round trip. The keys come from the
 * token, so they lie in the caller's own account.
 */
export const runtimeReading = (prefetched: (subject: TokenSubject) => readonly Key[]): Runtime =>
  runtimeWith(prefetched, sessionUse(table));

export const runtime: Runtime = runtimeReading(() => []);

/** The runtime of groups that may only read the table, so they can't record that a session is in use. */
export const readOnlyRuntime: Runtime = runtimeWith(() => []);
