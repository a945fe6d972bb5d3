import type { Page } from 'playwright-core';

/**
 * Elements that stick out of the screen at the sides, or are too small for a finger: below 24 by 24 pixels (WCAG
 * 2.5.8).
 */
export const narrowScreenFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const isTooWide = root.scrollWidth > root.clientWidth;
    const faults = isTooWide ? [`the page is ${root.scrollWidth} wide: ${widestElement()}`] : [];
    for (const element of document.querySelectorAll<HTMLElement>('a, button, input, h1, h2, p, img, label')) {
      const { left, right, width, height } = element.getBoundingClientRect();
      const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      // Elements of one pixel are for screen readers only.
      if (!isSeen || width <= 1 || height <= 1) continue;
      const what = `${element.tagName} ${element.textContent || element.getAttribute('aria-label')}`;
      if ((left < 0 || right > root.clientWidth) && !scrollsItself(element))
        faults.push(`${what} stands from ${left} to ${right}`);
      // Links within a text may be as small as the text, and a checkbox can also be tapped by its label.
      const isTarget = element.matches('a, button, input') && !element.matches('p *, [type=checkbox], [type=radio]');
      if (isTarget && Math.min(width, height) < 24) faults.push(`${what} is ${width} by ${height}`);
    }
    return faults;

    /** The innermost element that reaches the right edge of the page. */
    function widestElement(): string | undefined {
      const isWidest = (element: Element) => Math.ceil(element.getBoundingClientRect().right) >= root.scrollWidth;
      return [...document.body.querySelectorAll('*')].filter(isWidest).at(-1)?.outerHTML.slice(0, 200);
    }

    /** A row of tabs that scrolls by finger or by keyboard. */
    function scrollsItself(element: Element): boolean {
      const row = element.closest('[role=tablist]');
      return row !== null && ['auto', 'scroll'].includes(getComputedStyle(row).overflowX);
    }
  });
