const MINUTE_MS = 60_000;
/** A day and a half in all: long enough for a provider's bad night, short enough that the news is still news. */
const DELAYS_MS = [1, 2, 4, 8, 15, 30, 60, 120, 240, 480, 960].map((minutes) => minutes * MINUTE_MS);

/**
 * How long to wait after the given number of attempts that certainly sent nothing (decision O8), in milliseconds.
 * Undefined: a person has to look.
 */
export const retryDelay = (attempts: number): number | undefined => DELAYS_MS[attempts - 1];

/** A process that sends has this long, longer than any function may run; then its message counts as abandoned. */
export const OUTBOX_LEASE_MS = 2 * MINUTE_MS;
