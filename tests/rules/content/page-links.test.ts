import { describe, expect, it } from 'vitest';
import { linkedSlugs, picturesIn } from '#shared/rules/content/page-links.ts';

describe('the pages that a text links to', () => {
  it.each([
    { html: '<a href="/pages/returns">a</a>', slugs: ['returns'], why: 'it names the page' },
    {
      html: '<a title="x" href="/pages/Returns?a=1&amp;b#c">a</a>',
      slugs: ['returns'],
      why: 'case, query and hash change no page',
    },
    { html: '<a href="/pages/a">a</a><a href="/pages/a">b</a>', slugs: ['a'], why: 'each is told once' },
    { html: '<a href="https://example.com/pages/a">a</a>', slugs: [], why: 'it is another site’s' },
    { html: '<p>&lt;a href="/pages/a"&gt;</p>', slugs: [], why: 'it is text' },
    { html: '<a title="href=/pages/a">a</a>', slugs: [], why: 'it is a title' },
    { html: '<a href="/brake">a</a>', slugs: [], why: 'it leads to the catalogue' },
  ])('of $html are $slugs, as $why', ({ html, slugs }) => {
    expect(linkedSlugs(html)).toEqual(slugs);
  });
});

it.each([
  { html: '<img src="/images/a/2/van.webp" alt="A van" />', pictures: ['/images/a/2/van.webp'] },
  { html: '<img alt="src" src="/images/a.png" /><img src="/images/a.png" />', pictures: ['/images/a.png'] },
  { html: '<p>src="/images/a.png"</p>', pictures: [] },
])('the pictures in $html are $pictures', ({ html, pictures }) => {
  expect(picturesIn(html)).toEqual(pictures);
});
