import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CodePicker } from '#frontend/admin/features/account-form/code-picker/code-picker.tsx';
import { CODE_PICKER_TEXTS, codesSelected } from '#shared/texts/admin/account-form/editor-texts.ts';
import {
  excludesParts,
  partsCount,
  withMarked,
  withoutMarked,
} from '#shared/texts/admin/account-form/example-texts.ts';
import { aTopLevelView, withFields } from '../../../builders/admin/account-views.ts';
import { aRefusal } from '../../../builders/answers.ts';
import { inSetting, openAccount, openEditor, save, settingOf } from '../../support/open-account.ts';
import { SAVE } from '../../support/servers/an-account-server.ts';

async function openPicker() {
  const opened = await openAccount();
  await openEditor(opened, 305);
  await inSetting(305).findByRole('option', { name: 'BODY – Body panels' });
  return opened;
}
const listbox = (name: string) => inSetting(305).getByRole('listbox', { name });
const optionsOf = (name: string) => [...listbox(name).children].map(({ textContent }) => textContent);
const press = (name: string) => inSetting(305).getByRole('button', { name });

describe('the parts behind the codes', () => {
  const counted = {
    aftermarket: {
      codes: [
        { code: 'BODY', parts: 1204 },
        { code: 'GLASS', parts: 1 },
      ],
      examples: [],
    },
  };
  async function openCounted() {
    const opened = await openAccount({ parts: counted });
    await openEditor(opened, 305);
    await inSetting(305).findByText(excludesParts(0), { exact: false });
    return opened;
  }
  const excluded = () => inSetting(305).getByText(/^Excludes/).textContent;

  it('stand beside them, and a code without parts has none', async () => {
    await openCounted();
    expect(optionsOf(CODE_PICKER_TEXTS.available)).toEqual([
      'BODY – Body panels 1,204 parts',
      'GLASS – Glass 1 part',
      'HOODS – Hoods 0 parts',
    ]);
    expect(partsCount(1204)).toBe('1,204 parts');
  });

  it('are summed up for what is excluded and what is marked', async () => {
    const { user } = await openCounted();
    expect(excluded()).toBe('Excludes 0 parts of this account’s search.');
    await user.dblClick(inSetting(305).getByRole('option', { name: /^BODY/ }));
    expect(excluded()).toBe('Excludes 1,204 parts of this account’s search.');
    await user.click(inSetting(305).getByRole('option', { name: /^GLASS/ }));
    expect(excluded()).toBe(`Excludes 1,204 parts of this account’s search; ${withMarked(1, 1205)}.`);
    await user.click(inSetting(305).getByRole('option', { name: /^GLASS/ }));
    await user.click(inSetting(305).getByRole('option', { name: /^BODY/ }));
    expect(excluded()).toBe(`Excludes 1,204 parts of this account’s search; ${withoutMarked(1, 0)}.`);
  });

  it('are left out where they could not be counted', async () => {
    await openPicker();
    expect(await inSetting(305).findByText(CODE_PICKER_TEXTS.notCounted)).toBeTruthy();
    expect(inSetting(305).queryByText(/^Excludes/)).toBeNull();
  });
});

