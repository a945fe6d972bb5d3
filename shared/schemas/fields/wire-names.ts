import * as z from 'zod/mini';

/** How calls name a part. The number of salvage is its guid. */
export const partNumberSchema = z.string().check(z.regex(/^[^#\p{Cc}]{1,60}$/u, 'Expected a part number'));
export const companyCodeSchema = z.string().check(z.regex(/^\d{3}$/, 'Expected a company code such as 001'));
