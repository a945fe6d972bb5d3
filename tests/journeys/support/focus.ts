import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The focused element, by its accessible name, and whether its focus is visible. */
const stopOf = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement;
    if (element === document.body) return { name: 'nothing', isSeen: true };
    const label = element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent;
    const name = label || element.textContent || element.querySelector('img')?.alt || element.tagName;
    // The frame of a field may show the outline for it.
    return { name, isSeen: [element, element.parentElement].some((one) => one && isOutlined(one)) };

    function isOutlined(one: Element): boolean {
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(one);
      const width = Number.parseFloat(outlineWidth);
      const reach = Math.max(0, width + Number.parseFloat(outlineOffset));
      return outlineStyle !== 'none' && width >= 2 && !isCutOff(one, reach);
    }

    /** Whether a scrolling or clipping ancestor, such as the frame of a field, cuts it off. */
    function isCutOff(one: Element, reach: number): boolean {
      const { left, right } = one.getBoundingClientRect();
      for (let around = one.parentElement; around; around = around.parentElement) {
        const edge = around.getBoundingClientRect();
        const isCutting = getComputedStyle(around).overflowX !== 'visible';
        if (isCutting && left - reach < edge.left && right + reach > edge.right) return true;
      }
      return false;
    }
  });

/** Waits until the focus is on this element. */
export const isAt = (page: Page, name: string) => expect.poll(async () => (await stopOf(page)).name).toBe(name);

/** Presses Tab until the focus is on this element. Returns the stops on the way, including it. */
export async function tabTo(page: Page, name: string, key = 'Tab'): Promise<string[]> {
  const names: string[] = [];
  while (names.at(-1) !== name) {
    expect(names.length, `${name} is not reached by way of ${names.join(', ')}`).toBeLessThan(60);
    await page.keyboard.press(key);
    const stop = await stopOf(page);
    expect(stop).toEqual({ name: stop.name, isSeen: true });
    names.push(stop.name);
  }
  return names;
}
