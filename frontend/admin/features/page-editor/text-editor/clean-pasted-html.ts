/** Elements that say nothing: styles, scripts, and what Word adds to its own HTML. */
const EMPTY_OF_TEXT = 'style, script, meta, link, title, xml, iframe, object, svg';

/** A paragraph of a list that Word writes as plain paragraphs, with its bullet as text. */
const isWordListItem = (element: Element): boolean => /MsoListParagraph/i.test(element.className);

/**
 * Makes pasted HTML plain: without the styles and comments of Word, with its lists as lists, and with headings from the
 * second level on, because the title of a page is its first. The editor's schema takes away the rest.
 */
export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const comments = document.createNodeIterator(body, NodeFilter.SHOW_COMMENT);
  for (let comment = comments.nextNode(); comment; comment = comments.nextNode()) {
    (comment as Comment).remove();
  }
  for (const element of body.querySelectorAll(EMPTY_OF_TEXT)) element.remove();
  // Word's own tags, such as <o:p>, mostly hold blanks.
  for (const element of [...body.querySelectorAll('*')].filter(({ nodeName }) => nodeName.includes(':'))) {
    if (element.textContent.trim() === '') element.remove();
    else element.replaceWith(...element.childNodes);
  }
  for (const heading of body.querySelectorAll('h1')) replaceWithTag(heading, 'h2');
  for (const heading of body.querySelectorAll('h5, h6')) replaceWithTag(heading, 'h4');
  joinWordLists(body);
  for (const element of body.querySelectorAll('[style], [class], [lang], [align]')) {
    // The styles stay, because the editor reads bold and italic from them.
    for (const name of ['class', 'lang', 'align']) element.removeAttribute(name);
  }
  return body.innerHTML;
}

function replaceWithTag(element: Element, tag: string): Element {
  const other = element.ownerDocument.createElement(tag);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

/** Consecutive list paragraphs of Word become one list. */
function joinWordLists(body: HTMLElement): void {
  for (const paragraph of [...body.querySelectorAll('p')].filter(isWordListItem)) {
    const sign = takeListSign(paragraph);
    const tag = /^\w/.test(sign) ? 'ol' : 'ul';
    const before = paragraph.previousElementSibling;
    const isNext = before?.localName === tag && before.hasAttribute('data-word-list');
    const list = isNext ? before : body.ownerDocument.createElement(tag);
    if (!isNext) {
      list.setAttribute('data-word-list', '');
      paragraph.before(list);
    }
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    list.append(item);
    paragraph.remove();
  }
}

/** Takes the bullet or the number off a list paragraph. Word marks it as text to be ignored. */
function takeListSign(paragraph: Element): string {
  const marked = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*Ignore/i.test(span.getAttribute('style') ?? ''),
  );
  const sign = marked?.textContent.trim() ?? '';
  marked?.remove();
  return sign;
}
