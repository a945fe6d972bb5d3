import type { AccountSummary } from '../../schemas/stored/account.ts';
import type { UserImportRow } from '../../schemas/wire/import-rows.ts';
import { IMPORT_ROW_TEXTS, USER_ROW_TEXTS } from '../../texts/imports/people-import-texts.ts';
import { sameCompanyName } from '../accounts/company-name.ts';
import { faultOf, inColumns, type RowFault } from './row-fault.ts';

export type Company = Pick<AccountSummary, 'id' | 'parentId' | 'companyName' | 'isActive'>;

/**
 * Finds the company of a user row by name among those in the importer's scope (decision B413). If several have the name,
 * the column Parent tells which is meant; an empty cell there means the top-level one. `parents` are companies that may
 * be named as a parent only.
 */
export function companyOfRow(
  companies: readonly Company[],
  parents: readonly Pick<Company, 'id' | 'companyName'>[] = [],
): (row: Pick<UserImportRow, 'company' | 'parent'>) => { readonly company: Company } | { readonly fault: RowFault } {
  const byName = Map.groupBy(companies, ({ companyName }) => sameCompanyName(companyName));
  const names = new Map([...companies, ...parents].map(({ id, companyName }) => [id, sameCompanyName(companyName)]));
  return ({ company: cell = '', parent }) => {
    const named = byName.get(sameCompanyName(cell)) ?? [];
    const found = meantBy(named, parent === undefined ? undefined : sameCompanyName(parent), names);
    const [company, another] = found;
    if (!company) return inColumns(faultOf(USER_ROW_TEXTS.noCompany), ['Company']);
    return another
      ? inColumns(faultOf(USER_ROW_TEXTS.noCompany, IMPORT_ROW_TEXTS.severalCompanies), ['Parent'])
      : { company };
  };
}

function meantBy(
  named: readonly Company[],
  parent: string | undefined,
  names: ReadonlyMap<number, string>,
): readonly Company[] {
  if (parent) return named.filter(({ parentId }) => parentId !== undefined && names.get(parentId) === parent);
  const topLevel = named.filter(({ parentId }) => parentId === undefined);
  return parent === '' && topLevel.length > 0 ? topLevel : named;
}
