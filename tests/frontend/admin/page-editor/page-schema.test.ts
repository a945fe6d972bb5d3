import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanPastedHtml } from '#frontend/admin/features/page-editor/text-editor/clean-pasted-html.ts';
import { documentOf, htmlOf } from '#frontend/admin/features/page-editor/text-editor/page-schema.ts';
import { sanitisePageText } from '#functions/data/content/sanitise-page-text.ts';
import { demoContent } from '#functions/demo/demo-content.ts';

/** The HTML that the editor makes of a text. */
const edited = (html: string): string => htmlOf(documentOf(html));

describe('the editor keeps what a page may be made of', () => {
  it.each([
    '<h2>Returns</h2><p>Within <strong>30</strong> <em>days</em>, <u>unused</u>, <s>not</s> <code>x</code>.</p>',
    '<ul><li>one</li><li>two<ul><li>three</li></ul></li></ul><ol start="3"><li>three</li></ol>',
    '<table><tbody><tr><th scope="col">What</th><td colspan="2">Cores</td></tr></tbody></table>',
    '<p><a href="/pages/returns">here</a> <a href="mailto:parts@example.com" title="Mail">mail</a></p>',
    '<p><img alt="A van" src="/images/a/2/van.webp"></p>',
    '<blockquote><p>a</p></blockquote><pre><code>a  b</code></pre><hr><p>H<sub>2</sub>O<sup>2</sup><br>b</p>',
    '',
  ])('%s', (html) => {
    expect(edited(html)).toBe(html);
  });
});

describe('the editor leaves out', () => {
  it.each([
    { html: '<p onclick="alert(1)" style="color:red">a</p>', left: '<p>a</p>', why: 'what runs or styles' },
    { html: '<p>a<script>alert(1)</script></p>', left: '<p>a</p>', why: 'a script' },
    { html: '<p><img src="https://evil.test/a.png">a</p>', left: '<p>a</p>', why: 'a picture from elsewhere' },
    { html: '<p><img src="data:image/png;base64,AA">a</p>', left: '<p>a</p>', why: 'a picture in the text itself' },
    { html: '<p><a href="java&#09;script:alert(1)">a</a></p>', left: '<p>a</p>', why: 'H02: a link that runs' },
    { html: '<p><a href="//evil.test">a</a></p>', left: '<p>a</p>', why: 'a link to another host’s path' },
    { html: '<h1>a</h1>', left: '<p>a</p>', why: 'a heading as large as the title, but not its words' },
    {
      html: '<table><caption>c</caption><tbody><tr><td>a</td></tr></tbody></table>',
      left: '<p>c</p><table><tbody><tr><td>a</td></tr></tbody></table>',
      why: 'a caption, but not its words',
    },
  ])('$why', ({ html, left }) => {
    expect(edited(html)).toBe(left);
  });
});

describe('a text that is saved, shown, edited and saved again', () => {
  const pieces = fc.constantFrom(
    '<p>',
    '</p>',
    '<a href="https://x.test">',
    '<a href="java&#09;script:x">',
    '</a>',
    '<img src="/images/a.png">',
    '<img src=x onerror=x>',
    '<script>',
    '</script>',
    '<svg/onload=x>',
    '<textarea>',
    '</textarea>',
    '<ul><li>',
    '</ul>',
    '<td>',
    '<table>',
    '</table>',
    '<b>',
    '<h2>',
    '<!--',
    '-->',
    '&lt;',
    '&amp;',
    '<',
    '"',
    'a',
    ' ',
  );
  const HOSTILE = /<(script|svg|textarea|iframe)|\son\w+=|javascript:/i;

  /** A browser does not show blanks between blocks, and the editor takes them away in its own time. */
  const withoutBlanks = (html: string) => html.replace(/\s+/g, '');

  it('H01, H02 and their kind: is harmless, and the second round changes nothing', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (html) => {
        const saved = sanitisePageText(html.join(''));
        const again = sanitisePageText(edited(saved));
        expect(again).not.toMatch(HOSTILE);
        expect(withoutBlanks(sanitisePageText(edited(again)))).toBe(withoutBlanks(again));
      }),
      { numRuns: 60 },
    );
  });

  it.each(Object.values(demoContent).flatMap(({ pages }) => pages))('$title keeps its words', ({ text }) => {
    const wordsOf = (html: string) =>
      html
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim();
    expect(wordsOf(edited(text))).toBe(wordsOf(text));
  });
});

describe('pasted HTML', () => {
  it.each([
    {
      html: `<html><head><style>p.MsoNormal{margin:0}</style></head><body><!--StartFragment-->
<h1 class="MsoTitle">Title</h1><p class="MsoNormal" style="mso-style:x"><b>Bold</b><o:p>&nbsp;</o:p></p><!--EndFragment--></body></html>`,
      left: '<h2>Title</h2><p><strong>Bold</strong></p>',
      why: 'Word writes its own styles and tags',
    },
    {
      html: `<p class="MsoListParagraph"><span style="mso-list:Ignore">·<span> </span></span>One</p>
<p class="MsoListParagraph"><span style="mso-list:Ignore">·</span>Two</p><p class="MsoNormal">After</p>`,
      left: '<ul><li>One</li><li>Two</li></ul><p>After</p>',
      why: 'Word writes lists as paragraphs',
    },
    {
      html: '<p class="MsoListParagraph"><span style="mso-list:Ignore">1.</span>One</p>',
      left: '<ol><li>One</li></ol>',
      why: 'numbers make a numbered list',
    },
    { html: '<h6>Small</h6>', left: '<h4>Small</h4>', why: 'a page has three sizes of headings' },
    { html: '<span style="font-weight:700">Bold</span>', left: '<p><strong>Bold</strong></p>', why: 'a style says it' },
    { html: '<b style="font-weight:normal">Plain</b>', left: '<p>Plain</p>', why: 'Google Docs wraps it so' },
  ])('becomes $left, as $why', ({ html, left }) => {
    expect(edited(cleanPastedHtml(html))).toBe(left);
  });
});
