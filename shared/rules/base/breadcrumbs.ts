/** A step of a breadcrumb trail. The last one, the page itself, has no url. */
export interface Breadcrumb {
  readonly name: string;
  readonly url?: string;
}

/**
 * Reads a title string (admin 2). Parts are separated by `|`, a name and its url by the first `:`. A `|`, `:` or `\`
 * inside a name or url is escaped with `\` (decision X3). It never throws: a part without a name is skipped, and a `\`
 * before any other character stands for itself.
 */
export function parseBreadcrumbs(title: string): Breadcrumb[] {
  return splitAt('|', title)
    .map((part): Breadcrumb => {
      const [name = '', ...rest] = splitAt(':', part);
      const url = plainOf(rest.join(':'));
      return url === '' ? { name: plainOf(name) } : { name: plainOf(name), url };
    })
    .filter(({ name }) => name !== '');
}

/** Writes a title string that `parseBreadcrumbs` can read. */
export function formatBreadcrumbs(crumbs: readonly Breadcrumb[]): string {
  return crumbs.map(({ name, url }) => (url ? `${escaped(name)}:${escaped(url)}` : escaped(name))).join('|');
}

/** The title of the browser tab: the company name, then the steps (admin 2). */
export function documentTitle(companyName: string, title: string): string {
  return [companyName, ...parseBreadcrumbs(title).map(({ name }) => name)].join(' - ');
}

const escaped = (text: string): string => text.replace(/[\\|:]/g, '\\$&');
const plainOf = (text: string): string => text.replace(/\\([\\|:])/g, '$1');

/** Splits at separators that are not escaped with `\`, and leaves the escapes in place. */
function splitAt(separator: '|' | ':', text: string): string[] {
  const parts = [''];
  for (const [token] of text.matchAll(/\\[\\|:]|[\s\S]/g)) {
    if (token === separator) parts.push('');
    else parts[parts.length - 1] += token;
  }
  return parts;
}
