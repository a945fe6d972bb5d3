import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageFaults, slugOf } from '#shared/rules/content/page-checks.ts';
import { isSlug } from '#shared/schemas/stored/content/page.ts';
import { PAGE_TEXTS } from '#shared/texts/admin/page-texts.ts';
import { CONTENT_TEXTS } from '#shared/texts/content/content-texts.ts';

const page = { title: 'Returns', slug: 'returns', menuTitle: 'Returns', text: '<p>Within 30 days.</p>' };

describe('a page', () => {
  it('has a title, a slug, a menu title and a text', () => {
    expect(pageFaults(page)).toEqual([]);
  });

  it.each([
    { field: { title: '  ' }, path: 'Title', message: PAGE_TEXTS.titleMissing, why: 'it has none' },
    { field: { slug: '' }, path: 'Slug', message: PAGE_TEXTS.slugMissing, why: 'it has none' },
    { field: { slug: 'About us' }, path: 'Slug', message: PAGE_TEXTS.slugInvalid, why: 'it has a space' },
    { field: { slug: 'about-us/' }, path: 'Slug', message: PAGE_TEXTS.slugInvalid, why: 'it has a slash (U09)' },
    { field: { slug: 'a--b' }, path: 'Slug', message: PAGE_TEXTS.slugInvalid, why: 'it has two hyphens in a row' },
    { field: { menuTitle: '' }, path: 'MenuTitle', message: PAGE_TEXTS.menuTitleMissing, why: 'it has none' },
    { field: { text: '' }, path: 'Text', message: PAGE_TEXTS.textMissing, why: 'it has none' },
    {
      field: { text: '<p> &nbsp;<br /></p><hr />' },
      path: 'Text',
      message: PAGE_TEXTS.textMissing,
      why: 'tags are no words',
    },
    {
      field: { text: 'x'.repeat(60_001) },
      path: 'Text',
      message: CONTENT_TEXTS.textTooLong,
      why: 'the table holds no more',
    },
  ])('is refused with $field, as $why', ({ field, path, message }) => {
    expect(pageFaults({ ...page, ...field })).toEqual([{ path, message }]);
  });

  it.each(['<p><img src="/images/a/2/van.webp" /></p>', '<p>0</p>', 'x'.repeat(60_000)])('may say %s', (text) => {
    expect(pageFaults({ ...page, text })).toEqual([]);
  });
});

describe('the slug that a title suggests', () => {
  it.each([
    { title: 'Returns & cores', slug: 'returns-cores' },
    { title: '  Smith’s yard: “DBA: POWERMADD”  ', slug: 'smiths-yard-dba-powermadd' },
    { title: 'Über uns', slug: 'uber-uns' },
    { title: '漢字', slug: '' },
    { title: `${'long '.repeat(11)}wording`, slug: `${'long-'.repeat(11)}wordi` },
  ])('of $title is $slug', ({ title, slug }) => {
    expect(slugOf(title)).toBe(slug);
  });

  it('is empty or can be used', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (title) => {
        const slug = slugOf(title);
        expect(slug === '' || isSlug(slug)).toBe(true);
      }),
    );
  });
});
