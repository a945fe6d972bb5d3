import { expect, it } from 'vitest';
import { LIST_TEXTS } from '#shared/texts/catalogue/list-texts.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { keywordBoxOf, listOf } from '../support/catalogue-screens.ts';
import { narrowScreenFaults } from '../support/narrow-screen-faults.ts';
import { visitAs } from '../support/visit-as.ts';

it.each([
  { width: 1280, typed: 'hedlight', meant: 'headlight', title: /headlamp|headlight/i },
  { width: 375, typed: 'toyta bumpre', meant: 'toyota bumper', title: /bumper/i },
])(
  '$typed shows results for $meant, and is searched as typed on request, at $width px',
  async ({ width, typed, meant, title }) => {
    const page = await visitAs('summit-buyer', { viewport: { width, height: 812 }, hasTouch: width < 500 });
    const { field } = keywordBoxOf(page);
    await field.fill(typed);
    await field.press('Enter');
    const note = page.getByRole('main').getByRole('status').filter({ hasText: LIST_TEXTS.searchInstead });
    await note.waitFor();
    expect(await note.textContent()).toBe(`${LIST_TEXTS.resultsFor} ${meant}. ${LIST_TEXTS.searchInstead} ${typed}.`);
    expect(await listOf(page).titles.first().textContent()).toMatch(title);
    expect(await field.inputValue()).toBe(typed);
    expect(await axeFindings(page)).toEqual([]);
    expect(await narrowScreenFaults(page)).toEqual([]);

    await note.getByRole('link', { name: typed }).press('Enter');
    await page.getByText(LIST_TEXTS.noParts, { exact: true }).waitFor();
    await note.waitFor({ state: 'detached' });
    await page.goBack();
    await note.waitFor();
    await listOf(page).cards.first().waitFor();
  },
);
