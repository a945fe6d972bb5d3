import { formatTime } from './format-time.ts';

const MINUTE_MS = 60_000;

/** The time of day after `retryAfter` seconds. Whole minutes, rounded up: at the time that is named one may really try again. */
export const retryTime = (retryAfter: number, now: Date): string =>
  formatTime(new Date(Math.ceil((now.getTime() + retryAfter * 1000) / MINUTE_MS) * MINUTE_MS));
