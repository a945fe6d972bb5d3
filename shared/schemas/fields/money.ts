import * as z from 'zod/mini';
import { type BasisPoints, basisPoints, type Cents, cents } from '../../values/money.ts';

/** Far above any order, far below where a double loses cents. */
const LIMIT = 1e12;

/** As stored and calculated with. */
export const centsSchema = z.custom<Cents>(Number.isSafeInteger, 'Expected whole cents');
export const basisPointsSchema = z.custom<BasisPoints>(Number.isSafeInteger, 'Expected whole basis points');

const twoDecimals = z.number().check(z.multipleOf(0.01), z.minimum(-LIMIT), z.maximum(LIMIT));

/** As sent: a decimal number with at most two decimals. */
export const moneySchema = z.codec(twoDecimals, centsSchema, {
  decode: (amount) => cents(Math.round(amount * 100)),
  encode: (amount) => amount / 100,
});

/** A percentage as sent: 8.25 is 825 basis points. */
export const percentageSchema = z.codec(twoDecimals, basisPointsSchema, {
  decode: (percentage) => basisPoints(Math.round(percentage * 100)),
  encode: (rate) => rate / 100,
});
