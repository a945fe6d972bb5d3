import { expect, it } from 'vitest';
import { partPictures } from '#shared/rules/catalogue/part-pictures.ts';

const image = (size: string, url: string, title = 'Hood') => ({ title, size, url });

it('treats the sizes of one title as one picture', () => {
  const images = [image('Thumbnail', '/t'), image('Large', '/l'), image('Full', '/f')];
  expect(partPictures(images)).toEqual([{ title: 'Hood', thumbnail: '/t', large: '/l', full: '/f' }]);
});

it('recognizes sizes by their pixels', () => {
  const images = [image('1200x900', '/f'), image('120x90', '/t'), image('400x300', '/l')];
  expect(partPictures(images)).toEqual([{ title: 'Hood', thumbnail: '/t', large: '/l', full: '/f' }]);
});

it('measures a picture by its longer side, also if that is its height', () => {
  const images = [image('90x1200', '/f'), image('90x120', '/t'), image('90x400', '/l')];
  expect(partPictures(images)).toEqual([{ title: 'Hood', thumbnail: '/t', large: '/l', full: '/f' }]);
});

it.each([
  { why: 'only a large one', images: [image('Large', '/l')], picture: { thumbnail: '/l', large: '/l', full: '/l' } },
  { why: 'one of no size', images: [image('', '/a')], picture: { thumbnail: '/a', large: '/a', full: '/a' } },
  { why: 'an unknown size', images: [image('Poster', '/p')], picture: { thumbnail: '/p', large: '/p', full: '/p' } },
  {
    why: 'no full one',
    images: [image('thumbnail', '/t'), image('large', '/l')],
    picture: { thumbnail: '/t', large: '/l', full: '/l' },
  },
  {
    why: 'a known size goes before an unknown one',
    images: [image('Poster', '/p'), image('thumbnail', '/t')],
    picture: { thumbnail: '/t', large: '/t', full: '/t' },
  },
  {
    why: 'a full one goes before an unknown one',
    images: [image('Poster', '/p'), image('full', '/f')],
    picture: { thumbnail: '/f', large: '/f', full: '/f' },
  },
  {
    why: 'a large one goes before an unknown one',
    images: [image('Poster', '/p'), image('large', '/l')],
    picture: { thumbnail: '/l', large: '/l', full: '/l' },
  },
  {
    why: 'a name that ends with pixels is unknown',
    images: [image('Poster 1200x900', '/p'), image('thumbnail', '/t')],
    picture: { thumbnail: '/t', large: '/t', full: '/t' },
  },
  {
    why: 'a name that begins with pixels is unknown',
    images: [image('1200x900 poster', '/p'), image('thumbnail', '/t')],
    picture: { thumbnail: '/t', large: '/t', full: '/t' },
  },
])('replaces a missing size with the next best: $why', ({ images, picture }) => {
  expect(partPictures(images)).toEqual([{ title: 'Hood', ...picture }]);
});

it.each([
  { why: 'of other titles', images: [image('Large', '/1', 'Front'), image('Large', '/2', 'Back')] },
  { why: 'of other titles and sizes', images: [image('Large', '/1', 'Front'), image('Full', '/2', 'Back')] },
  { why: 'of no size and of one', images: [image('', '/1'), image('Large', '/2')] },
  { why: 'of no size, such as those of a yard', images: [image('', '/1'), image('', '/2')] },
  { why: 'of one size twice', images: [image('Large', '/1'), image('Large', '/2')] },
])('keeps pictures apart $why', ({ images }) => {
  expect(partPictures(images).map(({ large }) => large)).toEqual(['/1', '/2']);
});
