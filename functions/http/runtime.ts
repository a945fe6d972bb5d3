import { sessionRecords } from '../data/identity/session-records.ts';
import { websiteRepository } from '../data/identity/website-repository.ts';
import { table } from '../data/table/deployed-table.ts';
import type { Key } from '../data/table/keys.ts';
import { ttlCache } from '../data/table/ttl-cache.ts';
import { type Authenticator, authenticator } from './authenticate.ts';
import { type Log, log } from './log.ts';
import { type Measure, measure } from './measure.ts';
import { type SecretValues, secretValues } from './secret-values.ts';
import { sessionTokens, type TokenSubject } from './session-token.ts';

/** What every group's handler shares with the others. */
export interface Runtime {
  readonly authenticator: Authenticator;
  /** What the CDN proves itself with; none where no CDN stands in front. */
  readonly cdnSecrets: SecretValues;
  readonly log: Log;
  readonly measure: Measure;
  /** What the group does while it answers (http/beside). */
  readonly beside?: () => Promise<void>;
}

export const now = (): Date => new Date();

export const tokens = sessionTokens(secretValues(process.env['TOKEN_KEYS_SECRET'] ?? ''), now);

export const findStore = ttlCache(websiteRepository(table).findStore, now);

const cdnSecrets = secretValues(process.env['CDN_SECRETS_SECRET'] ?? '');

/**
 * An edge that reads what a group's calls need along with the session's records, which spares them a round trip. The keys
 * are made of what the token says, so they lie in the caller's own account.
 */
export const runtimeReading = (alongside: (subject: TokenSubject) => readonly Key[]): Runtime => ({
  authenticator: authenticator({
    tokens,
    loadRecords: (subject) => sessionRecords(table, subject, alongside(subject)),
    findStore,
    now,
  }),
  cdnSecrets,
  log,
  measure,
});

export const runtime: Runtime = runtimeReading(() => []);
