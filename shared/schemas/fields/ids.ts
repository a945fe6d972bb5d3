import * as z from 'zod/mini';

/** Opaque ids are used in keys and paths. This alphabet keeps `#` and `/` out of both. */
export const idSchema = z.string().check(z.regex(/^[a-z0-9-]{1,80}$/, 'Invalid id'));

/** Accounts, users and websites have short whole numbers, because people read them to each other on the phone. */
export const numberIdSchema = z.int().check(z.minimum(1), z.maximum(999_999_999));
