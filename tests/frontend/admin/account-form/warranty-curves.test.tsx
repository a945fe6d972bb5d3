import { waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { browserStorage } from '#frontend/ui/hooks/web-storage.ts';
import type { AccountView } from '#shared/schemas/wire/account-view.ts';
import { editWarranty, WARRANTY_TEXTS } from '#shared/texts/admin/account-form/editor-texts.ts';
import {
  costOfExample,
  costUpTo,
  notSoldAbove,
  overPrice,
  shareAbove,
  shareOfAny,
  WARRANTY_COST_TEXTS,
} from '#shared/texts/admin/account-form/example-texts.ts';
import { basisPoints, cents } from '#shared/values/money.ts';
import { aTopLevelView, withFields } from '../../../builders/admin/account-views.ts';
import { aPriceTrace } from '../../../builders/admin/price-traces.ts';
import { inSetting, openAccount, openEditor } from '../../support/open-account.ts';

afterEach(() => browserStorage.remove('admin-example-part'));

const facts = { description: '', default: false } as const;
const share = (code: '6L' | '24L' | 'LT', percentage: number, minimum: number) => ({
  ...facts,
  code,
  method: 'Percentage' as const,
  percentage: basisPoints(percentage),
  minimumCost: cents(minimum),
});
const ranges = (...values: readonly (readonly [number, number])[]) => ({
  ...facts,
  code: '6P' as const,
  method: 'Range' as const,
  values: values.map(([top, cost]) => ({ top: cents(top), cost: cents(cost) })),
});
const ENTRIES = [
  ranges([100_00, 0], [500_00, 25_00]),
  share('6L', 15_00, 100_00),
  share('24L', 20_00, 0),
  share('LT', 0, 0),
];

async function openCurves({ flags = ['major'], price = 72_00, pinned = 'ENGINE', entries = ENTRIES } = {}) {
  if (pinned) browserStorage.write('admin-example-part', pinned);
  const view = aTopLevelView({ majorWarranty: entries as AccountView['majorWarranty'] });
  const opened = await openAccount({
    view: withFields(view, { 107: { source: 'own', sourceId: 5 } }),
    traces: {
      ENGINE: aPriceTrace({ partNumber: 'ENGINE', description: 'Engine', flags, customerPrice: cents(price) }),
    },
  });
  await openEditor(opened, 107);
  return opened;
}
const figure = (code: string) => inSetting(107).getByText(overPrice(code)).closest('figure') as HTMLElement;
const costs = () =>
  [...inSetting(107).getAllByRole('figure')].map((each) => each.querySelector('b')?.textContent?.split(': ')[1]);

describe('the curve of a warranty', () => {
  it.each([
    {
      code: '6P',
      words: [costUpTo('Free', '$100.00'), costUpTo('$25.00', '$500.00'), notSoldAbove('$500.00')].join(', '),
      pieces: 2,
    },
    { code: '6L', words: [costUpTo('$100.00', '$666.66'), shareAbove('15 %', '$666.66')].join(', '), pieces: 2 },
    { code: '24L', words: shareOfAny('20 %'), pieces: 1 },
    { code: 'LT', words: WARRANTY_COST_TEXTS.free, pieces: 1 },
  ])('of $code is drawn and said in words: $words', async ({ code, words, pieces }) => {
    await openCurves({ pinned: '' });
    expect(within(figure(code)).getByText(words)).toBeTruthy();
    expect(figure(code).querySelectorAll('svg [data-free], svg path[class*="cost"]')).toHaveLength(pieces);
    expect(figure(code).querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(inSetting(107).getByText(WARRANTY_COST_TEXTS.noExample)).toBeTruthy();
  });

  it.each([
    { price: 72_00, expected: ['Free', '$100.00', '$14.40', 'Free'], why: 'a cheap part' },
    { price: 800_00, expected: [WARRANTY_COST_TEXTS.notSold, '$120.00', '$160.00', 'Free'], why: 'an expensive part' },
  ])('says what the example part costs: $why', async ({ price, expected }) => {
    await openCurves({ price });
    await waitFor(() => expect(costs()).toEqual(expected));
    const shown = price === 72_00 ? '$72.00' : '$800.00';
    expect(within(figure('LT')).getByText(costOfExample('Engine', shown, 'Free'))).toBeTruthy();
  });

  it('says that the example part has none of these warranties', async () => {
    await openCurves({ flags: ['other'] });
    expect(await inSetting(107).findByText(WARRANTY_COST_TEXTS.notForPart)).toBeTruthy();
    expect(costs().every((cost) => cost === undefined)).toBe(true);
  });

  it('follows what is typed', async () => {
    const { user } = await openCurves({ price: 800_00 });
    await user.click(inSetting(107).getByRole('button', { name: editWarranty('6L') }));
    const percentage = inSetting(107).getByRole('textbox', { name: WARRANTY_TEXTS.percentage });
    await user.clear(percentage);
    expect(inSetting(107).queryByText(overPrice('6L'))).toBeNull();
    await user.type(percentage, '50');
    const words = [costUpTo('$100.00', '$200.00'), shareAbove('50 %', '$200.00')].join(', ');
    expect(within(figure('6L')).getByText(words)).toBeTruthy();
    expect(within(figure('6L')).getByText(costOfExample('Engine', '$800.00', '$400.00'))).toBeTruthy();
  });
});
