import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import type { Scope } from '#shared/rules/accounts/scope.ts';
import { withError } from '#shared/rules/session/error-log.ts';
import { type ErrorLog, errorLogSchema } from '#shared/schemas/stored/error-log.ts';
import type { ErrorRecord } from '#shared/schemas/stored/error-record.ts';
import { ERROR_TEXTS } from '#shared/texts/base/error-texts.ts';
import { getItem } from '../table/get-item.ts';
import { epochSeconds } from '../table/queries.ts';
import { retryOnConflict } from '../table/retry-on-conflict.ts';
import type { Table } from '../table/table.ts';
import { put, transact } from '../table/transact.ts';
import { errorLogKey } from './keys.ts';

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

export interface ErrorLogRepository {
  /** The newest three errors of the account, newest first. */
  newest(scope: Scope, now: Date): Promise<ErrorRecord[]>;
  /**
   * Adds an error. A repeated id changes nothing, and throws 'conflict' with another record (decision W6), as long as
   * the log still holds the first.
   */
  report(scope: Scope, id: string, record: ErrorRecord, now: Date): Promise<void>;
}

/**
 * Stores one versioned item for each account. Three records stay below the item limit, so nothing needs to be purged.
 */
export function errorLogRepository(table: Table): ErrorLogRepository {
  async function load({ accountId }: Scope, now: Date): Promise<ErrorLog> {
    const found = z.optional(errorLogSchema).parse(await getItem(table, errorLogKey(accountId)));
    const { version = 0, errors = [], ttl = 0 } = found ?? {};
    return { accountId, version, errors: ttl > epochSeconds(now) ? errors : [], ttl };
  }

  async function save(seen: ErrorLog, errors: ErrorLog['errors'], now: Date): Promise<true | undefined> {
    const ttl = epochSeconds(new Date(now.getTime() + KEPT_MS));
    const log = { ...seen, version: seen.version + 1, errors, ttl };
    const failed = await transact(table, {
      log: put(errorLogKey(seen.accountId), log, {
        ConditionExpression: 'attribute_not_exists(pk) OR version = :seen',
        ExpressionAttributeValues: { ':seen': seen.version },
      }),
    });
    return failed ? undefined : true;
  }

  return {
    async newest(scope, now) {
      return (await load(scope, now)).errors.map(({ record }) => record);
    },

    async report(scope, id, record, now) {
      await retryOnConflict(async () => {
        const seen = await load(scope, now);
        const before = seen.errors.find((error) => error.id === id);
        if (before && !isDeepStrictEqual(before.record, record))
          throw new AppError('conflict', ERROR_TEXTS.keyRepeated);
        return before ? true : save(seen, withError(seen.errors, { id, record }), now);
      });
    },
  };
}
