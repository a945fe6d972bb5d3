const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** How often the page asks for a new token, in ms (decision W2). */
export const REFRESH_INTERVAL_MS = 10 * MINUTE;

/** A token and its cookie outlive the interval by a minute (storefront 9). In ms. */
export const TOKEN_LIFETIME_MS = REFRESH_INTERVAL_MS + MINUTE;

/** A session and the remember cookie that brings it back end this long after they were last renewed, in ms (decision W2). */
export const REMEMBER_LIFETIME_MS = 14 * DAY;

/** How long a rotated remember secret still counts, for tabs that race each other, in ms (decision W2). */
export const REMEMBER_GRACE_MS = 30 * SECOND;

/** Of cookies for which storefront 9 says nothing else, in ms. */
export const COOKIE_LIFETIME_MS = 14 * DAY;

/** In ms (storefront 9). */
export const POSTAL_CODE_COOKIE_MS = DAY;
