/**
 * What the text of a content page may be made of (decision F2): what the editor writes, and nothing that runs, styles the
 * shell or loads from elsewhere. The title of a page is its first heading, so texts begin with the second.
 */
export const PAGE_TAGS: readonly string[] = [
  ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'pre', 'code', 'ul', 'ol', 'li'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'a', 'img'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption'],
];

export const PAGE_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title', 'target', 'rel'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  ol: ['start'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
};

/** Of links. Besides them a link may lead to a path of the store. */
export const PAGE_SCHEMES: readonly string[] = ['http', 'https', 'mailto', 'tel'];

/** Pictures are the store's own. */
export const isPageImage = (address: string): boolean =>
  /^\/images\/[\w./-]+$/.test(address) && !address.includes('..');

/** Links that leave the store open a window of their own, which knows nothing of the one it came from. */
export const leavesStore = (address: string): boolean => /^https?:/i.test(address.trim());
