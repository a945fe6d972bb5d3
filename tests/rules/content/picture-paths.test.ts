import { expect, it } from 'vitest';
import { pictureAt, picturePaths, uploadedIn } from '#shared/rules/content/picture-paths.ts';

const name = `${'0123456789abcdef'.repeat(2)}.webp`;
const picture = { accountId: 12, name };

it('finds the picture behind each of its paths', () => {
  expect(Object.values(picturePaths(picture)).map(pictureAt)).toEqual([picture, picture, picture]);
});

it.each([
  { path: '', why: 'no path' },
  { path: '/images/logos/12/logo.png', why: 'not uploaded' },
  { path: `/images/a/012/${name}`, why: 'an account is written in one way' },
  { path: `/images/a/12/${name.replace('.', '-300.')}`, why: 'there is no version of 300 pixels' },
  { path: `/images/a/12/${name.toUpperCase()}`, why: 'S3 tells cases apart' },
  { path: `/images/a/12/../13/${name}`, why: 'no path climbs' },
  { path: `https://evil.example/images/a/12/${name}`, why: 'another host' },
])('finds none behind "$path": $why', ({ path }) => {
  expect(pictureAt(path)).toBeUndefined();
});

it('finds the uploaded pictures in the text of a page, each once', () => {
  const { path, large } = picturePaths(picture);
  const text = `<p>${path}<img alt="x" src="${large}" /><img src="${path}"><img src="${large}"><img src="/images/b.png"></p>`;
  expect(uploadedIn(text)).toEqual([large, path]);
});
