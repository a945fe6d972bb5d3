import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ALL_CODES } from '#frontend/admin/features/account-form/sections/sections.ts';
import type { AccountView } from '#shared/schemas/wire/account-view.ts';
import {
  COMPARE_TEXTS,
  copiedFrom,
  copyAllOf,
  copyFrom,
  differencesCount,
  leftOut,
  ofOther,
} from '#shared/texts/admin/account-form/compare-texts.ts';
import { SETTING_FIELD_TEXTS } from '#shared/texts/admin/account-form/setting-field-texts.ts';
import { SETTING_TEXTS } from '#shared/texts/admin/account-form/setting-texts.ts';
import { basisPoints, cents } from '#shared/values/money.ts';
import { aTopLevelView, withFields } from '../../../builders/admin/account-views.ts';
import { inSetting, openAccount, save, bar as saveBar, settingOf } from '../../support/open-account.ts';
import { SAVE } from '../../support/servers/an-account-server.ts';

const band = { low: cents(0), high: cents(100_00), percentage: basisPoints(50_00) };

/** Differs in its name, core charge (the provider's), margins, cart message and truck. */
const northside: AccountView = withFields(
  aTopLevelView({
    id: 9,
    companyName: 'Northside Fleet',
    companyTruckOnly: true,
    coreChargeType: 1,
    cartMessage: { enabled: true, message: 'Closed on Monday' },
    margins: { aftermarket: [band], salvage: [] },
  }),
  { 101: { source: 'own', sourceId: 9 } },
);
const summit = withFields(aTopLevelView(), { 104: { mayChange: false, why: 'provider only', mayMark: false } });
const shownCodes = () =>
  [...document.querySelectorAll<HTMLElement>('[data-setting]')].map((row) => Number(row.dataset['setting']));

const comparisonBar = async () => within(await screen.findByRole('region', { name: COMPARE_TEXTS.bar }));
const chooser = async () => (await comparisonBar()).findByRole<HTMLInputElement>('combobox');

async function compared(options: Parameters<typeof openAccount>[0] = {}) {
  const opened = await openAccount({ view: summit, others: [northside], query: '?compare=9', ...options });
  await (await comparisonBar()).findByText(/^(No|\d+) differences?$/);
  return opened;
}

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

describe('comparing an account', () => {
  it('begins with its key or button, with the choice of the accounts in scope, and stands in the address', async () => {
    const { user } = await openAccount({ view: summit, others: [northside] });
    expect(screen.getByRole('button', { name: COMPARE_TEXTS.compare }).getAttribute('aria-keyshortcuts')).toBe('v');
    await user.keyboard('v');
    const field = await chooser();
    await waitFor(() => expect(document.activeElement).toBe(field));
    await user.keyboard('North{ArrowDown}{Enter}');
    expect(await (await comparisonBar()).findByText(differencesCount(5))).toBeTruthy();
    expect(window.location.search).toBe('?compare=9');
    // The choice gives the keys back to the page.
    await user.keyboard('j');
    expect(document.activeElement).toBe(settingOf(200));
  });

  it('shows the other value beside each setting that differs, and beside no other', async () => {
    await compared();
    expect(settingOf(116).textContent).toContain(`${ofOther('Northside Fleet')} Closed on Monday`);
    expect(settingOf(200).textContent).toContain(`${ofOther('Northside Fleet')} Northside Fleet`);
    expect(document.querySelectorAll('[data-theirs]')).toHaveLength(5);
    expect(settingOf(103).querySelector('[data-theirs]')).toBeNull();
  });

  it('can show only what differs, also by its address', async () => {
    const { user } = await compared({ query: '?compare=9&only=differences' });
    expect(shownCodes()).toEqual([200, 101, 104, 112, 116]);
    await user.click((await comparisonBar()).getByRole('switch', { name: COMPARE_TEXTS.onlyDifferences }));
    expect(shownCodes()).toEqual(ALL_CODES);
    expect(window.location.search).toBe('?compare=9');
  });

  it.each([
    { how: 'Esc', end: '{Escape}' },
    { how: 'its button', end: undefined },
  ])('ends with $how', async ({ end }) => {
    const { user } = await compared();
    if (end) await user.keyboard(end);
    else await user.click((await comparisonBar()).getByRole('button', { name: COMPARE_TEXTS.end }));
    await waitFor(() => expect(screen.queryByRole('region', { name: COMPARE_TEXTS.bar })).toBeNull());
    expect(window.location.search).toBe('');
    expect(document.querySelector('[data-theirs]')).toBeNull();
  });

  it('is not offered to level 2, which has no other account', async () => {
    await openAccount({ view: aTopLevelView({ id: 6, parentId: 5, parentName: 'Summit Collision' }), level: 2 });
    expect(screen.queryByRole('button', { name: COMPARE_TEXTS.compare })).toBeNull();
  });

  it('says that the account of the address does not exist', async () => {
    await openAccount({ view: summit, query: '?compare=77' });
    expect(await screen.findByText(COMPARE_TEXTS.unknown)).toBeTruthy();
  });

  it('says that there is no other account', async () => {
    const { user } = await openAccount({ view: summit });
    await user.keyboard('v');
    await user.click(await chooser());
    expect(await screen.findByText(COMPARE_TEXTS.none)).toBeTruthy();
  });

  it('has its keys in the list of all keys', async () => {
    const { user } = await compared();
    await user.keyboard('?');
    const dialog = within(await screen.findByRole('dialog'));
    const texts = [COMPARE_TEXTS.compareKey, COMPARE_TEXTS.copyKey, COMPARE_TEXTS.copyAllKey, COMPARE_TEXTS.end];
    for (const text of texts) expect(dialog.getByText(text)).toBeTruthy();
  });
});

