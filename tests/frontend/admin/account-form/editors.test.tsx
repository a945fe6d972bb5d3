import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readableColor } from '#shared/rules/accounts/brand/readable-color.ts';
import {
  contrastOf,
  EDITOR_TEXTS,
  entriesCount,
  SETTING_CHOICES,
} from '#shared/texts/admin/account-form/editor-texts.ts';
import { COLOR_TEXTS, takeColor } from '#shared/texts/admin/account-form/example-texts.ts';
import type { SettingCode } from '#shared/texts/admin/account-form/setting-texts.ts';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import { aTopLevelView, withFields } from '../../../builders/admin/account-views.ts';
import { inSetting, type OpenedAccount, openAccount, openEditor, save, settingOf } from '../../support/open-account.ts';
import { SAVE } from '../../support/servers/an-account-server.ts';

interface Change {
  readonly code: SettingCode;
  readonly name: string;
  readonly act: (opened: OpenedAccount) => Promise<unknown>;
  readonly sent: object;
}

const choose = (code: SettingCode, text: string) => (opened: OpenedAccount) =>
  opened.user.selectOptions(inSetting(code).getByRole('combobox'), text);
const check = (code: SettingCode, text: string) => (opened: OpenedAccount) =>
  opened.user.click(inSetting(code).getByRole('checkbox', { name: text }));
async function typeOver(opened: OpenedAccount, field: HTMLElement, text: string) {
  await opened.user.clear(field);
  await opened.user.type(field, text);
}

const CHANGES: readonly Change[] = [
  { code: 301, name: 'a type', act: choose(301, 'Fleet'), sent: { Type: 'Fleet' } },
  { code: 130, name: 'who completes orders', act: choose(130, 'For Children'), sent: { OrderProcessType: 1 } },
  { code: 104, name: 'a core charge', act: choose(104, 'Shown, not in the total'), sent: { CoreChargeType: 1 } },
  {
    code: 105,
    name: 'an amount',
    act: (opened) => typeOver(opened, inSetting(105).getByRole('textbox'), '12.5'),
    sent: { MinimumCoreCharge: 12.5 },
  },
  {
    code: 111,
    name: 'a method without an amount',
    act: choose(111, 'Free'),
    sent: { ShippingCalculationMethod: 1, ShippingCalculationAmount: 0 },
  },
  {
    code: 111,
    name: 'a method with its amount',
    async act(opened) {
      await choose(111, 'Flat rate')(opened);
      await typeOver(opened, inSetting(111).getByRole('textbox', { name: EDITOR_TEXTS.amount }), '7.50');
    },
    sent: { ShippingCalculationMethod: 2, ShippingCalculationAmount: 7.5 },
  },
  { code: 113, name: 'a requirement', act: check(113, 'Mileage'), sent: { CheckoutRequirements: ['Mileage'] } },
  { code: 302, name: 'a line of business', act: check(302, 'Recycled'), sent: { LinesOfBusiness: [1] } },
  {
    code: 109,
    name: 'a text',
    act: (opened) => typeOver(opened, inSetting(109).getByRole('textbox'), 'Two years.'),
    sent: { AftermarketWarranty: 'Two years.' },
  },
  {
    code: 117,
    name: 'a message',
    async act(opened) {
      await opened.user.click(inSetting(117).getByRole('switch'));
      await opened.user.type(inSetting(117).getByRole('textbox', { name: /Message$/ }), 'Use your job number');
    },
    sent: { CheckoutPOMessage: { Enabled: true, Message: 'Use your job number' } },
  },
  {
    code: 143,
    name: 'addresses, one a line',
    act: (opened) =>
      typeOver(
        opened,
        inSetting(143).getByRole('textbox', { name: new RegExp(EDITOR_TEXTS.recipients) }),
        'a@summit.example{Enter} b@summit.example',
      ),
    sent: { EmailRecipients: ['a@summit.example', 'b@summit.example'] },
  },
  {
    code: 119,
    name: 'a label',
    act: choose(119, 'Customer Name'),
    sent: { FieldConfig: { CustomerNameLabel: 'Customer Name' } },
  },
  { code: 145, name: 'a style', act: choose(145, 'Table'), sent: { ListStyle: 'table' } },
  { code: 307, name: 'a website', act: choose(307, 'Summit store'), sent: { DefaultWebsiteId: 9 } },
];

