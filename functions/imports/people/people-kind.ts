import { sameCompanyName } from '#shared/rules/accounts/company-name.ts';
import { PROVIDER_ACCOUNT_ID } from '#shared/rules/accounts/level.ts';
import { accountRows } from '#shared/rules/people-imports/account-rows.ts';
import { ACCOUNT_COLUMNS, type ImportColumn, USER_COLUMNS } from '#shared/rules/people-imports/import-columns.ts';
import type { RowRules } from '#shared/rules/people-imports/row-judge.ts';
import { namesOfRow, USER_ROWS } from '#shared/rules/people-imports/user-rows.ts';
import type { PeopleImport } from '#shared/schemas/stored/people-import.ts';
import type { PeopleCells } from '#shared/schemas/wire/people-import-view.ts';
import type { Level } from '#shared/values/access.ts';
import type { PeopleImportKind } from '#shared/values/people/people-imports.ts';

type Cell = keyof PeopleCells;

/** The rules of a kind of file, for rows of either kind. */
interface PeopleKind {
  readonly columns: readonly ImportColumn<Cell>[];
  /** The deepest level that may import it (admin 6). */
  readonly level: Level;
  readonly rulesOf: (level: Level) => RowRules<PeopleCells, unknown>;
  /** The name by which lists and reports tell a row. */
  readonly nameOf: (cells: PeopleCells) => string;
  /** The parent that another row of the file may make, in the form of its key. */
  readonly parentOf: (cells: PeopleCells) => string;
}

export const PEOPLE_KINDS: Readonly<Record<PeopleImportKind, PeopleKind>> = {
  accounts: {
    columns: ACCOUNT_COLUMNS,
    level: 1,
    rulesOf: accountRows,
    nameOf: ({ companyName = '' }) => companyName.trim(),
    parentOf: ({ parent = '' }) => sameCompanyName(parent),
  },
  users: {
    columns: USER_COLUMNS,
    level: 2,
    rulesOf: () => USER_ROWS,
    nameOf: (cells) => namesOfRow(cells).userName,
    parentOf: () => '',
  },
};

/** Type and parent are columns of a file that is imported into the provider's account, as top-level accounts. */
export const fileLevel = ({ accountId }: Pick<PeopleImport, 'accountId'>): Level =>
  accountId === PROVIDER_ACCOUNT_ID ? 0 : 1;
