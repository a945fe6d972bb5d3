import { describe, expect, it } from 'vitest';
import { linkedSlugs } from '#shared/rules/content/page-links.ts';

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
