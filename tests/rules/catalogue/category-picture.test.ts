import { expect, it } from 'vitest';
import { categoryPicture } from '#shared/rules/catalogue/category-picture.ts';

it.each([
  ['Body', '/images/categories/body.webp'],
  ['Fog & Signal Lamps', '/images/categories/fog-signal-lamps.webp'],
  ['  Liftgates/Tailgates ', '/images/categories/liftgates-tailgates.webp'],
  ['../../secret', '/images/categories/secret.webp'],
])('the picture of %s is %s', (name, path) => {
  expect(categoryPicture(name)).toBe(path);
});
