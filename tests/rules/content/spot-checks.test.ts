import { describe, expect, it } from 'vitest';
import { spotFaults } from '#shared/rules/content/spot-checks.ts';
import { SPOT_TEXTS } from '#shared/texts/admin/spot-texts.ts';

const spot = { accountId: 3, parentId: 2, title: 'Winter', url: '/pages/winter', image: '/images/a/3/winter.webp' };

describe('a marketing spot', () => {
  it.each(['/pages/winter', '/brake%20pads?x=1', 'https://example.com', 'HTTP://example.com/a'])(
    'may lead to %s',
    (url) => {
      expect(spotFaults({ ...spot, url }, undefined)).toEqual([]);
    },
  );

  it.each([
    '',
    'winter',
    '//evil.test',
    '/\\evil.test',
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,a',
    'https://evil.test\\@shop.test',
    'ftp://example.com',
  ])('may not lead to %s', (url) => {
    expect(spotFaults({ ...spot, url }, undefined)).toEqual([{ path: 'Url', message: SPOT_TEXTS.urlInvalid }]);
  });

  const missing = [{ path: 'image', message: SPOT_TEXTS.imageMissing }];
  const elsewhere = [{ path: 'image', message: SPOT_TEXTS.imageElsewhere }];

  it.each([
    { image: '/images/a/2/winter.webp', before: undefined, faults: [], why: 'a child may use its parent’s picture' },
    { image: '', before: undefined, faults: missing, why: 'a new spot has a picture' },
    { image: '', before: { image: '/images/a/3/old.webp' }, faults: missing, why: 'a picture is not taken away' },
    { image: '', before: { image: '' }, faults: [], why: 'an old spot may be without' },
    { image: '/images/a/4/x.webp', before: undefined, faults: elsewhere, why: 'it is another tenant’s' },
    { image: 'https://evil.test/x.png', before: undefined, faults: elsewhere, why: 'it is elsewhere' },
    { image: '/images/demo.webp', before: { image: '/images/demo.webp' }, faults: [], why: 'it was there before' },
  ])('may have the image "$image" after $before with $faults, as $why', ({ image, before, faults }) => {
    expect(spotFaults({ ...spot, image }, before)).toEqual(faults);
  });

  it('has a title', () => {
    expect(spotFaults({ ...spot, title: ' ' }, undefined)).toEqual([
      { path: 'Title', message: SPOT_TEXTS.titleMissing },
    ]);
  });
});
