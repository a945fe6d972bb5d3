import * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import { type Scope, within } from '#shared/rules/accounts/scope.ts';
import { ownPicturesIn } from '#shared/rules/content/page-pictures.ts';
import {
  LONGEST_PAGE_TEXT,
  type MenuEntry,
  menuEntrySchema,
  type Page,
  type PageRecord,
  type PageWithText,
  pageRecordSchema,
  pageSchema,
  pageWithTextSchema,
} from '#shared/schemas/stored/content/page.ts';
import { CONTENT_TEXTS } from '#shared/texts/content/content-texts.ts';
import { getItem } from '../table/get-item.ts';
import { notFound } from '../table/not-found.ts';
import { getAll, listIndex } from '../table/queries.ts';
import { retryOnConflict } from '../table/retry-on-conflict.ts';
import type { Table } from '../table/table.ts';
import { put, putNew, remove, transact, type Write } from '../table/transact.ts';
import { type AlsoOfContent, type ContentRule, putContent } from './content-change.ts';
import { pageKey, pagesOf, pageTextKey, slugKey, titleListKeys } from './keys.ts';
import { namingPictures, uploadedPictures } from './picture-repository.ts';

/** A row of the list of an account's pages. */
export type PageSummary = MenuEntry & Pick<Page, 'active' | 'displayNavMenuLink'>;

/** Pages are public in the store of their account, so the reads of a store take the account instead of a scope. */
export interface PageRepository {
  /** Finds a page by its slug, active or not. Its text is safe to show. */
  findBySlug(accountId: number, slug: string): Promise<PageWithText | undefined>;
  /** Finds a page by its id, active or not. Its text is safe to show. */
  findById(accountId: number, id: string): Promise<PageWithText | undefined>;
  /** Finds a page in scope by its id, active or not. Its text is safe to show. */
  find(scope: Scope, id: string): Promise<PageRecord | undefined>;
  /** The active pages in the account's menu, by title. */
  menu(accountId: number): Promise<MenuEntry[]>;
  /** All pages of an account, by title, with what menus need. */
  summaries(accountId: number): Promise<PageSummary[]>;
  /** All pages of an account, by title, without their texts. Its readers check the account, which decides who may see them. */
  list(accountId: number): Promise<Omit<PageRecord, 'text'>[]>;
  /**
   * Applies the rule to the newest version, sanitises its text, and repeats it when another change comes in between. The
   * account of a page stays the same. Pictures that are not there don't stop it. Throws when
   * another page of the account has the slug, and 'Page does not exist' for
   * a page out of scope. Undefined if the rule leaves nothing.
   */
  change(
    scope: Scope,
    id: string,
    rule: ContentRule<PageRecord>,
    also?: AlsoOfContent<PageRecord>,
  ): Promise<PageRecord | undefined>;
  /** Creates or replaces a page, without a rule. Throws 'Unauthorized' for an account out of scope. */
  save(scope: Scope, page: PageWithText): Promise<void>;
}

const summarySchema = z.extend(menuEntrySchema, { active: z.boolean(), displayNavMenuLink: z.boolean() });
const markerSchema = z.object({ pageId: pageSchema.shape.id });
const listedSchema = z.omit(pageRecordSchema, { text: true });

/**
 * Pages with a sanitiser for their texts (decision F2). It is a large package, so a group that only brings back texts that
 * were sanitised before does without.
 */
export function pageRecords(table: Table, sanitise: (html: string) => string): PageRepository {
  /** A page of any account, even a removed one, because it can be restored. */
  async function findAnywhere(id: string): Promise<PageRecord | undefined> {
    const items = z.array(z.looseObject({ sk: z.string() })).parse(await getAll(table, [pageKey(id), pageTextKey(id)]));
    const page = items.find(({ sk }) => sk === 'PAGE');
    if (!page) return undefined;
    const { text } = z.object({ text: z.string() }).parse(items.find(({ sk }) => sk === 'TEXT'));
    return pageRecordSchema.parse({ ...page, text: sanitise(text) });
  }

  const repository: PageRepository = {
    async findById(accountId, id) {
      const page = await findAnywhere(id);
      return page?.accountId === accountId && !page.removed ? pageWithTextSchema.parse(page) : undefined;
    },

    async findBySlug(accountId, slug) {
      const marker = z.optional(markerSchema).parse(await getItem(table, slugKey(accountId, slug)));
      return marker && repository.findById(accountId, marker.pageId);
    },

    async find(scope, id) {
      const page = within(scope, await findAnywhere(id));
      return page?.removed ? undefined : page;
    },

    async menu(accountId) {
      return (await repository.summaries(accountId))
        .filter(({ active, displayNavMenuLink }) => active && displayNavMenuLink)
        .map((page) => menuEntrySchema.parse(page));
    },

    async summaries(accountId) {
      return z.array(summarySchema).parse(await listIndex(table, 'gsi1', pagesOf(accountId)));
    },

    async list(accountId) {
      const ids = (await repository.summaries(accountId)).map(({ id }) => id);
      const pages = z.array(listedSchema).parse(await getAll(table, ids.map(pageKey)));
      const found = new Map(pages.map((page) => [page.id, page]));
      return ids.flatMap((id) => found.get(id) ?? []);
    },

    change: (scope, id, rule, also) =>
      retryOnConflict(async () => {
        const seen = await findAnywhere(id);
        if (seen && !within(scope, seen)) throw notFound();
        const given = rule(seen);
        if (given === seen || !given) return { page: seen };
        const page = nextPage(seen, { ...given, text: sanitise(given.text) });
        if (!within(scope, page)) throw notFound();
        // A removed page named its pictures when it was saved.
        const pictures = page.removed ? [] : await uploadedPictures(table, ownPicturesIn(page));
        const failed = await transact(table, {
          ...pageWrites(seen, page),
          ...also?.(seen, page),
          ...namingPictures(pictures),
        });
        if (failed === 'slug') throw new AppError('conflict', CONTENT_TEXTS.slugExists);
        return failed ? undefined : { page };
      }).then(({ page }) => page),

    async save(scope, given) {
      if (given.text.length > LONGEST_PAGE_TEXT) throw new AppError('invalid_input', CONTENT_TEXTS.textTooLong);
      await repository.change(scope, given.id, (seen) => ({ ...seen, version: 0, ...given }));
    },
  };
  return repository;
}

const nextPage = (seen: PageRecord | undefined, given: PageRecord): PageRecord =>
  pageRecordSchema.parse({
    ...given,
    ...(seen && { accountId: seen.accountId, parentId: seen.parentId }),
    version: (seen?.version ?? 0) + 1,
  });

/** The page's own item comes first, because its change is reported first. A removed page has no slug and is in no list. */
function pageWrites(seen: PageRecord | undefined, { text, ...page }: PageRecord): Record<string, Write> {
  const listed = page.removed
    ? {}
    : { ...titleListKeys(pagesOf(page.accountId), page), summary: summarySchema.parse(page) };
  const former = seen && !seen.removed ? seen.slug : undefined;
  const next = page.removed ? undefined : page.slug;
  const isMoved = former !== next;
  return {
    page: putContent(pageKey(page.id), { ...page, ...listed }),
    ...(isMoved && next !== undefined && { slug: putNew(slugKey(page.accountId, next), { pageId: page.id }) }),
    ...(isMoved && former !== undefined && { formerSlug: remove(slugKey(page.accountId, former)) }),
    text: put(pageTextKey(page.id), { text }),
  };
}
