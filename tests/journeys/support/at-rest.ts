import type { Page } from 'playwright-core';

/** Waits for what fades or slides to be where it stays. What goes on for longer, as the life of a toast, is not waited for. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const LONGEST_MS = 1000;
    const passing = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= LONGEST_MS);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
