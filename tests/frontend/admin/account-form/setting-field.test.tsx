import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  andMore,
  ask,
  branchesChange,
  changesBranches,
  fromParentNamed,
  handDownOf,
  haveOwn,
  LOCK_TEXTS,
  mayChangeOf,
  resetOf,
  resetTo,
  SETTING_FIELD_TEXTS,
  stripText,
  undoOf,
  was,
} from '#shared/texts/admin/account-form/setting-field-texts.ts';
import type { FieldLock } from '#shared/values/accounts/setting-source.ts';
import { aTopLevelView, withFields } from '../../../builders/admin/account-views.ts';
import { bar, inSetting, openAccount, settingOf, shownBar } from '../../support/open-account.ts';
import { EFFECTS } from '../../support/servers/an-account-server.ts';

const ownTruck = withFields(aTopLevelView({ companyTruckOnly: true }), { 112: { source: 'own', sourceId: 5 } });
const aChildView = withFields(aTopLevelView({ id: 6, parentId: 5, parentName: 'Summit Collision' }), {
  112: { source: 'parent', sourceId: 5, isHandedDown: true, isChangable: true, mayMark: false },
  116: { source: 'parent', sourceId: 5, isHandedDown: true, mayChange: false, why: 'handed down', mayMark: false },
});

describe('where a value comes from', () => {
  it.each([
    { name: 'nobody has set it', view: aTopLevelView(), text: SETTING_FIELD_TEXTS.default },
    { name: 'the account has set it', view: ownTruck, text: SETTING_FIELD_TEXTS.own },
    { name: 'the parent hands it down', view: aChildView, text: fromParentNamed('Summit Collision') },
  ])('is said where $name', async ({ view, text }) => {
    await openAccount({ view });
    expect(inSetting(112).getByText(text)).toBeTruthy();
  });

  it('is the account itself after a change, and says what it was', async () => {
    const { user } = await openAccount();
    await user.click(inSetting(112).getByRole('switch'));
    expect(inSetting(112).getByText('Own')).toBeTruthy();
    expect(settingOf(112).textContent).toContain(was('Off'));
    await user.click(inSetting(112).getByRole('button', { name: undoOf('Company truck only') }));
    expect(inSetting(112).getByText('Default')).toBeTruthy();
    expect(bar()).toBeNull();
  });

  it('reads "own: nothing" where an own value is empty', async () => {
    const view = withFields(aTopLevelView(), { 305: { source: 'own', sourceId: 5 } });
    await openAccount({ view });
    expect(inSetting(305).getByText('own: nothing')).toBeTruthy();
    expect(inSetting(306).queryByText(SETTING_FIELD_TEXTS.ownNothing)).toBeNull();
  });
});

describe('Reset', () => {
  it('names the default, and sends the code instead of a value', async () => {
    const { user, server } = await openAccount({ view: ownTruck });
    const name = `${resetOf('Company truck only')} ${resetTo(undefined)}`;
    expect(name).toBe('Reset Company truck only to default');
    await user.click(inSetting(112).getByRole('button', { name }));
    expect(inSetting(112).getByRole<HTMLInputElement>('switch').checked).toBe(false);
    await user.click(await screen.findByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(server.sent('PUT /api/account')).toEqual([{ Id: 5, Version: 4, Reset: [112] }]));
  });

  it('names the parent where that hands the setting down', async () => {
    const view = withFields(aChildView, { 112: { source: 'own', sourceId: 6 } });
    await openAccount({ view });
    const name = `${resetOf('Company truck only')} ${resetTo('Summit Collision')}`;
    expect(inSetting(112).getByRole('button', { name })).toBeTruthy();
  });
});

