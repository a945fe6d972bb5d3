import { describe, expect, it } from 'vitest';
import { isPageImage, leavesStore, PAGE_ATTRIBUTES, PAGE_SCHEMES, PAGE_TAGS } from '#shared/rules/base/page-html.ts';

describe('the text of a content page', () => {
  it.each([
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'hr',
    'blockquote',
    'pre',
    'code',
    'ul',
    'ol',
    'li',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'a',
    'img',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'caption',
  ])('may have <%s>', (tag) => {
    expect(PAGE_TAGS).toContain(tag);
  });

  it.each([
    { tag: 'a', attributes: ['href', 'title', 'target', 'rel'] },
    { tag: 'img', attributes: ['src', 'alt', 'title', 'width', 'height'] },
    { tag: 'ol', attributes: ['start'] },
    { tag: 'th', attributes: ['colspan', 'rowspan', 'scope'] },
    { tag: 'td', attributes: ['colspan', 'rowspan'] },
  ])('may have $attributes on <$tag>', ({ tag, attributes }) => {
    expect(PAGE_ATTRIBUTES[tag]).toEqual(attributes);
  });

  it.each(['script', 'style', 'iframe', 'form', 'input', 'h1', 'svg'])('never has <%s>', (tag) => {
    expect(PAGE_TAGS).not.toContain(tag);
  });

  it('links by these schemes and no other', () => {
    expect(PAGE_SCHEMES).toEqual(['http', 'https', 'mailto', 'tel']);
  });
});

it.each([
  { address: '/images/pages/hood.png', own: true, why: 'it is a picture of the store' },
  { address: '/images/a', own: true, why: 'one letter is a name' },
  { address: '/images/', own: false, why: 'it names no picture' },
  { address: '/images/../secret.png', own: false, why: 'it leaves the folder' },
  { address: 'https://elsewhere.test/images/a.png', own: false, why: 'it is somebody else’s' },
  { address: '/images/a.png?track=1', own: false, why: 'it carries a question' },
  { address: '/images/a b.png', own: false, why: 'a space stands in no name' },
])('the picture $address is the store’s: $own, as $why', ({ address, own }) => {
  expect(isPageImage(address)).toBe(own);
});

it.each([
  { address: 'https://elsewhere.test', leaves: true, why: 'it is a web address' },
  { address: ' HTTP://elsewhere.test', leaves: true, why: 'case and spaces make no difference' },
  { address: '/parts', leaves: false, why: 'it is a path of the store' },
  { address: 'mailto:parts@summit.test', leaves: false, why: 'it opens no page' },
  { address: '/go?to=http://elsewhere.test', leaves: false, why: 'the address stands inside of another' },
])('the link $address leaves the store: $leaves, as $why', ({ address, leaves }) => {
  expect(leavesStore(address)).toBe(leaves);
});
