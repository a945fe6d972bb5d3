import { contentContract } from '#shared/contracts/content.ts';
import type { PageView } from '#shared/contracts/content-views.ts';
import { PAGE_FIELDS, pageFaults, slugOf } from '#shared/rules/content/page-checks.ts';
import { FORM_TEXTS } from '#shared/texts/admin/form-texts.ts';
import { PAGE_TEXTS } from '#shared/texts/admin/page-texts.ts';
import { contractFields } from '../../../ui/form/contract-fields.ts';
import { type FieldTexts, textsOfErrors } from '../../../ui/form/field-texts.ts';
import type { FormRecord } from '../../form/use-record-form.ts';
import { plainText } from './text-editor/plain-text.ts';

/** The values of the form of a page, in the order of the fields. */
export type PageValues = Pick<PageView, (typeof PAGE_FIELDS)[number]>;

export const PAGE_FIELDS_SENT = contractFields(contentContract.savePage.body);

export const PAGE_LABELS: Readonly<Record<keyof PageValues, string>> = {
  title: PAGE_TEXTS.title,
  slug: PAGE_TEXTS.slug,
  menuTitle: PAGE_TEXTS.menuTitle,
  text: PAGE_TEXTS.text,
  active: PAGE_TEXTS.active,
  displayNavMenuLink: PAGE_TEXTS.displayNavMenuLink,
};

/** The fields that a page can’t be without (admin 5). */
export const PAGE_REQUIRED = ['title', 'slug', 'menuTitle', 'text'] as const;

export const pageRecord = (page: PageView): FormRecord<PageValues> => ({
  values: Object.fromEntries(PAGE_FIELDS.map((field) => [field, page[field]])) as PageValues,
  version: page.editing?.version ?? 0,
});

/** A new page is a draft that the menu will link to. */
export const newPageRecord = (): FormRecord<PageValues> => ({
  values: { title: '', slug: '', menuTitle: '', text: '', active: false, displayNavMenuLink: true },
  version: 0,
});

/** The errors of the changed fields, by the same rule as in the server (admin 5). */
export function pageProblems(values: PageValues, changed: readonly string[]): FieldTexts {
  const texts = textsOfErrors(PAGE_FIELDS_SENT, pageFaults(values));
  return Object.fromEntries(Object.entries(texts).filter(([name]) => changed.includes(name)));
}

const LONGEST_MENU_TITLE = 40;

/** The slug and the menu title follow the title until somebody types another one. */
export function titleChange(values: PageValues, title: string): Partial<PageValues> {
  const menuTitleOf = (text: string) => text.trim().slice(0, LONGEST_MENU_TITLE).trim();
  return {
    title,
    ...(values.slug === slugOf(values.title) && { slug: slugOf(title) }),
    ...(values.menuTitle === menuTitleOf(values.title) && { menuTitle: menuTitleOf(title) }),
  };
}

/** A value from the history in readable form. */
export function shownPageValue(field: string, value: string): string {
  if (field === 'text') return plainText(value);
  if (field === 'active' || field === 'displayNavMenuLink') return value === 'true' ? FORM_TEXTS.on : FORM_TEXTS.off;
  return value;
}
