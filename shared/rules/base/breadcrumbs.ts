/** One step of a breadcrumb trail; the last one, the page itself, has no url. */
export interface Breadcrumb {
  readonly name: string;
  readonly url?: string;
}

/**
 * Reads a title string (admin 2): parts apart by `|`, a name and its url apart by the first `:`.
 * A `|`, `:` or `\` that belongs to a name or url is written with a `\` before it (decision X3).
 * It never fails: a part without a name is no step, and a `\` before anything else is itself.
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

/** Writes the title string that `parseBreadcrumbs` reads back. */
export function formatBreadcrumbs(crumbs: readonly Breadcrumb[]): string {
  return crumbs.map(({ name, url }) => (url ? `${escaped(name)}:${escaped(url)}` : escaped(name))).join('|');
}

/** What stands in the browser's tab: the company's name, then the steps (admin 2). */
export function documentTitle(companyName: string, title: string): string {
  return [companyName, ...parseBreadcrumbs(title).map(({ name }) => name)].join(' - ');
}

const escaped = (text: string): string => text.replace(/[\\|:]/g, '\\$&');
const plainOf = (text: string): string => text.replace(/\\([\\|:])/g, '$1');

/** Splits at every separator that has no `\` before it; the escapes stay. */
function splitAt(separator: '|' | ':', text: string): string[] {
  const parts = [''];
  for (const [token] of text.matchAll(/\\[\\|:]|[\s\S]/g)) {
    if (token === separator) parts.push('');
    else parts[parts.length - 1] += token;
  }
  return parts;
}