describe('a setting that may not be changed', () => {
  const LOCKS: readonly { readonly why: FieldLock; readonly text: string }[] = [
    { why: 'always of the parent', text: 'Always the value of Summit Collision. Ask Sam Summers or Paula Prentice.' },
    { why: 'handed down', text: 'Summit Collision hands this down. Ask Sam Summers or Paula Prentice.' },
    { why: 'provider only', text: 'Only the provider changes this. Ask Paula Prentice.' },
    {
      why: 'parent only',
      text: 'Only the provider and Summit Collision change this. Ask Sam Summers or Paula Prentice.',
    },
    { why: 'nothing to choose', text: 'There is nothing to choose yet.' },
  ];
  const names = { provider: ['Paula Prentice'], parent: ['Sam Summers'] };

  it.each(LOCKS)('because of "$why" says so, with the names to ask', async ({ why, text }) => {
    const locked = withFields(aChildView, { 112: { mayChange: false, why } });
    await openAccount({ view: { ...locked, ask: names } });
    expect(inSetting(112).getByText(text)).toBeTruthy();
    expect(inSetting(112).queryByRole('switch')).toBeNull();
    expect(text.startsWith(LOCK_TEXTS[why]('Summit Collision'))).toBe(true);
    expect(ask('Sam Summers or Paula Prentice')).toBe('Ask Sam Summers or Paula Prentice.');
  });

  it('keeps its value readable, and marks those of the provider', async () => {
    const view = withFields(aTopLevelView(), { 111: { mayChange: false, why: 'provider only', mayMark: false } });
    await openAccount({ view });
    expect(settingOf(111).textContent).toContain('Default');
    expect(settingOf(111).textContent).toContain('provider only');
    expect(inSetting(111).queryByRole('combobox')).toBeNull();
  });
});

describe('the marks of a parent', () => {
  const handDown = () => inSetting(112).getByRole('button', { name: handDownOf('Company truck only') });
  const mayChange = () => inSetting(112).getByRole('button', { name: mayChangeOf('Company truck only') });

  it('say whether branches have a setting and may change it; the second needs the first', async () => {
    const { user } = await openAccount();
    expect(inSetting(112).getByText(SETTING_FIELD_TEXTS.notHandedDown)).toBeTruthy();
    await user.click(mayChange());
    expect(bar()).toBeNull();
    await user.click(handDown());
    expect(inSetting(112).getByText('handed down')).toBeTruthy();
    await user.click(mayChange());
    expect(mayChange().getAttribute('aria-pressed')).toBe('true');
    expect(inSetting(112).getByText(SETTING_FIELD_TEXTS.mayChange)).toBeTruthy();
    expect((await shownBar()).textContent).toContain('Settings handed down, Settings that branches may change');
    await user.click(handDown());
    expect(mayChange().getAttribute('aria-pressed')).toBe('false');
    expect(bar()).toBeNull();
  });

  it('are sent as lists of codes', async () => {
    const { user, server } = await openAccount({ view: aTopLevelView({ inheritedFields: [101] }) });
    await user.click(handDown());
    await user.click(mayChange());
    await user.click(await screen.findByRole('button', { name: /^Save/ }));
    await waitFor(() =>
      expect(server.sent('PUT /api/account')).toEqual([
        { Id: 5, Version: 4, InheritedFields: [101, 112], ChangableFields: [112] },
      ]),
    );
  });

  it('are only read where they may not be changed, and on a branch', async () => {
    await openAccount({ view: aChildView });
    expect(inSetting(112).getByText(SETTING_FIELD_TEXTS.handedDownOpen)).toBeTruthy();
    expect(inSetting(112).queryByRole('button', { name: /^Hand down/ })).toBeNull();
    expect(inSetting(116).getByText(SETTING_FIELD_TEXTS.handedDown)).toBeTruthy();
  });

  it('say what is always handed down', async () => {
    await openAccount();
    expect(inSetting(118).getByText(SETTING_FIELD_TEXTS.alwaysHandedDown)).toBeTruthy();
  });

  it.each([
    { own: 1, total: 1, text: '1 of 1 branch has its own' },
    { own: 3, total: 17, text: '3 of 17 branches have their own' },
  ])('stand beside the number of branches with an own value: $text', async ({ own, total, text }) => {
    await openAccount({ view: withFields(aTopLevelView(), { 112: { children: { total, own } } }) });
    expect(inSetting(112).getByText(text)).toBeTruthy();
    expect(haveOwn(own, total)).toBe(text);
  });
});

