/** Failed logins are counted for this many ms, from the first of them on (decision I2). */
export const LOCKOUT_WINDOW_MS = 15 * 60 * 1000;

const FAILURES_PER_USER_NAME = 10;
/** Higher, so that one clerk does not lock out the shop behind the same address. */
const FAILURES_PER_ADDRESS = 100;

/** Attempts that have not succeeded, the one at hand included. */
export interface AttemptCount {
  readonly attempts: number;
  /** ISO moment of the first of them; LOCKOUT_WINDOW_MS later counting starts anew. */
  readonly firstAt: string;
}

export interface LoginAttempts {
  readonly ofUserName: AttemptCount;
  readonly ofAddress: AttemptCount;
}

/**
 * Until when (ms of the epoch) the attempt at hand is refused without a look at the password, as it comes after too many
 * failures; undefined when it does not (decision I2).
 */
export function lockedOutUntil({ ofUserName, ofAddress }: LoginAttempts): number | undefined {
  const full = [
    ...(ofUserName.attempts > FAILURES_PER_USER_NAME ? [ofUserName] : []),
    ...(ofAddress.attempts > FAILURES_PER_ADDRESS ? [ofAddress] : []),
  ];
  if (full.length === 0) return undefined;
  return Math.max(...full.map(({ firstAt }) => Date.parse(firstAt))) + LOCKOUT_WINDOW_MS;
}
