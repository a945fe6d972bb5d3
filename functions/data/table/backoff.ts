import { setTimeout } from 'node:timers/promises';

const LONGEST_MS = 400;

/** Waits longer with each attempt, with jitter, so that competing calls do not collide again. */
export const backoff = (attempt: number): Promise<void> =>
  setTimeout(Math.random() * Math.min(LONGEST_MS, 8 * 2 ** attempt));