describe('the strip of branches', () => {
  const strip = (code: 112 | 118) => inSetting(code).getByRole('img', { name: /branch/ });
  const cells = (element: HTMLElement) => [...element.children].map((cell) => (cell as HTMLElement).dataset['part']);
  const marked = (inheritedFields: number[], children: { total: number; own: number }) =>
    withFields(aTopLevelView({ inheritedFields }), { 112: { children }, 118: { children } });

  it.each([
    {
      why: 'branches follow what is handed down',
      view: marked([112], { total: 3, own: 0 }),
      parts: ['follow', 'follow', 'follow'],
      text: '3 branches: 3 follow',
    },
    {
      why: 'some have their own',
      view: marked([112], { total: 3, own: 1 }),
      parts: ['follow', 'follow', 'own'],
      text: '3 branches: 2 follow, 1 has its own',
    },
    {
      why: 'what is not handed down reaches nobody',
      view: marked([], { total: 2, own: 1 }),
      parts: ['own', 'apart'],
      text: '2 branches: 1 has its own, not handed down to 1',
    },
  ])('shows that $why, in cells and in words', async ({ view, parts, text }) => {
    await openAccount({ view });
    expect(cells(strip(112))).toEqual(parts);
    expect(strip(112).getAttribute('aria-label')).toBe(text);
  });

  it('shows what is always handed down as followed, and very many branches as a bar of the same parts', async () => {
    await openAccount({ view: marked([], { total: 170, own: 30 }) });
    expect(cells(strip(118))).toEqual(['follow', 'own']);
    expect(strip(118).getAttribute('aria-label')).toBe('170 branches: 140 follow, 30 have their own');
    expect((strip(118).firstElementChild as HTMLElement).style.flexGrow).toBe('140');
  });

  it.each([
    { counts: { change: 14, follow: 0, own: 3, apart: 0 }, text: '17 branches: 14 change, 3 have their own' },
    { counts: { change: 1, follow: 1, own: 0, apart: 0 }, text: '2 branches: 1 changes, 1 follows' },
  ])('reads "$text"', ({ counts, text }) => {
    expect(stripText(counts)).toBe(text);
  });
});

describe('the effect on branches', () => {
  const branch = (id: number, companyName: string) => ({
    id,
    companyName,
    before: { companyTruckOnly: false },
    after: { companyTruckOnly: true },
  });
  const effects = [{ code: 112, children: 3, named: [branch(6, 'Summit East'), branch(7, 'Summit West')] }];
  const view = withFields(aTopLevelView(), { 112: { children: { total: 4, own: 1 } } });

  it('is asked when typing pauses, counted, and shown by name with before and after', async () => {
    const { user, server } = await openAccount({ view, effects });
    await user.click(inSetting(112).getByRole('switch'));
    expect(await inSetting(112).findByText(SETTING_FIELD_TEXTS.reckoning)).toBeTruthy();
    expect(await inSetting(112).findByText(changesBranches(3, 4, 1))).toBeTruthy();
    expect(changesBranches(3, 4, 1)).toBe('Changes 3 of 4 branches; 1 has its own.');
    expect(changesBranches(14, 17, 3)).toBe('Changes 14 of 17 branches; 3 have their own.');
    expect(changesBranches(1, 2, 0)).toBe('Changes 1 of 2 branches.');
    expect(inSetting(112).getByRole('img', { name: '4 branches: 3 change, 1 has its own' })).toBeTruthy();
    const item = inSetting(112).getAllByRole('listitem')[0];
    expect(item?.textContent).toBe('Off → On Summit East, Summit West');
    expect(inSetting(112).getByText(andMore(1))).toBeTruthy();
    expect(within(await shownBar()).getByText(branchesChange(3))).toBeTruthy();
    expect(server.sent(EFFECTS)).toEqual([{ Id: 5, Version: 4, CompanyTruckOnly: true }]);
  });

  it('may be none', async () => {
    const { user } = await openAccount({ view, effects: [] });
    await user.click(inSetting(112).getByRole('switch'));
    expect(await inSetting(112).findByText(SETTING_FIELD_TEXTS.nobody)).toBeTruthy();
  });

  it('is not asked without branches', async () => {
    const alone = { ...view, fields: view.fields.map((field) => ({ ...field, children: { total: 0, own: 0 } })) };
    const { user, server } = await openAccount({ view: alone });
    await user.click(inSetting(112).getByRole('switch'));
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(server.countOf(EFFECTS)).toBe(0);
  });
});
