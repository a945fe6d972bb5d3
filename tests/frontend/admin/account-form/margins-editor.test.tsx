import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  bandLabel,
  bandsSummary,
  MARGIN_TEXTS,
  removeBand,
  upTo,
} from '#shared/texts/admin/account-form/editor-texts.ts';
import { was } from '#shared/texts/admin/account-form/setting-field-texts.ts';
import { ACCOUNT_SAVE_TEXTS } from '#shared/texts/admin/account-save-texts.ts';
import { basisPoints, cents } from '#shared/values/money.ts';
import { aTopLevelView, withFields } from '../../../builders/admin/account-views.ts';
import { inSetting, openAccount, openEditor, save, settingOf } from '../../support/open-account.ts';
import { SAVE } from '../../support/servers/an-account-server.ts';

const band = (low: number, high: number, percentage: number) => ({
  low: cents(low),
  high: cents(high),
  percentage: basisPoints(percentage),
});
const BANDS = [band(0, 50_00, 60_00), band(50_00, 250_00, 40_00)];

async function openMargins(bands = BANDS) {
  const view = aTopLevelView({ margins: { aftermarket: bands, salvage: [] } });
  const opened = await openAccount({ view: withFields(view, { 101: { source: 'own', sourceId: 5 } }) });
  await openEditor(opened, 101);
  return opened;
}
const high = (place: number) => inSetting(101).getByLabelText<HTMLInputElement>(bandLabel(MARGIN_TEXTS.high, place));
const percentage = (place: number) =>
  inSetting(101).getByLabelText<HTMLInputElement>(bandLabel(MARGIN_TEXTS.percentage, place));
const lows = () => [...settingOf(101).querySelectorAll('tbody td:first-child')].map((cell) => cell.textContent);
const review = () => screen.queryByText(ACCOUNT_SAVE_TEXTS.aftermarketReorganized);

describe('the margin editor', () => {
  it('shows the bands with computed lows, which can’t be typed', async () => {
    await openMargins();
    expect(lows()).toEqual(['$0.00 to', '$50.00 to']);
    expect(settingOf(101).textContent).toContain(bandsSummary(2, '60 %', '40 %'));
    expect(bandsSummary(1, '60 %', '60 %')).toBe('1 band, 60 %');
    for (const text of [MARGIN_TEXTS.low, MARGIN_TEXTS.computed, MARGIN_TEXTS.noneAbove, MARGIN_TEXTS.newBandHint]) {
      expect(settingOf(101).textContent).toContain(text);
    }
  });

  it('moves the low of the next band along', async () => {
    const { user } = await openMargins();
    await user.clear(high(1));
    await user.type(high(1), '80');
    expect(lows()).toEqual(['$0.00 to', '$80.00 to']);
    expect(review()).toBeNull();
    const before = [upTo('60 %', '$50.00'), upTo('40 %', '$250.00')].join(', ');
    expect(settingOf(101).textContent).toContain(was(before));
  });

  it('adds a band of 10 at 50 percent, and shows the bands in order before they are saved', async () => {
    const opened = await openMargins();
    await opened.user.click(inSetting(101).getByRole('button', { name: MARGIN_TEXTS.newBand }));
    expect([high(3).value, percentage(3).value]).toEqual(['10.00', '50']);
    expect(inSetting(101).getByText('Margins were reorganized.')).toBeTruthy();
    expect(review()).toBeTruthy();
    const lines = within(inSetting(101).getByRole('list', { name: MARGIN_TEXTS.diff })).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      '− $0.00 to $50.00 · 60 %',
      '− $250.00 to $10.00 · 50 %',
      '+ $0.00 to $10.00 · 50 %',
      '+ $10.00 to $50.00 · 60 %',
      '$50.00 to $250.00 · 40 %',
    ]);
  });

  it('does not save bands out of order until they are taken', async () => {
    const opened = await openMargins();
    await opened.user.click(inSetting(101).getByRole('button', { name: MARGIN_TEXTS.newBand }));
    await save(opened);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Aftermarket margins were reorganized. Please review.');
    expect(opened.server.countOf(SAVE)).toBe(0);
    await opened.user.click(inSetting(101).getByRole('button', { name: MARGIN_TEXTS.keepMine }));
    expect(inSetting(101).queryByText(ACCOUNT_SAVE_TEXTS.marginsReorganized)).toBeNull();
    expect(high(3).value).toBe('10.00');
    await opened.user.clear(percentage(3));
    await opened.user.type(percentage(3), '55.5');
    await opened.user.click(inSetting(101).getByRole('button', { name: MARGIN_TEXTS.take }));
    expect(lows()).toEqual(['$0.00 to', '$10.00 to', '$50.00 to']);
    await save(opened);
    await waitFor(() =>
      expect(opened.server.sent(SAVE)).toEqual([
        {
          Id: 5,
          Version: 4,
          Margins: {
            Aftermarket: [
              { Low: 0, High: 10, Percentage: 55.5 },
              { Low: 10, High: 50, Percentage: 60 },
              { Low: 50, High: 250, Percentage: 40 },
            ],
          },
        },
      ]),
    );
  });

  it('says the same of recycled parts in their words', async () => {
    const margins = { aftermarket: [], salvage: BANDS.toReversed() };
    const view = withFields(aTopLevelView({ margins }), { 102: { source: 'own', sourceId: 5 } });
    const opened = await openAccount({ view });
    await openEditor(opened, 102);
    expect(inSetting(102).getByText(ACCOUNT_SAVE_TEXTS.salvageReorganized)).toBeTruthy();
  });

  it('keeps what is not a price, and says so', async () => {
    const opened = await openMargins();
    await opened.user.clear(high(1));
    await opened.user.type(high(1), 'a lot');
    await save(opened);
    expect((await screen.findByRole('alert')).textContent).toContain(MARGIN_TEXTS.fault);
    expect(high(1).getAttribute('aria-invalid')).toBe('true');
    expect(high(1).value).toBe('a lot');
  });

  it('removes bands, and says that none add no margin', async () => {
    const { user } = await openMargins();
    await user.click(inSetting(101).getByRole('button', { name: removeBand(1) }));
    expect(lows()).toEqual(['$0.00 to']);
    await user.click(inSetting(101).getByRole('button', { name: removeBand(1) }));
    expect(inSetting(101).getByText(MARGIN_TEXTS.none)).toBeTruthy();
    expect(inSetting(101).getByText('own: nothing')).toBeTruthy();
  });
});