describe('the code picker', () => {
  it('has what can be selected and what is', async () => {
    await openPicker();
    expect(optionsOf(CODE_PICKER_TEXTS.available)).toEqual(['BODY – Body panels', 'GLASS – Glass', 'HOODS – Hoods']);
    expect(optionsOf(CODE_PICKER_TEXTS.selected)).toEqual([]);
    expect(inSetting(305).getByText(CODE_PICKER_TEXTS.none)).toBeTruthy();
    expect(inSetting(305).getByText(CODE_PICKER_TEXTS.hint)).toBeTruthy();
  });

  it('moves by keys: arrows go, space and Shift mark, Enter moves', async () => {
    const opened = await openPicker();
    const { user } = opened;
    listbox(CODE_PICKER_TEXTS.available).focus();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(optionsOf(CODE_PICKER_TEXTS.selected)).toEqual(['GLASS – Glass']);
    await user.keyboard('{Home}{Shift>}{ArrowDown}{/Shift}{Enter}');
    expect(optionsOf(CODE_PICKER_TEXTS.selected)).toEqual(['GLASS – Glass', 'BODY – Body panels', 'HOODS – Hoods']);
    listbox(CODE_PICKER_TEXTS.selected).focus();
    await user.keyboard('{End} {Enter}');
    expect(optionsOf(CODE_PICKER_TEXTS.available)).toEqual(['HOODS – Hoods']);
    await save(opened);
    await waitFor(() =>
      expect(opened.server.sent(SAVE)).toEqual([{ Id: 5, Version: 4, AftermarketExclusions: ['GLASS', 'BODY'] }]),
    );
  });

  it('searches the display text, and Enter takes the first', async () => {
    const { user } = await openPicker();
    await user.type(inSetting(305).getByRole('searchbox', { name: CODE_PICKER_TEXTS.searchAvailable }), 'pan');
    expect(optionsOf(CODE_PICKER_TEXTS.available)).toEqual(['BODY – Body panels']);
    await user.keyboard('{Enter}');
    expect(optionsOf(CODE_PICKER_TEXTS.selected)).toEqual(['BODY – Body panels']);
    expect(inSetting(305).getByRole('searchbox', { name: CODE_PICKER_TEXTS.searchSelected })).toBeTruthy();
  });

  it('moves all, and the marked ones by a button', async () => {
    const { user } = await openPicker();
    await user.click(press(CODE_PICKER_TEXTS.addAll));
    expect(optionsOf(CODE_PICKER_TEXTS.selected)).toHaveLength(3);
    await user.click(inSetting(305).getByRole('option', { name: 'GLASS – Glass' }));
    await user.click(press(CODE_PICKER_TEXTS.remove));
    expect(optionsOf(CODE_PICKER_TEXTS.available)).toEqual(['GLASS – Glass']);
    await user.click(press(CODE_PICKER_TEXTS.removeAll));
    expect(optionsOf(CODE_PICKER_TEXTS.selected)).toEqual([]);
    await user.click(inSetting(305).getByRole('option', { name: 'HOODS – Hoods' }));
    await user.click(press(CODE_PICKER_TEXTS.add));
    expect(optionsOf(CODE_PICKER_TEXTS.selected)).toEqual(['HOODS – Hoods']);
  });

  it('takes what is dragged over', async () => {
    await openPicker();
    const dataTransfer = { getData: () => 'HOODS', setData: () => undefined };
    fireEvent.drop(listbox(CODE_PICKER_TEXTS.selected), { dataTransfer });
    expect(optionsOf(CODE_PICKER_TEXTS.selected)).toEqual(['HOODS – Hoods']);
    fireEvent.drop(listbox(CODE_PICKER_TEXTS.selected), { dataTransfer });
    expect(optionsOf(CODE_PICKER_TEXTS.selected)).toEqual(['HOODS – Hoods']);
    fireEvent.drop(listbox(CODE_PICKER_TEXTS.available), { dataTransfer });
    expect(optionsOf(CODE_PICKER_TEXTS.selected)).toEqual([]);
  });

  it('shows codes that are gone from the catalogue, and counts many', async () => {
    const view = withFields(aTopLevelView({ aftermarketExclusions: ['A', 'B', 'C', 'D', 'E'] }), {
      305: { source: 'own', sourceId: 5 },
    });
    const opened = await openAccount({ view });
    expect(settingOf(305).textContent).toContain(codesSelected(5));
    expect(codesSelected(1)).toBe('1 code');
    await openEditor(opened, 305);
    expect(optionsOf(CODE_PICKER_TEXTS.selected)).toEqual(['A', 'B', 'C', 'D', 'E']);
  });

  it('offers the insurers by name', async () => {
    const opened = await openAccount({ view: aTopLevelView({ insurers: ['Prairie Mutual'] }) });
    await openEditor(opened, 133);
    expect(inSetting(133).getByRole('option', { name: 'Prairie Mutual' })).toBeTruthy();
  });

  it('can be asked again where the codes could not be loaded', async () => {
    const opened = await openAccount();
    opened.server.willAnswer(
      'GET /wb/auxiliarydata/GetProductLines',
      aRefusal({ status: 403, code: 'forbidden', text: 'An unknown error has occoured' }),
    );
    await openEditor(opened, 305);
    expect(await screen.findByText(CODE_PICKER_TEXTS.failed)).toBeTruthy();
  });

  it('needs an array', () => {
    const model = 'GLASS' as unknown as string[];
    expect(() => CodePicker({ options: [], model, onChange: () => undefined })).toThrow(TypeError);
  });
});
