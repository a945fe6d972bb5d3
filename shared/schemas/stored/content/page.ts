import * as z from 'zod/mini';
import { idSchema, numberIdSchema } from '../../fields/ids.ts';
import { idempotencyRecordSchema } from '../idempotency-record.ts';

/** Lower-case words joined by dashes. Page ids have 64 characters, so no slug looks like one. */
const slugSchema = z
  .string()
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Expected words such as about-us'), z.maxLength(60));

/** Whether a text can be the slug of a page. */
export const isSlug = (text: string): boolean => z.safeParse(slugSchema, text).success;

/** The longest text of a page, in characters. It fits into the table even if all of them have to be escaped. */
export const LONGEST_PAGE_TEXT = 60_000;

/** A content page without its text. The text is stored separately, to keep lists and menus small. */
export const pageSchema = z.object({
  id: idSchema,
  accountId: numberIdSchema,
  title: z.string().check(z.minLength(1), z.maxLength(100)),
  /** Unique in the account: the page is at /pages/{slug}. */
  slug: slugSchema,
  menuTitle: z.string().check(z.minLength(1), z.maxLength(40)),
  active: z.boolean(),
  /** Whether the header menu links to it. */
  displayNavMenuLink: z.boolean(),
  created: z.iso.datetime(),
  updated: z.iso.datetime(),
});
export type Page = z.infer<typeof pageSchema>;

/** HTML, sanitised (rules/page-html). */
export const pageWithTextSchema = z.extend(pageSchema, { text: z.string() });
export type PageWithText = z.infer<typeof pageWithTextSchema>;

/** The fields that every page and marketing spot has besides its content. */
export const contentRecordFields = {
  /** The parent of its account. */
  parentId: z.optional(numberIdSchema),
  /** 0 for items from before versions were kept. */
  version: z._default(z.int(), 0),
  /** The last saves, so that a repeat changes nothing. */
  lastSaves: z.optional(z.array(idempotencyRecordSchema)),
  /** It is in no list any more and can only be restored (decision B397). */
  removed: z.optional(z.literal(true)),
};

/** A page as it is kept, with its text. */
export const pageRecordSchema = z.extend(pageWithTextSchema, contentRecordFields);
export type PageRecord = z.infer<typeof pageRecordSchema>;

/** An entry of the header menu. */
export const menuEntrySchema = z.pick(pageSchema, { id: true, title: true, slug: true, menuTitle: true });
export type MenuEntry = z.infer<typeof menuEntrySchema>;
