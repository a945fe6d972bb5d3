import type { Page } from 'playwright-core';
import { axeFindings } from './axe-findings.ts';
import { narrowScreenFaults } from './narrow-screen-faults.ts';

/** The narrowest desktop screen and the phones of the journeys, in pixels. */
const DESKTOP = 1280;
const PHONE = 375;
const SMALLEST_PHONE = 320;

/**
 * The faults of a screen: the findings of axe, and on narrow screens also elements that stick out or are too small for a
 * finger. Screens below 375 px have the layout of 375 px, in which axe finds the same.
 */
export async function screenFaults(page: Page): Promise<string[]> {
  const { width } = page.viewportSize() ?? { width: DESKTOP };
  return [
    ...(width < DESKTOP ? await narrowScreenFaults(page) : []),
    ...(width >= PHONE ? await axeFindings(page) : []),
  ];
}

/** The same. On a phone it then makes the screen as narrow as the smallest phone, and looks there too. */
export async function screenFaultsDownToSmallest(page: Page): Promise<string[]> {
  const faults = await screenFaults(page);
  const screen = page.viewportSize();
  if (screen?.width !== PHONE) return faults;
  await page.setViewportSize({ ...screen, width: SMALLEST_PHONE });
  const narrow = await narrowScreenFaults(page);
  await page.setViewportSize(screen);
  return [...faults, ...narrow];
}
