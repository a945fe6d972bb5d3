import * as z from 'zod/mini';
import { marketingSpotSchema } from '../schemas/stored/content/marketing-spot.ts';
import { pageSchema, pageWithTextSchema } from '../schemas/stored/content/page.ts';

/** A row of the list of pages: a page of the account, or one of its parent, which its users see too. */
export const pageRowSchema = z.extend(pageSchema, {
  companyName: z.string(),
  /** A save must send it. */
  version: z.int(),
  /** It belongs to the parent and can't be changed here. */
  inherited: z.boolean(),
  /** The parent whose active page has the same slug and is hidden by this one, or empty. */
  hides: z.string(),
});
export type PageRow = z.infer<typeof pageRowSchema>;

/** The details that the editor of a page gets besides its fields. */
const pageEditingSchema = z.object({
  companyName: z.string(),
  /** A save must send it. */
  version: z.int(),
  /** The parent whose active page has the same slug and is hidden by this one, or empty. */
  hides: z.string(),
  /** The paths of pages that the text links to and that nobody can open. */
  brokenLinks: z.array(z.string()),
  /** The paths of pictures in the text that are not there. */
  missingPictures: z.array(z.string()),
});
export type PageEditing = z.infer<typeof pageEditingSchema>;

/** A page, with what its editor needs if the caller may change it. */
export const pageViewSchema = z.extend(pageWithTextSchema, { editing: z.optional(pageEditingSchema) });
export type PageView = z.infer<typeof pageViewSchema>;

/** A marketing spot as its administrators see it. */
export const spotRowSchema = z.extend(marketingSpotSchema, {
  companyName: z.string(),
  /** A save must send it. */
  version: z.int(),
  /** It belongs to the parent and can't be changed here. */
  inherited: z.boolean(),
});
export type SpotRow = z.infer<typeof spotRowSchema>;
