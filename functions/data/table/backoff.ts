import { setTimeout } from 'node:timers/promises';

const LONGEST_MS = 400;

/** Longer with each attempt, and by chance, so that rivals do not meet again. */
export const backoff = (attempt: number): Promise<void> =>
  setTimeout(Math.random() * Math.min(LONGEST_MS, 8 * 2 ** attempt));
