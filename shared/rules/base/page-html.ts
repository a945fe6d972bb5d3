/**
 * The HTML that a content page may contain (decision F2). It covers the editor's output and excludes scripts, styles of
 * the shell and foreign resources. The title of a page is its first heading, so texts start with the second.
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

/** Allowed schemes of links. A link may also be a path of the store. */
export const PAGE_SCHEMES: readonly string[] = ['http', 'https', 'mailto', 'tel'];

/** Pictures must come from the store itself. */
export const isPageImage = (address: string): boolean =>
  /^\/images\/[\w./-]+$/.test(address) && !address.includes('..');

/** Links to other sites open in a new window that has no reference to the store's. */
export const leavesStore = (address: string): boolean => /^https?:/i.test(address.trim());
