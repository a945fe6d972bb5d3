import type { PageEditing, PageRow, PageView, SpotRow } from '#shared/contracts/content-views.ts';
import { aPage, aSpot } from '../content.ts';

/** A page as its editor gets it. A test names only the fields it is about. */
export const aPageView = (overrides: Partial<PageView> = {}, editing: Partial<PageEditing> = {}): PageView => ({
  ...aPage(),
  editing: { companyName: 'Summit Collision', version: 3, hides: '', brokenLinks: [], missingPictures: [], ...editing },
  ...overrides,
});

/** A row of the list of pages. */
export function aPageRow(overrides: Partial<PageRow> = {}): PageRow {
  const { text: _text, ...page } = aPage();
  return { ...page, companyName: 'Summit Collision', version: 3, inherited: false, hides: '', ...overrides };
}

/** A marketing spot as its administrators get it. */
export const aSpotRow = (overrides: Partial<SpotRow> = {}): SpotRow => ({
  ...aSpot(),
  companyName: 'Summit Collision',
  version: 3,
  inherited: false,
  ...overrides,
});
