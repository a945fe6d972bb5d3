import type { Page } from 'playwright-core';

/** Starts measuring the layout shift with the next page that is opened. */
export const watchLayoutShift = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = globalThis as unknown as { layoutShift: number };
    seen.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.layoutShift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The layout shift so far. Up to 0.1 is good. */
export const layoutShiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { layoutShift: number }).layoutShift);
