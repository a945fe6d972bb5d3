import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PAGE_SIZE, offeredPageSizes, pageSizeOf } from '#shared/rules/base/page-sizes.ts';
import { clampedPage, mayTurnTo, pageCount, pageWindow } from '#shared/rules/base/page-window.ts';

describe('the pages of a list (storefront 2, 9)', () => {
  it.each([
    { total: 0, take: 12, pages: 1, why: 'an empty list has one page' },
    { total: 12, take: 12, pages: 1, why: 'they fill one page' },
    { total: 13, take: 12, pages: 2, why: 'the last page may be almost empty' },
    { total: 1_000_000, take: 12, pages: 999, why: 'pages end at 999' },
  ])('$total parts, $take per page, make $pages pages, because $why', ({ total, take, pages }) => {
    expect(pageCount(total, take)).toBe(pages);
  });

  it.each([
    { current: 1, pages: 1, shown: [1] },
    { current: 2, pages: 3, shown: [1, 2, 3] },
    { current: 1, pages: 9, shown: [1, 2, 3, 4, 5] },
    { current: 5, pages: 9, shown: [3, 4, 5, 6, 7] },
    { current: 9, pages: 9, shown: [5, 6, 7, 8, 9] },
  ])('page $current of $pages shows $shown', ({ current, pages, shown }) => {
    expect(pageWindow(current, pages)).toEqual(shown);
  });

  it('show up to five consecutive pages that exist, including the current one', () => {
    const where = fc
      .integer({ min: 1, max: 999 })
      .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));
    fc.assert(
      fc.property(where, ([current, pages]) => {
        const shown = pageWindow(current, pages);
        expect(shown).toContain(current);
        expect(shown).toEqual(Array.from({ length: Math.min(5, pages) }, (_, index) => Number(shown[0]) + index));
        expect(Number(shown[0])).toBeGreaterThanOrEqual(1);
        expect(Number(shown.at(-1))).toBeLessThanOrEqual(pages);
      }),
    );
  });

  it.each([
    { requested: 2, may: true, why: 'it is another page' },
    { requested: 1, may: true, why: 'it is the first' },
    { requested: 3, may: false, why: 'it is the current page' },
    { requested: -1, may: false, why: '-1 is not a page' },
    { requested: 0, may: false, why: 'pages begin at 1' },
    { requested: 10, may: true, why: 'it is the last' },
    { requested: 11, may: false, why: 'there are ten' },
    { requested: 1.5, may: false, why: 'it is none' },
  ])('from page 3 of 10, page $requested may be requested: $may, because $why', ({ requested, may }) => {
    expect(mayTurnTo(requested, 3, 10)).toBe(may);
  });

  it.each([
    { page: 0, clamped: 1 },
    { page: 1000, clamped: 999 },
    { page: Number.NaN, clamped: 1 },
    { page: Number.POSITIVE_INFINITY, clamped: 999 },
    { page: 2.9, clamped: 2 },
  ])('page $page is page $clamped', ({ page, clamped }) => {
    expect(clampedPage(page)).toBe(clamped);
  });

  it('have 12 parts by default, or one of the page sizes', () => {
    expect(DEFAULT_PAGE_SIZE).toBe(12);
    expect(offeredPageSizes).toEqual([12, 24, 48, 96]);
    expect([36, 13].map(pageSizeOf)).toEqual([36, undefined]);
  });
});
