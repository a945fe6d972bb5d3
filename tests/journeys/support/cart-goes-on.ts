import { COOKIES } from '#shared/rules/session/cookie-names.ts';

/**
 * Of a browser in which somebody is at work on their cart. A first visit is asked about the parts that are in it already,
 * which other journeys of the same person may have left there.
 */
export const CART_GOES_ON = { name: COOKIES.cartSession, value: 'true' };
