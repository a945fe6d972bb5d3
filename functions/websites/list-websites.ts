import type { WebsiteSort, websitesContract } from '#shared/contracts/websites.ts';
import { rowsInOrder } from '#shared/rules/base/rows-in-order.ts';
import { foldedText, strippedSearchText } from '#shared/rules/search/search-text.ts';
import type { Website } from '#shared/schemas/stored/content/website.ts';
import { ADMIN_PAGES, pageOf, rowsOf } from '#shared/schemas/wire/paging.ts';
import type { WebsiteView } from '#shared/schemas/wire/website-view.ts';
import type { Input, Output } from '#shared/wire/endpoint.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { homeScope } from '../http/home-scope.ts';
import type { WebsitesDependencies } from './dependencies.ts';
import { websiteView } from './website-view.ts';

type GetWebsites = (typeof websitesContract)['getWebsites'];
type Query = Input<GetWebsites>['query'];
type Dependencies = Pick<WebsitesDependencies, 'accounts' | 'websites'>;

/** The websites, filtered and sorted (admin 2, 6). */
export const makeListWebsites =
  ({ accounts, websites }: Dependencies) =>
  async (actor: SignedIn, query: Query): Promise<Output<GetWebsites>> => {
    const scope = homeScope(actor);
    const listed = (await websites.list(scope)).filter(isOf(query.accountId));
    const owners = await accounts.findMany(scope, [...new Set(listed.map(({ accountId }) => accountId))]);
    const known = new Map(owners.map((account) => [account.id, account]));
    const rows = listed.map((website) => {
      const account = known.get(website.accountId);
      return websiteView(website, {
        companyName: account?.companyName ?? '',
        accountActive: account?.isActive ?? false,
        isDefault: account?.settings.defaultWebsiteId === website.id,
      });
    });
    const found = rows.filter(matching(query.search ?? ''));
    const { sortBy = 'Name', asc = true } = query;
    const sorted = rowsInOrder(found, SORT_KEYS[sortBy], asc);
    return { data: rowsOf(sorted, pageOf(query, ADMIN_PAGES)), total: found.length, all: rows.length };
  };

const isOf =
  (accountId: string | undefined) =>
  (website: Website): boolean =>
    accountId === undefined || website.accountId === Number(accountId);

/** The search is stripped of dots (admin 5), so addresses are too. */
function matching(search: string): (row: WebsiteView) => boolean {
  const words = searchable(search).split(' ').filter(Boolean);
  return ({ name, host, companyName }) => {
    const text = `${searchable(`${name} ${companyName}`)} ${searchable(host)}`;
    return words.every((word) => text.includes(word));
  };
}

const searchable = (text: string): string => foldedText(strippedSearchText(text));

const SORT_KEYS: Readonly<Record<WebsiteSort, (row: WebsiteView) => string | number>> = {
  Name: ({ name }) => foldedText(name),
  Url: ({ host }) => host,
  CompanyName: ({ companyName }) => foldedText(companyName),
  Default: ({ default: isDefault }) => Number(isDefault),
};

/** The active top-level accounts by name, those without a website first (admin 7). */
export const makeListOpenAccounts =
  ({ accounts, websites }: Dependencies) =>
  async (actor: SignedIn): Promise<Output<(typeof websitesContract)['getOpenAccounts']>> => {
    const scope = homeScope(actor);
    const [listed, all] = await Promise.all([accounts.list(scope), websites.list(scope)]);
    const open = listed
      .filter(({ parentId, isActive }) => parentId === undefined && isActive)
      .map(({ id, companyName }) => ({
        id,
        companyName,
        websites: all.filter(({ accountId }) => accountId === id).length,
      }));
    return [...open.filter(({ websites: count }) => count === 0), ...open.filter(({ websites: count }) => count > 0)];
  };
