import * as z from 'zod/mini';
import { LINE_FACTS, linesOfBusiness } from '../../values/line-of-business.ts';

/** As stored and reasoned with. */
export const lineOfBusinessSchema = z.enum(linesOfBusiness);

/** As sent: the line key of storefront 1. */
export const lineKeySchema = z.codec(
  z.literal(linesOfBusiness.map((line) => LINE_FACTS[line].key)),
  lineOfBusinessSchema,
  {
    decode: (key) => linesOfBusiness.find((line) => LINE_FACTS[line].key === key) ?? 'aftermarket',
    encode: (line) => LINE_FACTS[line].key,
  },
);

/** The line key in a query, which is text. */
export const lineKeyTextSchema = z.codec(
  z.enum(linesOfBusiness.map((line) => String(LINE_FACTS[line].key))),
  lineOfBusinessSchema,
  {
    decode: (key) => linesOfBusiness.find((line) => String(LINE_FACTS[line].key) === key) ?? 'aftermarket',
    encode: (line) => String(LINE_FACTS[line].key),
  },
);
