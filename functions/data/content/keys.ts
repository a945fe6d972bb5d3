import type { Key } from '../table/keys.ts';

/*
 * The keys of pages, marketing spots and questions sent by the contact form. A removed page or spot stays under its id,
 * and is in no list.
 *
 * | question                      | pk                    | sk            |
 * | ----------------------------- | --------------------- | ------------- |
 * | a page by slug (marker)       | SLUG#{account}#{slug} | SLUG          |
 * | a page by id                  | PAGE#{id}             | PAGE          |
 * | the text of a page            | PAGE#{id}             | TEXT          |
 * | pages of an account, by title | gsi1 PAGES#{account}  | {TITLE}#{id}  |
 * | the page of a draft link      | DRAFT#{hash}          | DRAFT         |
 * | a marketing spot by id        | SPOT#{id}             | SPOT          |
 * | spots of an account, by title | gsi1 SPOTS#{account}  | {TITLE}#{id}  |
 * | a question that a user sent   | USER#{userId}         | CONTACT#{id}  |
 * | how many a user sent lately   | USER#{userId}         | CONTACT-COUNT |
 * | an uploaded picture           | PICTURE#{account}     | {name}        |
 * | pictures that nothing names   | gsi1 UNNAMED-PICTURES | {uploadedAt}  |
 */

export const slugKey = (accountId: number, slug: string): Key => ({ pk: `SLUG#${accountId}#${slug}`, sk: 'SLUG' });
export const pageKey = (id: string): Key => ({ pk: `PAGE#${id}`, sk: 'PAGE' });
export const pageTextKey = (id: string): Key => ({ pk: `PAGE#${id}`, sk: 'TEXT' });
export const pagesOf = (accountId: number): string => `PAGES#${accountId}`;
/** By the hash of the link's token. */
export const draftLinkKey = (hash: string): Key => ({ pk: `DRAFT#${hash}`, sk: 'DRAFT' });

export const spotKey = (id: string): Key => ({ pk: `SPOT#${id}`, sk: 'SPOT' });
export const spotsOf = (accountId: number): string => `SPOTS#${accountId}`;
/** For pages and marketing spots. */
export const titleListKeys = (list: string, { title, id }: { readonly title: string; readonly id: string }) => ({
  gsi1pk: list,
  gsi1sk: `${title.toUpperCase()}#${id}`,
});

export const contactKey = (userId: string, id: string): Key => ({ pk: `USER#${userId}`, sk: `CONTACT#${id}` });
export const contactCountKey = (userId: string): Key => ({ pk: `USER#${userId}`, sk: 'CONTACT-COUNT' });

export const pictureKey = (accountId: number, name: string): Key => ({ pk: `PICTURE#${accountId}`, sk: name });
export const UNNAMED_PICTURES = 'UNNAMED-PICTURES';
