import * as z from 'zod/mini';
import { idSchema, numberIdSchema } from '../fields/ids.ts';

/** Lower-case words joined by dashes. Page ids have 64 characters, so no slug looks like one. */
const slugSchema = z
  .string()
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Expected words such as about-us'), z.maxLength(60));

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

/** An entry of the header menu. */
export const menuEntrySchema = z.pick(pageSchema, { id: true, title: true, slug: true, menuTitle: true });
export type MenuEntry = z.infer<typeof menuEntrySchema>;
