import * as z from 'zod/mini';
import { LINE_FACTS, linesOfBusiness } from '../../values/line-of-business.ts';

/** As stored and used in code. */
export const lineOfBusinessSchema = z.enum(linesOfBusiness);

/** As sent: the line key of storefront 1. */
export const lineKeySchema = z.codec(
  z.literal(linesOfBusiness.map((lineOfBusiness) => LINE_FACTS[lineOfBusiness].key)),
  lineOfBusinessSchema,
  {
    decode: (key) => linesOfBusiness.find((lineOfBusiness) => LINE_FACTS[lineOfBusiness].key === key) ?? 'aftermarket',
    encode: (lineOfBusiness) => LINE_FACTS[lineOfBusiness].key,
  },
);

/** The line key as text, for queries. */
export const lineKeyTextSchema = z.codec(
  z.enum(linesOfBusiness.map((lineOfBusiness) => String(LINE_FACTS[lineOfBusiness].key))),
  lineOfBusinessSchema,
  {
    decode: (key) =>
      linesOfBusiness.find((lineOfBusiness) => String(LINE_FACTS[lineOfBusiness].key) === key) ?? 'aftermarket',
    encode: (lineOfBusiness) => String(LINE_FACTS[lineOfBusiness].key),
  },
);
