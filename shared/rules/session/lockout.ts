/** How long failed logins count, in ms, starting with the first (decisions I2, B154). */
export const LOCKOUT_WINDOW_MS = 15 * 60 * 1000;

/**
 * How many logins may fail within LOCKOUT_WINDOW_MS before the next is refused without checking its password (decision
 * I2). The first two limits stop one address. The third needs very many addresses, so a stranger who tries a name a few
 * times locks nobody out.
 */
export const LOGIN_LIMITS = { nameAtAddress: 10, address: 100, name: 200 } as const;

/** Failed logins are counted by user name at one address, by address, and by user name anywhere. */
export type LoginCount = keyof typeof LOGIN_LIMITS;
