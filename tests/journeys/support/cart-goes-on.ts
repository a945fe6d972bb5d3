import { COOKIES } from '#shared/rules/session/cookie-names.ts';

/**
 * Set in a browser whose cart session is active. A first visit would be asked about parts in the cart that other
 * journeys of the same user may have left.
 */
export const CART_GOES_ON = { name: COOKIES.cartSession, value: 'true' };
