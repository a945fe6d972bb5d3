import * as z from 'zod/mini';

const count = z.optional(z.string().check(z.regex(/^\d{1,9}$/, 'Expected a number')));

/** The query of every paged list: `Take` rows after the first `Skip`. Lower case is an alias (admin 7). */
export const pagingFields = { Skip: count, Take: count, skip: count, take: count };

/** The rows of a page of admin lists: by default, and at most (admin 9). */
export const ADMIN_PAGES = { usual: 10, most: 100 };

type Paging = { readonly [Name in keyof typeof pagingFields]?: string | undefined };

/** The number of rows to skip and the number to take. */
export interface PagedRows {
  readonly skip: number;
  readonly take: number;
}

/** The rows that a query asks for. `usual` is the default number of rows, `most` the limit. */
export function pageOf(
  { Skip, Take, skip, take }: Paging,
  { usual, most }: { usual: number; most: number },
): PagedRows {
  return { skip: Number(Skip ?? skip ?? 0), take: Math.min(most, Number(Take ?? take ?? usual)) };
}

export const rowsOf = <Row>(rows: readonly Row[], { skip, take }: PagedRows): Row[] => rows.slice(skip, skip + take);
