import type { usersContract } from '#shared/contracts/users.ts';
import type { Scope } from '#shared/rules/accounts/scope.ts';
import { rowsInOrder } from '#shared/rules/base/rows-in-order.ts';
import { userExportRow } from '#shared/rules/people-imports/export-row.ts';
import { pageOf, rowsOf } from '#shared/schemas/wire/paging.ts';
import type { Input, Output } from '#shared/wire/endpoint.ts';
import { notFound } from '../data/table/not-found.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { homeScope } from '../http/home-scope.ts';
import { makeCompaniesOf } from '../user-saves/companies-of.ts';
import type { UsersDependencies } from './dependencies.ts';

type ExportUsers = (typeof usersContract)['exportUsers'];

const EXPORT_PAGES = { usual: 1000, most: 1000 };

/**
 * The users of an account and of those below it, by number, so that users who are created meanwhile are on the last
 * page. The provider's own account stands for all accounts.
 */
export function makeExportUsers(dependencies: UsersDependencies) {
  const { directory, users } = dependencies;
  const companiesOf = makeCompaniesOf(dependencies);

  return async (
    actor: SignedIn,
    accountId: number,
    query: Input<ExportUsers>['query'],
  ): Promise<Output<ExportUsers>> => {
    const scope = homeScope(actor);
    const { companies, tenant } = await companiesOf(actor);
    const account = companies.find(({ id }) => id === accountId);
    if (!account) throw notFound();
    const listed = await directory.list(below(scope, account), accountId);
    const page = rowsOf(
      rowsInOrder(listed, ({ id }) => id),
      pageOf(query, EXPORT_PAGES),
    );
    const names = new Map([tenant, ...companies].map(({ id, companyName }) => [id, companyName]));
    const found = await users.findMany(scope, page);
    return { data: found.map((user) => userExportRow(user, names)), total: listed.length };
  };
}

/** The scope of an administrator of that account. It covers exactly the users of the export. */
function below(scope: Scope, { id, parentId }: { readonly id: number; readonly parentId?: number | undefined }): Scope {
  if (id === scope.accountId) return scope;
  return { ...scope, accountId: id, level: parentId === undefined ? 1 : 2 };
}
