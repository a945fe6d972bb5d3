const MINUTE_MS = 60_000;
/** A day and a half in all: long enough for a provider's outage, short enough for the message to still matter. */
const DELAYS_MS = [1, 2, 4, 8, 15, 30, 60, 120, 240, 480, 960].map((minutes) => minutes * MINUTE_MS);

/**
 * Milliseconds to wait after this many attempts that certainly sent nothing (decision O8). Undefined means that a
 * person has to look at it.
 */
export const retryDelay = (attempts: number): number | undefined => DELAYS_MS[attempts - 1];

/** How long a process may hold a message, longer than any function runs. After that the message counts as abandoned. */
export const OUTBOX_LEASE_MS = 2 * MINUTE_MS;
