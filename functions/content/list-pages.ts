import type { contentContract, PageSort } from '#shared/contracts/content.ts';
import type { PageRow } from '#shared/contracts/content-views.ts';
import { rowsInOrder } from '#shared/rules/base/rows-in-order.ts';
import { foldedText, strippedSearchText } from '#shared/rules/search/search-text.ts';
import type { PageRecord } from '#shared/schemas/stored/content/page.ts';
import { ADMIN_PAGES, pageOf, rowsOf } from '#shared/schemas/wire/paging.ts';
import type { Input, Output } from '#shared/wire/endpoint.ts';
import type { SignedIn } from '../http/authenticate.ts';
import type { ContentDependencies } from './dependencies.ts';
import { type ContentOwner, makeFindOwner } from './find-owner.ts';

type GetPages = (typeof contentContract)['getPages'];
type Query = Input<GetPages>['query'];
type Listed = Omit<PageRecord, 'text'>;

/** The pages of an account with its drafts, and the active ones of its parent, filtered and sorted (admin 2, 6). */
export function makeListPages(dependencies: Pick<ContentDependencies, 'accounts' | 'pages'>) {
  const { pages } = dependencies;
  const { withParent } = makeFindOwner(dependencies);

  return async (actor: SignedIn, accountId: number, query: Query): Promise<Output<GetPages>> => {
    const { own, ofParent } = await withParent(actor, accountId, pages.list);
    const parent = ofParent?.account;
    const shownByParent = (ofParent?.items ?? []).filter(({ active }) => active);
    const rows = [
      ...own.items.map((page) => pageRow(page, own.account, hiddenBy(page, shownByParent) ? parent : undefined)),
      ...(parent ? shownByParent.map((page) => ({ ...pageRow(page, parent), inherited: true })) : []),
    ];
    const found = rows.filter(matching(query));
    const { sortBy = 'Title', asc } = query;
    const sorted = rowsInOrder(found, SORT_KEYS[sortBy], asc);
    return { data: rowsOf(sorted, pageOf(query, ADMIN_PAGES)), total: found.length, all: rows.length };
  };
}

/** Whether an active page stands before one of the parent with the same slug (decision B58). */
export const hiddenBy = (
  { active, slug }: Pick<PageRecord, 'active' | 'slug'>,
  ofParent: readonly Pick<PageRecord, 'active' | 'slug'>[],
): boolean => active && ofParent.some((page) => page.active && page.slug === slug);

function pageRow(page: Listed, { companyName }: ContentOwner, hidden?: ContentOwner): PageRow {
  const { parentId: _parent, lastSaves: _saves, removed: _removed, ...row } = page;
  return { ...row, companyName, inherited: false, hides: hidden?.companyName ?? '' };
}

function matching({ search = '', active }: Query): (row: PageRow) => boolean {
  const words = searchable(search).split(' ').filter(Boolean);
  return ({ title, slug, menuTitle, ...row }) => {
    const text = searchable([title, slug, menuTitle].join(' '));
    return (active === undefined || row.active === active) && words.every((word) => text.includes(word));
  };
}

/** Titles are stripped in the same way as the search text (admin 5). */
const searchable = (text: string): string => foldedText(strippedSearchText(text));

const SORT_KEYS: Readonly<Record<PageSort, (row: PageRow) => string | number>> = {
  Title: ({ title }) => foldedText(title),
  Slug: ({ slug }) => slug,
  MenuTitle: ({ menuTitle }) => foldedText(menuTitle),
  Active: ({ active }) => Number(active),
  DisplayNavMenuLink: ({ displayNavMenuLink }) => Number(displayNavMenuLink),
  Updated: ({ updated }) => updated,
  CompanyName: ({ companyName }) => foldedText(companyName),
};