const view = aTopLevelView({ websites: [{ id: 9, name: 'Summit store' }] });

it.each(CHANGES)('$name of setting $code is edited in its place and sent', async ({ act, sent }) => {
  const opened = await openAccount({ view });
  await act(opened);
  await save(opened);
  await waitFor(() => expect(opened.server.sent(SAVE)).toEqual([{ Id: 5, Version: 4, ...sent }]));
});

it('an amount that is none is refused', async () => {
  const opened = await openAccount();
  await typeOver(opened, inSetting(105).getByRole('textbox'), 'some');
  await save(opened);
  expect((await screen.findByRole('alert')).textContent).toContain(EDITOR_TEXTS.amountFault);
});

it('the choices of orders and shipping are those of the spec', async () => {
  await openAccount();
  const labelsOf = (code: SettingCode) =>
    [...inSetting(code).getByRole<HTMLSelectElement>('combobox').options].map(({ text }) => text);
  expect(labelsOf(130)).toEqual(['Normal', 'For Children']);
  expect(SETTING_CHOICES.orderProcessType[2]).toBe('Parent Must Complete');
  expect(labelsOf(111)).toEqual(['Default', 'Free', 'Flat rate', 'Percentage up-charge', 'Dollar up-charge']);
  expect(labelsOf(104)).toEqual(['No core charge', 'Shown, not in the total', 'Charged']);
  expect(labelsOf(145)).toEqual(['Gallery', 'List', 'Table']);
});

it('a branch can have its parent complete its orders', async () => {
  await openAccount({ view: aTopLevelView({ parentId: 2, parentName: 'Summit' }) });
  const options = [...inSetting(130).getByRole<HTMLSelectElement>('combobox').options].map(({ text }) => text);
  expect(options).toEqual(['Normal', 'Parent Must Complete']);
});

it('what is nothing is said in words', async () => {
  const shown = withFields(aTopLevelView({ cartMessage: { enabled: true, message: '' } }), {
    116: { source: 'own', mayChange: false, why: 'provider only' },
    307: { mayChange: false, why: 'provider only' },
  });
  await openAccount({ view: shown });
  expect(inSetting(116).getByText(EDITOR_TEXTS.noMessage)).toBeTruthy();
  expect(inSetting(307).getByText(EDITOR_TEXTS.noWebsite)).toBeTruthy();
});

it('a default website leads to its page, and can only be replaced', async () => {
  const websites = [
    { id: 8, name: 'Northside Parts' },
    { id: 9, name: 'Northside Outlet' },
  ];
  const shown = aTopLevelView({ defaultWebsiteId: 8, websites });
  const own = { ...shown.own, defaultWebsiteId: 8 };
  await openAccount({ view: withFields({ ...shown, own }, { 307: { source: 'own' } }) });
  const link = inSetting(307).getByRole('link', { name: EDITOR_TEXTS.openWebsite });
  expect(link.getAttribute('href')).toBe('/admin/website/8');
  const options = [...inSetting(307).getByRole<HTMLSelectElement>('combobox').options].map(({ text }) => text);
  expect(options).toEqual(['Northside Parts', 'Northside Outlet']);
});

describe('PO numbers', () => {
  it('can be tried by the rule of checkout', async () => {
    const opened = await openAccount();
    await opened.user.selectOptions(inSetting(115).getByRole('combobox'), SETTING_CHOICES.poMethod.pattern);
    const pattern = inSetting(115).getByRole('textbox', { name: EDITOR_TEXTS.pattern });
    const tried = inSetting(115).getByRole('textbox', { name: EDITOR_TEXTS.tryIt });
    await opened.user.type(pattern, 'NF-\\d{{5}');
    await opened.user.type(tried, 'NF-40112');
    expect(inSetting(115).getByText(EDITOR_TEXTS.poAccepted)).toBeTruthy();
    await opened.user.type(tried, '3');
    expect(inSetting(115).getByText(EDITOR_TEXTS.poRefused)).toBeTruthy();
    await opened.user.type(pattern, '(');
    expect(inSetting(115).getByText(EDITOR_TEXTS.unusable)).toBeTruthy();
  });

  it('can be a list', async () => {
    const opened = await openAccount();
    await opened.user.selectOptions(inSetting(115).getByRole('combobox'), SETTING_CHOICES.poMethod.list);
    await opened.user.type(inSetting(115).getByRole('textbox', { name: EDITOR_TEXTS.poList }), 'A1{Enter}A2');
    await save(opened);
    await waitFor(() =>
      expect(opened.server.view().poValidation).toEqual({ method: 'list', pattern: '', list: ['A1', 'A2'] }),
    );
    expect(entriesCount(2)).toBe('2 entries');
  });
});

