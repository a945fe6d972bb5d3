import {
  type Attrs,
  DOMSerializer,
  DOMParser as HtmlReader,
  type MarkSpec,
  type NodeSpec,
  Schema,
} from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';
import { isPageImage } from '#shared/rules/base/page-html.ts';
import { mayLinkTo } from '../../../../ui/content/may-link-to.ts';

/** The given attributes of an element that it has. */
const attributesOf = (element: HTMLElement, names: readonly string[]): Attrs =>
  Object.fromEntries(names.map((name) => [name, element.getAttribute(name)]));

/** Only the attributes that have a value are written. */
const written = (attributes: Attrs): Attrs =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== null && value !== ''));

const optional = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, { default: null }]));

const PICTURE = ['src', 'alt', 'title', 'width', 'height'];

const nodes: Record<string, NodeSpec> = {
  doc: { content: 'block+' },
  paragraph: { content: 'inline*', group: 'block', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
  heading: {
    attrs: { level: { default: 2 } },
    content: 'inline*',
    group: 'block',
    defining: true,
    parseDOM: [2, 3, 4].map((level) => ({ tag: `h${level}`, attrs: { level } })),
    toDOM: ({ attrs }) => [`h${attrs['level']}`, 0],
  },
  blockquote: {
    content: 'block+',
    group: 'block',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  code: {
    content: 'text*',
    marks: '',
    group: 'block',
    code: true,
    defining: true,
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
    toDOM: () => ['pre', ['code', 0]],
  },
  bulletList: { content: 'listItem+', group: 'block', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] },
  orderedList: {
    attrs: optional('start'),
    content: 'listItem+',
    group: 'block',
    parseDOM: [{ tag: 'ol', getAttrs: (element) => attributesOf(element, ['start']) }],
    toDOM: ({ attrs }) => ['ol', written(attrs), 0],
  },
  listItem: {
    content: 'paragraph block*',
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: () => ['li', 0],
  },
  ...tableNodes({
    tableGroup: 'block',
    cellContent: 'block+',
    cellAttributes: {
      scope: {
        default: null,
        getFromDOM: (element) => element.getAttribute('scope'),
        setDOMAttr: (value, attributes) => {
          if (value) attributes['scope'] = value;
        },
      },
    },
  }),
  picture: {
    inline: true,
    group: 'inline',
    draggable: true,
    attrs: optional(...PICTURE),
    parseDOM: [
      {
        tag: 'img[src]',
        getAttrs: (element) => isPageImage(element.getAttribute('src') ?? '') && attributesOf(element, PICTURE),
      },
    ],
    // An empty alternative text marks a picture as decorative.
    toDOM: ({ attrs }) => ['img', { alt: '', ...written(attrs) }],
  },
  lineBreak: { inline: true, group: 'inline', selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
  text: { group: 'inline' },
};

/** A mark that is one plain tag, and the tags that are read as it. */
const tagMark = (tag: string, ...others: readonly string[]): MarkSpec => ({
  parseDOM: [tag, ...others].map((each) => ({ tag: each })),
  toDOM: () => [tag, 0],
});

const STRONG = /^(bold(er)?|[5-9]\d{2})$/;

const marks: Record<string, MarkSpec> = {
  link: {
    attrs: optional('href', 'title'),
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (element) =>
          mayLinkTo(element.getAttribute('href')?.trim() ?? '') && attributesOf(element, ['href', 'title']),
      },
    ],
    toDOM: ({ attrs }) => ['a', written(attrs), 0],
  },
  strong: {
    parseDOM: [
      { tag: 'strong' },
      // Google Docs puts everything into a <b> that is not bold.
      { tag: 'b', getAttrs: ({ style }) => style.fontWeight !== 'normal' && null },
      { style: 'font-weight', getAttrs: (value) => STRONG.test(value) && null },
    ],
    toDOM: () => ['strong', 0],
  },
  em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }, { style: 'font-style=italic' }], toDOM: () => ['em', 0] },
  underline: tagMark('u'),
  strike: tagMark('s', 'del', 'strike'),
  subscript: tagMark('sub'),
  superscript: tagMark('sup'),
  inlineCode: tagMark('code'),
};

/** The elements that the text of a page can have: the tags of rules/base/page-html (decision D46). */
const PAGE_SCHEMA = new Schema({ nodes, marks });

/** A node or a mark by its name. */
export function nodeType(name: string) {
  const type = PAGE_SCHEMA.nodes[name];
  if (!type) throw new Error(`Texts have no ${name}`);
  return type;
}

export function markType(name: string) {
  const type = PAGE_SCHEMA.marks[name];
  if (!type) throw new Error(`Texts have no ${name}`);
  return type;
}

/** Reads HTML. Elements that a page can't have are dropped, but their text is kept. The editor has no captions. */
export function documentOf(html: string) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const caption of body.querySelectorAll('table > caption')) {
    const paragraph = document.createElement('p');
    paragraph.append(...caption.childNodes);
    caption.closest('table')?.before(paragraph);
    caption.remove();
  }
  return HtmlReader.fromSchema(PAGE_SCHEMA).parse(body);
}

/** Writes a text as HTML. A text without words and pictures is empty. */
export function htmlOf({ content, firstChild, childCount }: ReturnType<typeof documentOf>): string {
  if (childCount === 1 && firstChild?.type.name === 'paragraph' && firstChild.content.size === 0) return '';
  const element = document.createElement('div');
  element.append(DOMSerializer.fromSchema(PAGE_SCHEMA).serializeFragment(content));
  for (const place of element.querySelectorAll('li, td, th')) unwrapOnlyParagraph(place);
  return element.innerHTML;
}

/** Removes the paragraph around the only text of a list item or a cell, as in HTML written by hand. */
function unwrapOnlyParagraph(place: Element): void {
  const [first, second] = place.children;
  const isBeforeList = place.localName === 'li' && second?.matches('ul, ol') && first?.hasChildNodes();
  const isOnlyOne = second === undefined || isBeforeList;
  if (first?.localName === 'p' && isOnlyOne) first.replaceWith(...first.childNodes);
}
