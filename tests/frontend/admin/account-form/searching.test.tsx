import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ALL_CODES } from '#frontend/admin/features/account-form/sections/sections.ts';
import { isFoundBy } from '#frontend/admin/features/account-form/setting-search.ts';
import { ACCOUNT_FIELDS } from '#shared/rules/accounts/account-fields.ts';
import {
  ACCOUNT_FORM_TEXTS,
  changedIn,
  ownCount,
  SECTION_TEXTS,
  settingsShown,
} from '#shared/texts/admin/account-form/account-form-texts.ts';
import { SETTING_FIELD_TEXTS } from '#shared/texts/admin/account-form/setting-field-texts.ts';
import type { SettingCode } from '#shared/texts/admin/account-form/setting-texts.ts';
import { aTopLevelView, withFields } from '../../../builders/admin/account-views.ts';
import { inSetting, openAccount, settingOf } from '../../support/open-account.ts';

const search = () => screen.getByRole<HTMLInputElement>('searchbox', { name: ACCOUNT_FORM_TEXTS.search });
const shownCodes = () =>
  [...document.querySelectorAll<HTMLElement>('[data-setting]')].map((row) => Number(row.dataset['setting']));
const index = () => within(screen.getByRole('navigation', { name: ACCOUNT_FORM_TEXTS.sections }));

it('the form has every field of an account but the customer numbers, which have a section of their own', () => {
  const codes = ACCOUNT_FIELDS.map(({ code }) => code).filter((code) => code !== 202);
  expect(ALL_CODES.toSorted((a, b) => a - b)).toEqual(codes.toSorted((a, b) => a - b));
});

it.each<{ readonly typed: string; readonly code: SettingCode }>([
  { typed: 'free shipping', code: 111 },
  { typed: 'markup', code: 101 },
  { typed: '305', code: 305 },
  { typed: 'mileage', code: 113 },
  { typed: 'parent must complete', code: 130 },
  { typed: 'guarantee labor', code: 108 },
])('"$typed" finds setting $code', ({ typed, code }) => {
  expect(isFoundBy(code, typed)).toBe(true);
  expect(ALL_CODES.every((one) => isFoundBy(one, typed))).toBe(false);
});

describe('the search of the form', () => {
  it('leaves the settings that fit, and their sections', async () => {
    const { user } = await openAccount();
    expect(index().getAllByRole('button')).toHaveLength(Object.keys(SECTION_TEXTS).length - 1);
    expect(index().queryByRole('button', { name: new RegExp(SECTION_TEXTS.customers) })).toBeNull();
    await user.keyboard('/');
    expect(document.activeElement).toBe(search());
    await user.type(search(), 'free shipping');
    expect(shownCodes()).toEqual([111]);
    expect(index().getAllByRole('button')).toHaveLength(1);
    expect(index().getByText(settingsShown(1))).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(shownCodes()).toEqual(ALL_CODES);
    expect(search().placeholder).toBe(settingsShown(ALL_CODES.length));
  });

  it('begins with the words of the address, by which the palette leads to a setting', async () => {
    const { user } = await openAccount({ query: '?setting=Shipping+method' });
    expect(search().value).toBe('Shipping method');
    expect(shownCodes()).toEqual([111]);
    await user.click(search());
    await user.keyboard('{Escape}');
    expect(shownCodes()).toEqual(ALL_CODES);
  });

  it('that finds nothing offers all again', async () => {
    const { user } = await openAccount();
    await user.type(search(), 'zzz');
    expect(screen.getByText(ACCOUNT_FORM_TEXTS.noneFound)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: ACCOUNT_FORM_TEXTS.showAll }));
    expect(shownCodes()).toEqual(ALL_CODES);
  });

  it('can be limited to what the account has itself', async () => {
    const view = withFields(aTopLevelView({ companyTruckOnly: true }), { 112: { source: 'own', sourceId: 5 } });
    const { user } = await openAccount({ view });
    expect(index().getByText(ownCount(1, ALL_CODES.length))).toBeTruthy();
    await user.click(index().getByRole('switch', { name: ACCOUNT_FORM_TEXTS.onlyDeviations }));
    expect(shownCodes()).toEqual([112]);
  });

  it('has the way to each section, with the number of its changes', async () => {
    const { user } = await openAccount();
    await user.click(inSetting(112).getByRole('switch'));
    const shipping = index().getByRole('button', { name: new RegExp(`^${SECTION_TEXTS.shipping}`) });
    expect(shipping.textContent).toBe(`Shipping${changedIn(1)}`);
    await user.click(shipping);
    expect(document.activeElement?.textContent).toBe(SECTION_TEXTS.shipping);
    expect(SECTION_TEXTS.warranties).toBe('Cores and warranties');
    for (const key of [
      'company',
      'brand',
      'prices',
      'warranties',
      'checkout',
      'search',
      'service',
      'access',
    ] as const) {
      expect(screen.getByRole('heading', { level: 2, name: SECTION_TEXTS[key] })).toBeTruthy();
    }
  });
});

describe('the keys of the form', () => {
  it('are listed with all others', async () => {
    const { user } = await openAccount();
    await user.keyboard('?');
    const dialog = within(await screen.findByRole('dialog'));
    for (const text of [
      ACCOUNT_FORM_TEXTS.nextSetting,
      ACCOUNT_FORM_TEXTS.previousSetting,
      SETTING_FIELD_TEXTS.resetKey,
      SETTING_FIELD_TEXTS.handDownKey,
      SETTING_FIELD_TEXTS.mayChangeKey,
    ]) {
      expect(dialog.getByText(text)).toBeTruthy();
    }
  });

  it('go from setting to setting, and Enter leads into the editor', async () => {
    const { user } = await openAccount();
    await user.keyboard('jj');
    expect(document.activeElement).toBe(settingOf(201));
    await user.keyboard('k');
    expect(document.activeElement).toBe(settingOf(200));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByLabelText('Company Name'));
  });

  it('hand down, open to branches and reset', async () => {
    const { user } = await openAccount();
    await user.type(search(), 'truck');
    search().blur();
    await user.keyboard('jhc');
    const pressed = inSetting(112)
      .getAllByRole('button')
      .map((mark) => mark.getAttribute('aria-pressed'));
    expect(pressed).toEqual(['true', 'true']);
    await user.click(inSetting(112).getByRole('switch'));
    settingOf(112).focus();
    await user.keyboard('r');
    expect(inSetting(112).getByRole<HTMLInputElement>('switch').checked).toBe(false);
  });
});
