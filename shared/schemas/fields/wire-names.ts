import * as z from 'zod/mini';

const PART_NUMBER = /^[^#\p{Cc}]{1,60}$/u;

/** The number by which calls name a part. For salvage it is the guid. */
export const partNumberSchema = z.string().check(z.regex(PART_NUMBER, 'Expected a part number'));

/** Whether a part with this number can be ordered, because calls can name it. */
export const isPartNumber = (number: string): boolean => PART_NUMBER.test(number);
export const companyCodeSchema = z.string().check(z.regex(/^\d{3}$/, 'Expected a company code such as 001'));
