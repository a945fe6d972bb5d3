import { expect, it } from 'vitest';
import { aftermarketOffers } from '#functions/imports/publishing/offers-of.ts';
import { aProduct } from '../../../support/search/small-catalogue.ts';

async function* each<Row>(...rows: readonly Row[]) {
  yield* rows;
}

it('has the first picture of a part for lists, in the size that fits there', async () => {
  const images = [
    { title: 'Front', size: 'full', url: '/images/front-full.webp' },
    { title: 'Front', size: 'large', url: '/images/front.webp' },
    { title: 'Back', size: '', url: '/images/back.webp' },
  ];
  const products = each(aProduct({ partNumber: 'A100', images }), aProduct({ partNumber: 'B200', images: [] }));
  const shown: string[] = [];
  for await (const { imageUrl } of aftermarketOffers({ products, prices: each(), stock: each() })) shown.push(imageUrl);
  expect(shown).toEqual(['/images/front.webp', '']);
});
