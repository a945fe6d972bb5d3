import * as z from 'zod/mini';
import { YEARS } from '../../values/year.ts';

/** A model year (storefront 5). */
export const yearSchema = z.int().check(z.minimum(YEARS.first), z.maximum(YEARS.last));

/** A model year as text, for paths and queries. The pattern says the same as YEARS. */
export const yearTextSchema = z.string().check(z.regex(/^(189\d|19\d\d|20\d\d|2100)$/, 'Expected a year'));
