import type { Page } from 'playwright-core';

/** Waits for fades and slides to end. Longer animations, such as the life of a toast, are not waited for. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const LONGEST_MS = 1000;
    const passing = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= LONGEST_MS);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
