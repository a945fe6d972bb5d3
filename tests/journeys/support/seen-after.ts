import type { Locator } from 'playwright-core';

/**
 * Does something and catches a text that is on the screen only briefly, such as a toast. It starts to look before the
 * action, so that a slow machine does not miss the text.
 */
export async function seenAfter(act: () => Promise<unknown>, passing: Locator): Promise<void> {
  await Promise.all([passing.first().waitFor(), act()]);
}
