import type { PictureRepository } from '#functions/data/content/picture-repository.ts';
import type { MarketingSpot } from '#shared/schemas/stored/content/marketing-spot.ts';
import type { PageWithText } from '#shared/schemas/stored/content/page.ts';

type Picture = Parameters<PictureRepository['saveUpload']>[0];

const times = { created: '2026-03-01T09:00:00.000Z', updated: '2026-03-01T09:00:00.000Z' };

/** An active page of account 2 in its menu. A test names only the fields it is about. */
export const aPage = (overrides: Partial<PageWithText> = {}): PageWithText => ({
  ...times,
  id: 'page-1',
  accountId: 2,
  title: 'Returns and cores',
  slug: 'returns',
  menuTitle: 'Returns',
  active: true,
  displayNavMenuLink: true,
  text: '<p>Within 30 days.</p>',
  ...overrides,
});

/** An uploaded picture. A test names only the fields it is about. */
export const aPicture = (overrides: Partial<Picture> = {}): Picture => ({
  accountId: 2,
  name: `${'a'.repeat(32)}.webp`,
  fileName: 'winter.png',
  uploadedAt: '2026-03-01T09:00:00.000Z',
  ...overrides,
});

/** An active marketing spot of account 2. */
export const aSpot = (overrides: Partial<MarketingSpot> = {}): MarketingSpot => ({
  ...times,
  id: 'spot-1',
  accountId: 2,
  title: 'Ready for winter',
  url: '/pages/winter',
  image: '',
  localFileName: '',
  active: true,
  ...overrides,
});
