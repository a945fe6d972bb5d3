import type { usersContract } from '#shared/contracts/users.ts';
import { mayEditUsers } from '#shared/rules/people/user-change.ts';
import type { Company } from '#shared/rules/people-imports/company-of-row.ts';
import { rowJudge } from '#shared/rules/people-imports/row-judge.ts';
import { USER_ROWS } from '#shared/rules/people-imports/user-rows.ts';
import type { ImportRowResult, UserImportRow } from '#shared/schemas/wire/import-rows.ts';
import type { Input, Output } from '#shared/wire/endpoint.ts';
import type { ActingPerson } from '../http/authenticate.ts';
import { idempotencyOf, idempotentId } from '../http/idempotency.ts';
import { keyOfRow, rowOutcome, rowResult } from '../http/import-rows.ts';
import { userHistoryEntry } from '../http/user-history.ts';
import { makeCompaniesOf } from './companies-of.ts';
import type { UserSavesDependencies } from './dependencies.ts';
import { makeUserImporter } from './user-importer.ts';
import { forbidden } from './user-rule.ts';

type ImportUsers = (typeof usersContract)['importUsers'];

/** Imports one batch of a user file. */
export function makeImportUsers(dependencies: UserSavesDependencies) {
  const { history, newId, now } = dependencies;
  const companiesOf = makeCompaniesOf(dependencies);
  const userImporter = makeUserImporter(dependencies);

  return async (
    actor: ActingPerson,
    { rows, dryRun = false }: Input<ImportUsers>['body'],
    idempotencyKey: string | undefined,
  ): Promise<Output<ImportUsers>> => {
    const found = await companiesOf(actor);
    if (!mayEditUsers(actor, found.own.settings.disableUserEdit)) {
      if (!dryRun) await recordRefusal(actor, found.own, rows[0] ?? {});
      throw forbidden();
    }
    const judge = rowJudge(USER_ROWS);
    const importer = userImporter(actor, { companies: found.companies, parents: [found.tenant] });
    const results: ImportRowResult[] = [];
    for (const [index, row] of rows.entries()) {
      const done = await rowOutcome(async () => {
        const judged = judge(row);
        if ('fault' in judged) return judged;
        if (dryRun) return importer.tryRow(row, judged.body);
        const key = keyOfRow(idempotencyKey, index + 1);
        return importer.saveRow(row, judged.body, {
          newUserId: idempotentId(actor.userId, 'importUsers', key) ?? newId(),
          idempotency: idempotencyOf(actor.userId, 'importUsers', key, row),
        });
      }, importer);
      results.push(rowResult(index + 1, done));
    }
    return { results };
  };

  /** With DisableUserEdit only the provider imports users (decision B277). The attempt is kept under its first row. */
  async function recordRefusal(
    actor: ActingPerson,
    { id: accountId, parentId }: Company,
    { firstName = '', lastName = '' }: UserImportRow,
  ): Promise<void> {
    const user = { id: 0, accountId, parentId, firstName: firstName.trim(), lastName: lastName.trim() };
    const event = { action: 'refused', source: 'import', at: now(), newId: newId() } as const;
    await history.record(userHistoryEntry(actor, user, event));
  }
}
