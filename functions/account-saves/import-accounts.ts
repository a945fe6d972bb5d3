import type { accountsContract } from '#shared/contracts/accounts.ts';
import { accountRows } from '#shared/rules/people-imports/account-rows.ts';
import { rowJudge } from '#shared/rules/people-imports/row-judge.ts';
import type { ImportRowResult } from '#shared/schemas/wire/import-rows.ts';
import type { Input, Output } from '#shared/wire/endpoint.ts';
import type { ActingPerson } from '../http/authenticate.ts';
import { idempotencyOf } from '../http/idempotency.ts';
import { keyOfRow, rowOutcome, rowResult } from '../http/import-rows.ts';
import { makeAccountImporter } from './account-importer.ts';
import type { AccountSavesDependencies } from './dependencies.ts';

type ImportAccounts = (typeof accountsContract)['importAccounts'];

/**
 * Imports one batch of an account file. The rows go one after the other, so that a row can name an account as its parent
 * that an earlier one made.
 */
export function makeImportAccounts(dependencies: AccountSavesDependencies) {
  const accountImporter = makeAccountImporter(dependencies);

  return async (
    actor: ActingPerson,
    { rows, dryRun = false }: Input<ImportAccounts>['body'],
    idempotencyKey: string | undefined,
  ): Promise<Output<ImportAccounts>> => {
    const judge = rowJudge(accountRows(actor.level));
    const importer = await accountImporter(actor);
    const results: ImportRowResult[] = [];
    for (const [index, row] of rows.entries()) {
      const done = await rowOutcome(async () => {
        const judged = judge(row);
        if ('fault' in judged) return judged;
        if (dryRun) return importer.tryRow(row, judged.body);
        const key = keyOfRow(idempotencyKey, index + 1);
        const idempotency = idempotencyOf(actor.userId, 'importAccounts', key, row);
        return importer.saveRow(row, judged.body, { idempotency, newUserId: '' });
      }, importer);
      results.push(rowResult(index + 1, done));
    }
    return { results };
  };
}
