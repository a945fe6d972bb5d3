/** Failed logins are counted for this many ms, from the first of them on (decisions I2, B154). */
export const LOCKOUT_WINDOW_MS = 15 * 60 * 1000;

/**
 * How many logins may fail in LOCKOUT_WINDOW_MS before the next one is refused without a look at its password (decision I2).
 * The first two stop one address. Only a login from very many addresses reaches the third, so nobody is locked out by a
 * stranger who tries their name a few times.
 */
export const LOGIN_LIMITS = { nameAtAddress: 10, address: 100, name: 200 } as const;

/** What failed logins are counted for: a user name at one address, an address, a user name anywhere. */
export type LoginCount = keyof typeof LOGIN_LIMITS;
