import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PageText } from '#frontend/ui/content/page-text.tsx';
import { renderUi } from '../render-ui.tsx';

/** The HTML that stands on the screen, without the frame around it. */
function shown(html: string): string {
  renderUi(
    <article>
      <PageText html={html} />
    </article>,
  );
  return screen.getByRole('article').firstElementChild?.innerHTML ?? '';
}

describe('the text of a page is what it may be made of', () => {
  it.each([
    { html: '<h2>Returns</h2><p>Within <b>30</b> days<br>unused</p>', why: 'headings and paragraphs' },
    { html: '<ol start="3"><li>One</li></ol>', why: 'a list that goes on' },
    { html: '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>', why: 'a table' },
    { html: '<img alt="A" width="20" height="10" src="/images/a.webp">', why: "the store's own picture" },
    { html: '5 &lt; 6 &amp; 7', why: 'text' },
  ])('keeps $why', ({ html }) => {
    expect(shown(html)).toBe(html);
  });

  it.each([
    { html: '<p onclick="alert(1)" style="color:red">a</p>', left: '<p>a</p>', why: 'what runs or styles' },
    { html: '<script>alert(1)</script><p>a</p>', left: '<p>a</p>', why: 'a script' },
    { html: '<style>body{}</style>a', left: 'a', why: 'a style' },
    { html: '<img src="https://evil.test/a.png">a', left: 'a', why: 'a picture from elsewhere' },
    { html: '<img src="x" onerror="alert(1)">a', left: 'a', why: 'a picture that fails on purpose' },
    { html: '<svg/onload=alert(1)>a', left: '', why: 'a drawing that runs' },
    { html: '<h1>a</h1>', left: 'a', why: 'a heading as large as the title, but not its words' },
    { html: '<form><input value="a">b</form>', left: 'b', why: 'a form' },
    { html: '<iframe src="/"></iframe>a', left: 'a', why: 'a frame' },
    // H01 and H02 of the cases met in the wild.
    { html: '!<textarea>&lt;/textarea&gt;&lt;svg/onload=prompt`xs`&gt;</textarea>!', left: '!!', why: 'H01' },
    { html: '<a href="java&#09;script:alert(1)">a</a>', left: 'a', why: 'H02' },
    { html: '<a href="//evil.test">a</a>', left: 'a', why: "another host's path" },
    { html: '<a href="data:text/html,a">a</a>', left: 'a', why: 'a link that brings its page along' },
  ])('drops $why', ({ html, left }) => {
    expect(shown(html)).toBe(left);
  });
});

it.each([
  { to: '/pages/about', target: null, rel: null, why: 'within the store' },
  {
    to: 'https://example.com/',
    target: '_blank',
    rel: 'noopener noreferrer',
    why: 'elsewhere, in a window of its own',
  },
  { to: 'mailto:a@example.com', target: null, rel: null, why: 'a mail' },
  { to: 'tel:3035550100', target: null, rel: null, why: 'a call' },
])('a link leads $why', ({ to, target, rel }) => {
  renderUi(<PageText html={`<p><a href="${to}" title="More">a</a></p>`} />);
  const link = screen.getByRole('link', { name: 'a' });
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel'), link.title]).toEqual([
    to,
    target,
    rel,
    'More',
  ]);
});
