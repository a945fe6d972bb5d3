import type { Locator, Page } from 'playwright-core';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import { LIST_TEXTS } from '#shared/texts/catalogue/list-texts.ts';
import { PICKER_LABELS, PICKER_TEXTS } from '#shared/texts/catalogue/picker-texts.ts';

/** Year, make, model, category and option, in this order. */
export function pickerOf(page: Page) {
  const picker = page.getByRole('form', { name: PICKER_TEXTS.title });
  const level = (name: keyof typeof PICKER_LABELS): Locator => picker.getByLabel(PICKER_LABELS[name], { exact: true });
  return { picker, level, find: picker.getByRole('button', { name: PICKER_TEXTS.find }) };
}

/** The keyword box and its suggestions. */
export const keywordBoxOf = (page: Page) => ({
  field: page.getByRole('combobox', { name: PICKER_TEXTS.keyword }),
  suggestions: page.getByRole('listbox', { name: PICKER_TEXTS.suggestions }).getByRole('option'),
});

/** A list of parts and its controls. */
export function listOf(page: Page) {
  const main = page.getByRole('main');
  const filters = page.getByRole('complementary', { name: LIST_TEXTS.filters });
  return {
    filters,
    cards: main.getByRole('article'),
    titles: main.getByRole('article').getByRole('heading'),
    /** A count such as '349 parts'. */
    total: main.getByText(/^[\d,]+ parts?$/),
    tab: (name: string) =>
      page.getByRole('navigation', { name: LIST_TEXTS.lines }).getByRole('link', { name: new RegExp(`^${name}`) }),
    filter: (group: string, value: string) =>
      filters.getByRole('group', { name: group }).getByRole('checkbox', { name: value, exact: true }),
    sort: main.getByLabel(LIST_TEXTS.sort, { exact: true }),
    perPage: main.getByLabel(LIST_TEXTS.perPage),
    pages: page.getByRole('navigation', { name: UI_TEXTS.pages }),
  };
}

/** The number of parts in the list, once it is shown. */
export async function totalOf(page: Page): Promise<number> {
  const text = await listOf(page).total.textContent();
  return Number((text ?? '').replace(/\D/g, ''));
}
