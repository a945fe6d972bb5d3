import * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import { type Scope, within } from '#shared/rules/accounts/scope.ts';
import { uploadedIn } from '#shared/rules/content/picture-paths.ts';
import {
  LONGEST_PAGE_TEXT,
  type MenuEntry,
  menuEntrySchema,
  type Page,
  type PageWithText,
  pageSchema,
  pageWithTextSchema,
} from '#shared/schemas/stored/page.ts';
import { CONTENT_TEXTS } from '#shared/texts/content/content-texts.ts';
import { getItem } from '../table/get-item.ts';
import type { Key } from '../table/keys.ts';
import { notFound } from '../table/not-found.ts';
import { getAll, listIndex } from '../table/queries.ts';
import { retryOnConflict } from '../table/retry-on-conflict.ts';
import type { Table } from '../table/table.ts';
import { put, putNew, putNext, remove, transact, type Write } from '../table/transact.ts';
import { pageKey, pagesOf, pageTextKey, slugKey, titleListKeys } from './keys.ts';
import { namingPictures, refuseMissingPicture } from './picture-repository.ts';
import { sanitisePageText } from './sanitise-page-text.ts';

/** Pages are public in the store of their account, so reads take the account instead of a scope. */
export interface PageRepository {
  /** Finds a page by its slug, active or not. Its text is safe to show. */
  findBySlug(accountId: number, slug: string): Promise<PageWithText | undefined>;
  /** Finds a page by its id, active or not. Its text is safe to show. */
  findById(accountId: number, id: string): Promise<PageWithText | undefined>;
  /** The active pages in the account's menu, by title. */
  menu(accountId: number): Promise<MenuEntry[]>;
  /**
   * Creates or replaces a page and sanitises its text. Its account stays the same. Throws when another page of the
   * account has the slug, and 'Unauthorized' for a page out of scope.
   */
  save(scope: Scope, page: PageWithText): Promise<void>;
}

const storedSchema = z.extend(pageSchema, { version: z.int() });
type StoredPage = z.infer<typeof storedSchema>;
const summarySchema = z.extend(menuEntrySchema, { active: z.boolean(), displayNavMenuLink: z.boolean() });
const markerSchema = z.object({ pageId: pageSchema.shape.id });

export function pageRepository(table: Table): PageRepository {
  async function findById(accountId: number, id: string): Promise<PageWithText | undefined> {
    const items = z.array(z.looseObject({ sk: z.string() })).parse(await getAll(table, [pageKey(id), pageTextKey(id)]));
    const page = z.optional(pageSchema).parse(items.find(({ sk }) => sk === 'PAGE'));
    if (page?.accountId !== accountId) return undefined;
    const { text } = z.object({ text: z.string() }).parse(items.find(({ sk }) => sk === 'TEXT'));
    return { ...page, text: sanitisePageText(text) };
  }

  return {
    findById,

    async findBySlug(accountId, slug) {
      const marker = z.optional(markerSchema).parse(await getItem(table, slugKey(accountId, slug)));
      return marker && findById(accountId, marker.pageId);
    },

    async menu(accountId) {
      const pages = z.array(summarySchema).parse(await listIndex(table, 'gsi1', pagesOf(accountId)));
      return pages
        .filter(({ active, displayNavMenuLink }) => active && displayNavMenuLink)
        .map((page) => menuEntrySchema.parse(page));
    },

    async save(scope, given) {
      if (given.text.length > LONGEST_PAGE_TEXT) throw new AppError('invalid_input', CONTENT_TEXTS.textTooLong);
      const { text: typed, ...page } = pageWithTextSchema.parse(given);
      const text = sanitisePageText(typed);
      await retryOnConflict(async () => {
        const seen = z.optional(storedSchema).parse(await getItem(table, pageKey(page.id)));
        if (!within(scope, seen ?? page)) throw notFound();
        const failed = await transact(table, {
          ...pageWrites(seen, page),
          text: put(pageTextKey(page.id), { text }),
          ...namingPictures(uploadedIn(text)),
        });
        refuseMissingPicture(failed);
        if (failed === 'slug') throw new AppError('conflict', CONTENT_TEXTS.slugExists);
        return failed ? undefined : true;
      });
    },
  };
}

/** The page's own item comes first, because its change is reported first. */
function pageWrites(seen: StoredPage | undefined, page: Page): Partial<Record<'page' | 'slug' | 'formerSlug', Write>> {
  const next = { ...page, accountId: seen?.accountId ?? page.accountId, version: (seen?.version ?? 0) + 1 };
  const item = { ...next, ...titleListKeys(pagesOf(next.accountId), next), summary: summarySchema.parse(next) };
  const slug: Key = slugKey(next.accountId, next.slug);
  const marker = { pageId: next.id };
  if (!seen) return { page: putNew(pageKey(page.id), item), slug: putNew(slug, marker) };
  if (seen.slug === next.slug) return { page: putNext(pageKey(page.id), item) };
  return {
    page: putNext(pageKey(page.id), item),
    slug: putNew(slug, marker),
    formerSlug: remove(slugKey(seen.accountId, seen.slug)),
  };
}
