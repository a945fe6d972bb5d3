import type { Locator } from 'playwright-core';

/**
 * Does something, and sees what stands on the screen after it for a moment only, such as a toast: it is looked out for
 * from before on, so that a machine that stands still meanwhile does not miss it.
 */
export async function seenAfter(act: () => Promise<unknown>, passing: Locator): Promise<void> {
  await Promise.all([passing.first().waitFor(), act()]);
}