describe('the brand', () => {
  it('shows a color in both schemes with its contrasts, and picks another', async () => {
    const opened = await openAccount();
    const { user } = opened;
    for (const text of [EDITOR_TEXTS.colorOnLight, EDITOR_TEXTS.colorOnDark]) {
      expect(inSetting(118).getByText(text)).toBeTruthy();
    }
    expect(settingOf(118).textContent).toMatch(/\d\.\d : 1/);
    expect(contrastOf('4.5')).toBe('4.5 : 1');
    await user.click(inSetting(118).getByRole('button', { name: new RegExp(`${EDITOR_TEXTS.chooseColor}$`) }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.clear(dialog.getByLabelText(UI_TEXTS.colorCode));
    await user.type(dialog.getByLabelText(UI_TEXTS.colorCode), '0B5D4B');
    await user.click(dialog.getByRole('button', { name: UI_TEXTS.ok }));
    expect(await inSetting(118).findByText('#0B5D4B')).toBeTruthy();
    await save(opened);
    await waitFor(() => expect(opened.server.sent(SAVE)).toEqual([{ Id: 5, Version: 4, Color1: '0B5D4B' }]));
  });

  it('shows pieces of the store in the color, in both schemes, each text with its contrast', async () => {
    await openAccount({ view: withFields(aTopLevelView({ color1: '1D4ED8' }), { 118: { source: 'own' } }) });
    for (const label of [EDITOR_TEXTS.colorOnLight, EDITOR_TEXTS.colorOnDark]) {
      const scheme = within(inSetting(118).getByRole('listitem', { name: label }));
      for (const text of [COLOR_TEXTS.button, COLOR_TEXTS.link, COLOR_TEXTS.chosen]) {
        const [, figure = '0'] = /([\d.]+) : 1$/.exec(scheme.getByText(text).parentElement?.textContent ?? '') ?? [];
        expect(Number(figure), text).toBeGreaterThanOrEqual(4.5);
      }
    }
    expect(inSetting(118).queryByText(COLOR_TEXTS.adjusted, { exact: false })).toBeNull();
  });

  it('offers the nearest color that can be read instead of a wish that can’t', async () => {
    const view = withFields(aTopLevelView({ color1: 'FFD400' }), { 118: { source: 'own' } });
    const opened = await openAccount({ view });
    const color = readableColor('FFD400').toUpperCase();
    expect(inSetting(118).getByText(COLOR_TEXTS.adjusted, { exact: false })).toBeTruthy();
    await opened.user.click(inSetting(118).getByRole('button', { name: takeColor(color) }));
    expect(inSetting(118).getByText(color)).toBeTruthy();
    expect(inSetting(118).queryByText(COLOR_TEXTS.adjusted, { exact: false })).toBeNull();
    await save(opened);
    await waitFor(() => expect(opened.server.sent(SAVE)).toEqual([{ Id: 5, Version: 4, Color1: color.slice(1) }]));
  });
});

it('contacts have addresses by kind and a phone number', async () => {
  const opened = await openAccount();
  await openEditor(opened, 144);
  for (const label of [EDITOR_TEXTS.contactUser, EDITOR_TEXTS.contactBusiness]) {
    expect(inSetting(144).getByLabelText(label)).toBeTruthy();
  }
  await opened.user.type(inSetting(144).getByLabelText(EDITOR_TEXTS.contactOther), 'help@summit.example');
  await opened.user.type(inSetting(144).getByLabelText(EDITOR_TEXTS.contactPhone), '3035550100');
  await save(opened);
  await waitFor(() =>
    expect(opened.server.view().contactAddresses).toEqual({
      userLocation: '',
      businessSupport: '',
      contact: 'help@summit.example',
      phone: '3035550100',
    }),
  );
});
