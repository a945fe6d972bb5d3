import * as z from 'zod/mini';
import { idSchema, numberIdSchema } from '../fields/ids.ts';

/** Lower case words with dashes between them. No id of a page is one: ids have 64 characters. */
const slugSchema = z
  .string()
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Expected words such as about-us'), z.maxLength(60));

/** The most characters of a text: the table holds it however many of them have to be escaped. */
export const LONGEST_PAGE_TEXT = 60_000;

/** A content page of an account without its text, which stands apart so that lists and menus don't carry it. */
export const pageSchema = z.object({
  id: idSchema,
  accountId: numberIdSchema,
  title: z.string().check(z.minLength(1), z.maxLength(100)),
  /** Unique in the account: the page is at /pages/{slug}. */
  slug: slugSchema,
  menuTitle: z.string().check(z.minLength(1), z.maxLength(40)),
  active: z.boolean(),
  /** Whether the header's menu leads to it. */
  displayNavMenuLink: z.boolean(),
  created: z.iso.datetime(),
  updated: z.iso.datetime(),
});
export type Page = z.infer<typeof pageSchema>;

/** HTML, sanitised (rules/page-html). */
export const pageWithTextSchema = z.extend(pageSchema, { text: z.string() });
export type PageWithText = z.infer<typeof pageWithTextSchema>;

/** What the header's menu shows of a page. */
export const menuEntrySchema = z.pick(pageSchema, { id: true, title: true, slug: true, menuTitle: true });
export type MenuEntry = z.infer<typeof menuEntrySchema>;
