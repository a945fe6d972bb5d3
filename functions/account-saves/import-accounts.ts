import type { accountsContract } from '#shared/contracts/accounts.ts';
import type { AppError } from '#shared/errors.ts';
import { sameCompanyName } from '#shared/rules/accounts/company-name.ts';
import { PROVIDER_ACCOUNT_ID } from '#shared/rules/accounts/level.ts';
import { type AccountRowBody, accountRowJudge } from '#shared/rules/people-imports/account-rows.ts';
import { faultOf } from '#shared/rules/people-imports/row-fault.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import type { AccountImportRow, ImportRowResult } from '#shared/schemas/wire/import-rows.ts';
import { ACCOUNT_ROW_TEXTS, USER_ROW_TEXTS } from '#shared/texts/imports/people-import-texts.ts';
import { ACCOUNT_TEXTS } from '#shared/texts/session/account-texts.ts';
import type { Input, Output } from '#shared/wire/endpoint.ts';
import { administratorOf, newAccountAfter } from './account-rule.ts';
import { notFound } from '../data/table/not-found.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { homeScope } from '../http/home-scope.ts';
import { idempotencyOf } from '../http/idempotency.ts';
import { keyOfRow, type RowOutcome, rowResult } from '../http/import-rows.ts';
import { makeCreateAccount } from './create-account.ts';
import type { AccountSavesDependencies } from './dependencies.ts';

type ImportAccounts = (typeof accountsContract)['importAccounts'];

/**
 * Imports one batch of an account file, row by row: every valid row becomes an account as if it came from the form
 * (decision B410). The rows go one after the other, so that a row can name an account as its parent that an earlier one
 * made.
 */
export function makeImportAccounts(dependencies: AccountSavesDependencies) {
  const { accounts } = dependencies;
  const createAccount = makeCreateAccount(dependencies);

  return async (
    actor: SignedIn,
    { rows, dryRun = false }: Input<ImportAccounts>['body'],
    idempotencyKey: string | undefined,
  ): Promise<Output<ImportAccounts>> => {
    const judge = accountRowJudge(actor.level);
    const findParent = await parentFinder(actor);
    const results: ImportRowResult[] = [];
    for (const [index, row] of rows.entries()) {
      const importRow = async (): Promise<RowOutcome> => {
        const judged = judge(row);
        if ('fault' in judged) return judged;
        const parent = await findParent(row);
        if (parent === 'missing') return faultOf(USER_ROW_TEXTS.noCompany);
        if (dryRun) return tryRow(actor, parent, judged.body);
        const body = { ...judged.body, ...(parent && { parentId: parent.id }) };
        const key = keyOfRow(idempotencyKey, index + 1);
        const idempotency = idempotencyOf(actor.userId, 'importAccounts', key, row);
        return imported((await createAccount(actor, body, idempotency, 'import')).id);
      };
      results.push(await rowResult(index + 1, importRow, namedRefusal));
    }
    return { results };
  };

  /** Judges a row by the rules of a save, and saves nothing. */
  async function tryRow(actor: SignedIn, parent: Account | undefined, body: AccountRowBody): Promise<RowOutcome> {
    newAccountAfter(administratorOf(actor), parent, body);
    const namesake = await accounts.ownerOfName(parent?.id, body.companyName);
    return namesake === undefined ? imported(null) : faultOf(ACCOUNT_ROW_TEXTS.exists);
  }

  /** Finds the parent of a row: the importer's own account at level 1, a top-level account or none for the provider. */
  async function parentFinder(actor: SignedIn) {
    const scope = homeScope(actor);
    const own = await accounts.find(scope, scope.accountId);
    if (!own) throw notFound();
    const found = new Map<string, Account>();

    return async ({ parent: cell = '' }: AccountImportRow): Promise<Account | undefined | 'missing'> => {
      const name = sameCompanyName(cell);
      if (actor.level > 0) return name === '' || name === sameCompanyName(own.companyName) ? own : 'missing';
      if (name === '') return undefined;
      const known = found.get(name);
      if (known) return known;
      const id = await accounts.ownerOfName(undefined, name);
      const parent = id === undefined ? undefined : await accounts.find(scope, id);
      if (!parent?.isActive || parent.id === PROVIDER_ACCOUNT_ID) return 'missing';
      found.set(name, parent);
      return parent;
    };
  }
}

const imported = (id: number | null): RowOutcome => ({ outcome: 'new', result: ACCOUNT_ROW_TEXTS.imported, id });

/** The spec's text for a refused save. Undefined if there is none. */
function namedRefusal({ message }: AppError): string | undefined {
  if (message === ACCOUNT_TEXTS.companyNameExists) return ACCOUNT_ROW_TEXTS.exists;
  return message === ACCOUNT_TEXTS.noSuchParent ? USER_ROW_TEXTS.noCompany : undefined;
}
