import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  defaultWarranty,
  EDITOR_TEXTS,
  editWarranty,
  monthsOf,
  orAtLeast,
  removeRange,
  removeWarranty,
  WARRANTY_TEXTS,
  warrantiesSummary,
  warrantyDescription,
} from '#shared/texts/admin/account-form/editor-texts.ts';
import { inSetting, openAccount, openEditor, save, settingOf } from '../../support/open-account.ts';
import { SAVE } from '../../support/servers/an-account-server.ts';

async function openWarranties(code: 107 | 108 = 107) {
  const opened = await openAccount();
  await openEditor(opened, code);
  return { ...opened, rows: inSetting(code) };
}

const codes = (code: 107 | 108 = 107) =>
  [...settingOf(code).querySelectorAll('tbody th')].map(({ textContent }) => textContent);

describe('the warranty editor', () => {
  it('shows each warranty in words, the lifetime one too', async () => {
    const { rows } = await openWarranties();
    expect(codes()).toEqual(['6L', '12L', '24L', 'LT']);
    expect(rows.getByText(WARRANTY_TEXTS.lifetime)).toBeTruthy();
    expect(rows.getByText(orAtLeast('15 %', '$100.00'))).toBeTruthy();
    expect(rows.getAllByText('Parts and Labor')).toHaveLength(4);
    expect(settingOf(107).textContent).toContain(warrantiesSummary(4, undefined));
    expect(warrantiesSummary(1, '6P')).toBe('1 warranty, default 6P');
  });

  it.each([
    { code: 107, added: ['6P', '12P', '24P'] },
    { code: 108, added: ['12P', '24P', '6L', '12L', '24L'] },
  ] as const)(
    'adds warranties of $code in the order $added',
    async ({ code, added }) => {
      const { user, rows } = await openWarranties(code);
      const before = codes(code);
      for (const _ of added) {
        await user.click(rows.getByRole('button', { name: WARRANTY_TEXTS.newWarranty }));
        await user.click(rows.getByRole('button', { name: WARRANTY_TEXTS.done }));
      }
      expect(codes(code)).toEqual([...before, ...added]);
      expect(rows.getByText(WARRANTY_TEXTS.allUsed)).toBeTruthy();
    },
    240_000,
  );

  it('begins a 6P as a range to 99999 and all others at 10 percent and 10.00, and never offers LT', async () => {
    const { user, rows } = await openWarranties();
    await user.click(rows.getByRole('button', { name: WARRANTY_TEXTS.newWarranty }));
    expect(rows.getByLabelText<HTMLInputElement>(`${WARRANTY_TEXTS.top} 1`).value).toBe('99,999.00');
    expect(rows.getByText(WARRANTY_TEXTS.free)).toBeTruthy();
    expect(rows.getByLabelText<HTMLInputElement>(WARRANTY_TEXTS.description).value).toBe(warrantyDescription(6, false));
    const months = rows.getByLabelText<HTMLSelectElement>(WARRANTY_TEXTS.month);
    expect([...months.options].map(({ text }) => text)).toEqual([6, 12, 24].map(monthsOf));
    await user.click(rows.getByRole('radio', { name: WARRANTY_TEXTS.percentage }));
    expect(rows.getByRole<HTMLInputElement>('textbox', { name: WARRANTY_TEXTS.percentage }).value).toBe('10');
    expect(rows.getByLabelText<HTMLInputElement>(WARRANTY_TEXTS.minimum).value).toBe('10.00');
  });

  it('refuses a code that is there, for three seconds', async () => {
    const { user, rows } = await openWarranties();
    await user.click(rows.getByRole('button', { name: WARRANTY_TEXTS.newWarranty }));
    await user.selectOptions(rows.getByLabelText(WARRANTY_TEXTS.type), 'Parts and Labor');
    expect(rows.getByLabelText<HTMLInputElement>(WARRANTY_TEXTS.description).value).toBe('6 Month Parts and Labor');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await act(async () => rows.getByRole('button', { name: WARRANTY_TEXTS.done }).click());
    expect(rows.getByText('This warranty already exists.')).toBeTruthy();
    await act(async () => vi.advanceTimersByTime(2500));
    expect(rows.queryByText('This warranty already exists.')).toBeTruthy();
    await act(async () => vi.advanceTimersByTime(600));
    expect(rows.queryByText('This warranty already exists.')).toBeNull();
    vi.useRealTimers();
    expect(codes()).toEqual(['6L', '12L', '24L', 'LT']);
  });

  it('moves the default, and can be without one', async () => {
    const { user, rows } = await openWarranties();
    const isDefault = (code: string) =>
      rows.getByRole<HTMLInputElement>('radio', { name: defaultWarranty(code) }).checked;
    expect(rows.getByRole<HTMLInputElement>('radio', { name: WARRANTY_TEXTS.noDefault }).checked).toBe(true);
    await user.click(rows.getByRole('radio', { name: defaultWarranty('6L') }));
    await user.click(rows.getByRole('radio', { name: defaultWarranty('12L') }));
    expect([isDefault('6L'), isDefault('12L')]).toEqual([false, true]);
    await user.click(rows.getByRole('radio', { name: WARRANTY_TEXTS.noDefault }));
    expect(isDefault('12L')).toBe(false);
  });

  it('edits and removes, and sends the whole list', async () => {
    const opened = await openWarranties();
    const { user, rows } = opened;
    for (const code of ['12L', '24L', 'LT']) await user.click(rows.getByRole('button', { name: removeWarranty(code) }));
    await user.click(rows.getByRole('button', { name: editWarranty('6L') }));
    await user.click(rows.getByRole('radio', { name: WARRANTY_TEXTS.range }));
    const cost = rows.getByLabelText(`${WARRANTY_TEXTS.cost} 1`);
    await user.clear(cost);
    await user.type(cost, 'ten');
    await user.click(rows.getByRole('button', { name: WARRANTY_TEXTS.done }));
    expect(rows.getByText(EDITOR_TEXTS.amountFault)).toBeTruthy();
    await user.clear(cost);
    await user.type(cost, '25');
    await user.click(rows.getByRole('button', { name: WARRANTY_TEXTS.newRange }));
    await user.click(rows.getByRole('button', { name: removeRange(2) }));
    await user.click(rows.getByRole('button', { name: WARRANTY_TEXTS.done }));
    await save(opened);
    await waitFor(() =>
      expect(opened.server.sent(SAVE)).toEqual([
        {
          Id: 5,
          Version: 4,
          MajorWarranty: [
            {
              Code: '6L',
              Description: '6 Month Parts and Labor',
              Default: false,
              Method: 'Range',
              Values: [{ Top: 99_999, Cost: 25 }],
            },
          ],
        },
      ]),
    );
  });

  it('leaves everything where an edit is cancelled', async () => {
    const { user, rows } = await openWarranties();
    await user.click(rows.getByRole('button', { name: editWarranty('6L') }));
    await user.click(rows.getByRole('button', { name: WARRANTY_TEXTS.cancel }));
    expect(codes()).toEqual(['6L', '12L', '24L', 'LT']);
    expect(settingOf(107).dataset['changed']).toBeUndefined();
    for (const text of [WARRANTY_TEXTS.isDefault, WARRANTY_TEXTS.code, WARRANTY_TEXTS.cost]) {
      expect(rows.getByRole('columnheader', { name: text })).toBeTruthy();
    }
  });
});
