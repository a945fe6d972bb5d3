import type { AppError } from '#shared/errors.ts';
import { sameCompanyName } from '#shared/rules/accounts/company-name.ts';
import { PROVIDER_ACCOUNT_ID } from '#shared/rules/accounts/level.ts';
import type { AccountRowBody } from '#shared/rules/people-imports/account-rows.ts';
import { faultOf, inColumns } from '#shared/rules/people-imports/row-fault.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import type { AccountImportRow } from '#shared/schemas/wire/import-rows.ts';
import { ACCOUNT_ROW_TEXTS, USER_ROW_TEXTS } from '#shared/texts/imports/people-import-texts.ts';
import { ACCOUNT_TEXTS } from '#shared/texts/session/account-texts.ts';
import { notFound } from '../data/table/not-found.ts';
import type { ActingPerson } from '../http/authenticate.ts';
import { homeScope } from '../http/home-scope.ts';
import type { RowImporter, RowOutcome } from '../http/import-rows.ts';
import { administratorOf, newAccountAfter } from './account-rule.ts';
import { makeCreateAccount } from './create-account.ts';
import type { AccountSavesDependencies } from './dependencies.ts';

/**
 * Imports account rows for a person: every valid row becomes an account as if it came from the form (decision B410). The
 * rows go under the account `intoId`. Into the provider's, they are top-level accounts or name their parent.
 */
export function makeAccountImporter(dependencies: AccountSavesDependencies) {
  const { accounts } = dependencies;
  const createAccount = makeCreateAccount(dependencies);

  return async (
    actor: ActingPerson,
    intoId: number = actor.home.accountId,
  ): Promise<RowImporter<AccountImportRow, AccountRowBody>> => {
    const scope = homeScope(actor);
    const into = await accounts.find(scope, intoId);
    if (!into) throw notFound();
    const findParent = parentFinder();

    return {
      namedRefusal,

      async tryRow(row, body, isExpected = () => false) {
        const parent = await findParent(row);
        if (parent === 'missing') {
          const mayFollow = into.id === PROVIDER_ACCOUNT_ID && isExpected(sameCompanyName(row.parent ?? ''));
          return mayFollow ? imported(null) : noParent();
        }
        newAccountAfter(administratorOf(actor), parent, body);
        const namesake = await accounts.ownerOfName(parent?.id, body.companyName);
        return namesake === undefined ? imported(null) : inColumns(faultOf(ACCOUNT_ROW_TEXTS.exists), ['Company Name']);
      },

      async saveRow(row, body, { idempotency, also }) {
        const parent = await findParent(row);
        if (parent === 'missing') return noParent();
        const { id } = await createAccount(actor, { ...body, ...(parent && { parentId: parent.id }) }, idempotency, {
          source: 'import',
          ...(also && {
            also: (account) => also({ ...imported(account.id), id: account.id, version: account.version }),
          }),
        });
        return imported(id);
      },
    };

    /** Finds the parent of a row: the account that is imported into, or a top-level account or none for the provider. */
    function parentFinder() {
      const found = new Map<string, Account>();
      const known = into as Account;

      return async ({ parent: cell = '' }: AccountImportRow): Promise<Account | undefined | 'missing'> => {
        const name = sameCompanyName(cell);
        if (known.id !== PROVIDER_ACCOUNT_ID) {
          return name === '' || name === sameCompanyName(known.companyName) ? known : 'missing';
        }
        if (name === '') return undefined;
        const earlier = found.get(name);
        if (earlier) return earlier;
        const id = await accounts.ownerOfName(undefined, name);
        const parent = id === undefined ? undefined : await accounts.find(scope, id);
        if (!parent?.isActive || parent.id === PROVIDER_ACCOUNT_ID) return 'missing';
        found.set(name, parent);
        return parent;
      };
    }
  };
}

const noParent = () => inColumns(faultOf(USER_ROW_TEXTS.noCompany), ['Parent']);

const imported = <Id extends number | null>(id: Id) =>
  ({ outcome: 'new', result: ACCOUNT_ROW_TEXTS.imported, id }) as const satisfies RowOutcome;

function namedRefusal({ message }: AppError): string | undefined {
  if (message === ACCOUNT_TEXTS.companyNameExists) return ACCOUNT_ROW_TEXTS.exists;
  return message === ACCOUNT_TEXTS.noSuchParent ? USER_ROW_TEXTS.noCompany : undefined;
}