describe('copying from the other account', () => {
  it('takes one setting into the form by key, and keeps the focus at the setting', async () => {
    const { user, server } = await compared();
    settingOf(116).focus();
    await user.keyboard('t');
    expect(inSetting(116).getByRole<HTMLTextAreaElement>('textbox').value).toBe('Closed on Monday');
    expect(document.activeElement).toBe(settingOf(116));
    expect((await comparisonBar()).getByText(differencesCount(4))).toBeTruthy();
    expect(inSetting(116).getByText(SETTING_FIELD_TEXTS.undo)).toBeTruthy();
    expect(server.countOf(SAVE)).toBe(0);
  });

  it('takes all that may be changed, names the rest with the reason, and saves nothing by itself', async () => {
    const opened = await compared();
    await opened.user.click((await comparisonBar()).getByRole('button', { name: new RegExp(copyAllOf(3, 5)) }));
    const told = await comparisonBar();
    expect(told.getByText(new RegExp(copiedFrom(3, 'Northside Fleet')))).toBeTruthy();
    expect(told.getByText(leftOut(SETTING_TEXTS[200].label, COMPARE_TEXTS.notCopied))).toBeTruthy();
    expect(told.getByText(leftOut(SETTING_TEXTS[104].label, 'Only the provider changes this.'))).toBeTruthy();
    expect(opened.server.countOf(SAVE)).toBe(0);
    await save(opened);
    await waitFor(() => expect(opened.server.countOf(SAVE)).toBe(1));
    expect(opened.server.sent(SAVE)).toEqual([
      {
        Id: 5,
        Version: 4,
        CompanyTruckOnly: true,
        CartMessage: { Enabled: true, Message: 'Closed on Monday' },
        Margins: { Aftermarket: [{ Low: 0, High: 100, Percentage: 50 }] },
      },
    ]);
  });

  it('can be undone in place, which leaves what was typed since', async () => {
    const { user } = await compared();
    await user.keyboard('{Shift>}T{/Shift}');
    await user.click(inSetting(103).getByRole('switch'));
    await user.click(inSetting(112).getByRole('switch'));
    await user.click((await comparisonBar()).getByRole('button', { name: COMPARE_TEXTS.undoCopy }));
    expect(inSetting(103).getByRole<HTMLInputElement>('switch').checked).toBe(true);
    expect(inSetting(116).queryByText(SETTING_FIELD_TEXTS.undo)).toBeNull();
    expect(saveBar()?.textContent).toContain('2 changes');
  });

  it('follows where the other account follows and the value is the same', async () => {
    const view = withFields(aTopLevelView({ companyTruckOnly: true }), { 112: { source: 'own', sourceId: 5 } });
    const opened = await compared({ view, others: [aTopLevelView({ id: 9, companyName: 'Northside Fleet' })] });
    await opened.user.click(
      inSetting(112).getByRole('button', { name: copyFrom('Company truck only', 'Northside Fleet') }),
    );
    await save(opened);
    await waitFor(() => expect(opened.server.sent(SAVE)).toEqual([{ Id: 5, Version: 4, Reset: [112] }]));
  });
});

it.each([
  { copied: 12, all: 12, text: 'Copy all 12 differences' },
  { copied: 1, all: 1, text: 'Copy the difference' },
  { copied: 9, all: 12, text: 'Copy 9 of 12 differences' },
])('the button says "$text"', ({ copied, all, text }) => {
  expect(copyAllOf(copied, all)).toBe(text);
  expect([differencesCount(0), differencesCount(1)]).toEqual(['No differences', '1 difference']);
  expect([COMPARE_TEXTS.copy, COMPARE_TEXTS.noneFound]).toEqual(['Copy', 'No account fits.']);
  expect([COMPARE_TEXTS.loading, COMPARE_TEXTS.failed, COMPARE_TEXTS.compareWith]).toHaveLength(3);
});
