import * as z from 'zod/mini';

/** The number by which calls name a part. For salvage it is the guid. */
export const partNumberSchema = z.string().check(z.regex(/^[^#\p{Cc}]{1,60}$/u, 'Expected a part number'));
export const companyCodeSchema = z.string().check(z.regex(/^\d{3}$/, 'Expected a company code such as 001'));
