/** Failed logins are counted in windows of this many ms (decision I2). */
export const LOCKOUT_WINDOW_MS = 15 * 60 * 1000;

const FAILURES_PER_USER_NAME = 10;
/** Higher, so that one clerk does not lock out the shop behind the same address. */
const FAILURES_PER_ADDRESS = 100;

/** Attempts within the window that have not succeeded, the one at hand included. */
export interface LoginAttempts {
  readonly ofUserName: number;
  readonly ofAddress: number;
}

/** Whether the attempt at hand comes after too many failures (decision I2); it is then refused without a look at the password. */
export const isLockedOut = ({ ofUserName, ofAddress }: LoginAttempts): boolean =>
  ofUserName > FAILURES_PER_USER_NAME || ofAddress > FAILURES_PER_ADDRESS;
