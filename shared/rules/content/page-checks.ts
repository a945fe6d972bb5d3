import type { FieldError } from '../../errors.ts';
import { isSlug, LONGEST_PAGE_TEXT, type PageWithText } from '../../schemas/stored/content/page.ts';
import { PAGE_TEXTS } from '../../texts/admin/page-texts.ts';
import { CONTENT_TEXTS } from '../../texts/content/content-texts.ts';
import { foldedText } from '../search/search-text.ts';

/** The fields of a page that people change, in the order of the form. */
export const PAGE_FIELDS = ['title', 'slug', 'menuTitle', 'text', 'active', 'displayNavMenuLink'] as const;

type Checked = Pick<PageWithText, 'title' | 'slug' | 'menuTitle' | 'text'>;

/** The errors in a page, each by the wire name of its field (admin 5). The text is sanitised HTML. */
export function pageFaults({ title, slug, menuTitle, text }: Checked): FieldError[] {
  const faults: [string, string | undefined][] = [
    ['Title', title.trim() === '' ? PAGE_TEXTS.titleMissing : undefined],
    ['Slug', slugFault(slug)],
    ['MenuTitle', menuTitle.trim() === '' ? PAGE_TEXTS.menuTitleMissing : undefined],
    ['Text', textFault(text)],
  ];
  return faults.flatMap(([path, message]) => (message === undefined ? [] : { path, message }));
}

function slugFault(slug: string): string | undefined {
  if (slug === '') return PAGE_TEXTS.slugMissing;
  return isSlug(slug) ? undefined : PAGE_TEXTS.slugInvalid;
}

function textFault(html: string): string | undefined {
  if (!saysSomething(html)) return PAGE_TEXTS.textMissing;
  return html.length > LONGEST_PAGE_TEXT ? CONTENT_TEXTS.textTooLong : undefined;
}

/** Whether HTML has words or a picture. */
const saysSomething = (html: string): boolean =>
  /<img\b/i.test(html) || html.replace(/<[^>]*>|&nbsp;|[\s\u200b]/gi, '') !== '';

/** The slug that a title suggests: its words in plain lower-case letters, joined by dashes. */
export const slugOf = (title: string): string =>
  foldedText(title)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
