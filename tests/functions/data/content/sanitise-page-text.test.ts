import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitisePageText } from '#functions/data/content/sanitise-page-text.ts';

describe('the text of a page (decision F2)', () => {
  it.each([
    '<h2>Returns</h2><p>Within <strong>30</strong> <em>days</em>.</p>',
    '<ul><li>one</li></ul><ol start="3"><li>three</li></ol>',
    '<table><thead><tr><th scope="col">What</th></tr></thead><tbody><tr><td colspan="2">Cores</td></tr></tbody></table>',
    '<p><a href="/pages/returns">here</a> <a href="mailto:parts@example.com">mail</a> <a href="tel:+13035550110">call</a></p>',
    '<img src="/images/pages/2/van.png" alt="A van" width="400" height="300" />',
    '<p>Smith &amp; Sons &lt;3</p>',
  ])('keeps what an editor writes: %s', (text) => {
    expect(sanitisePageText(text)).toBe(text);
  });

  it.each([
    { text: '<script>alert(1)</script>', left: '', why: 'scripts run' },
    {
      text: '<p onclick="alert(1)" style="position:fixed" class="x" id="y">a</p>',
      left: '<p>a</p>',
      why: 'attributes run and style',
    },
    { text: '<style>*{display:none}</style>a', left: 'a', why: 'styles are the store’s' },
    {
      text: '<iframe src="https://evil.test"></iframe><form><input></form>',
      left: '',
      why: 'frames and forms are others’',
    },
    { text: '<svg onload=alert(1)><math><mtext></mtext></math></svg>', left: '', why: 'drawings run' },
    { text: '<a href="javascript:alert(1)">a</a>', left: '<a>a</a>', why: 'the link runs' },
    { text: '<a href="java&#09;script:alert(1)">a</a>', left: '<a>a</a>', why: 'H02: a tab hides the script' },
    { text: '<a href="//evil.test/x">a</a>', left: '<a>a</a>', why: 'two slashes lead to another host' },
    { text: '<a href="data:text/html,x">a</a>', left: '<a>a</a>', why: 'the link holds a page' },
    { text: '<img src="https://evil.test/pixel.gif">', left: '', why: 'pictures are the store’s own' },
    { text: '<img src="/images/../api/user">', left: '', why: 'that is no picture' },
    { text: '<img src=x onerror=alert(1)>', left: '', why: 'that is no picture' },
    { text: '<img alt="A van">', left: '', why: 'a picture without an address shows nothing' },
    { text: '<h1>Title</h1>', left: 'Title', why: 'a page has one first heading, its title' },
    { text: '<p>a</p><html>b</html>', left: '<p>a</p>b', why: 'a whole document is pasted into a page like any text' },
    { text: '<p>a<!-- b --></p>', left: '<p>a</p>', why: 'comments are for nobody' },
  ])('of $text leaves $left, as $why', ({ text, left }) => {
    expect(sanitisePageText(text)).toBe(left);
  });

  it('opens a link that leaves the store in a window that knows nothing of this one', () => {
    expect(sanitisePageText('<a href="https://example.com" target="_self" rel="opener">a</a>')).toBe(
      '<a href="https://example.com" target="_blank" rel="noopener noreferrer">a</a>',
    );
  });

  it('H01: has no script after it is read twice', () => {
    const text = '!<textarea>&lt;/textarea&gt;&lt;svg/onload=prompt`xs`&gt;</textarea>!';
    const once = sanitisePageText(text);
    expect(once).not.toMatch(/<svg|<textarea/i);
    expect(sanitisePageText(once)).toBe(once);
  });

  const pieces = fc.constantFrom(
    ...[
      '<p>',
      '</p>',
      '<a href="',
      'https://x.test',
      '">',
      '</a>',
      '<img src="/images/a.png">',
      '<script>',
      '</script>',
    ],
    ...[
      '<svg/onload=x>',
      '<textarea>',
      '</textarea>',
      '<!--',
      '-->',
      '&lt;',
      '&amp;',
      '&#60;',
      '<',
      '>',
      '"',
      'a',
      '<b>',
    ],
    ...[
      '<table>',
      '<td>',
      '<noscript>',
      '<style>',
      '<xmp>',
      '<title>',
      '<math>',
      '<li>',
      'javascript:',
      '\u0000',
      '\\',
    ],
  );
  it('has nothing that is not allowed, read once or twice', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 15 }), (parts) => {
        const once = sanitisePageText(parts.join(''));
        const both = once + sanitisePageText(once);
        expect(both).not.toMatch(/<(?!\/?(p|a|img|b|table|td|li)\b)/);
        expect(both.replace(/"[^"]*"/g, '""')).not.toMatch(/<[^>]*\bon\w+=/i);
        expect(both).not.toMatch(/<[^>]*\bhref="\s*javascript:/i);
      }),
      { numRuns: 1000 },
    );
  });
});
