const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** How often the page requests a new token, in ms (decision W2). */
export const REFRESH_INTERVAL_MS = 10 * MINUTE;

/** Tokens and their cookies outlive the interval by a minute (storefront 9), in ms. */
export const TOKEN_LIFETIME_MS = REFRESH_INTERVAL_MS + MINUTE;

/** How long a session and its remember cookie last after their last renewal, in ms (decision W2). */
export const REMEMBER_LIFETIME_MS = 14 * DAY;

/** How long a rotated remember secret is still accepted, for tabs that race each other, in ms (decision W2). */
export const REMEMBER_GRACE_MS = 30 * SECOND;

/** The default cookie lifetime of storefront 9, in ms. */
export const COOKIE_LIFETIME_MS = 14 * DAY;

/** In ms (storefront 9). */
export const POSTAL_CODE_COOKIE_MS = DAY;
