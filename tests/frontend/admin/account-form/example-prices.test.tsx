import { waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { browserStorage } from '#frontend/ui/hooks/web-storage.ts';
import { bandLabel, MARGIN_TEXTS } from '#shared/texts/admin/account-form/editor-texts.ts';
import { anotherThan, EXAMPLE_PLACES, EXAMPLE_PRICE_TEXTS } from '#shared/texts/admin/account-form/example-texts.ts';
import { PRICE_PANEL_TEXTS } from '#shared/texts/admin/account-form/price-panel-texts.ts';
import { CATALOGUE_TEXTS } from '#shared/texts/catalogue/catalogue-texts.ts';
import { basisPoints, cents } from '#shared/values/money.ts';
import { aTopLevelView, withFields } from '../../../builders/admin/account-views.ts';
import { aHiddenPriceTrace, aPriceTrace } from '../../../builders/admin/price-traces.ts';
import { inSetting, openAccount, openEditor } from '../../support/open-account.ts';

afterEach(() => browserStorage.removeAll('admin-margin-parts'));

const band = (low: number, high: number, percentage: number) => ({
  low: cents(low),
  high: cents(high),
  percentage: basisPoints(percentage),
});
const BANDS = [band(0, 50_00, 50_00), band(50_00, 250_00, 40_00)];
const aPart = (partNumber: string, description: string, price: number, facts = {}) =>
  aPriceTrace({ partNumber, description, customerPrice: cents(price), ...facts });
const TRACES = {
  FILTER: aPart('FILTER', 'Oil filter', 8_00),
  PADS: aPart('PADS', 'Brake pads', 72_00),
  HOOD: aPart('HOOD', 'Hood', 300_00),
  ENGINE: aPart('ENGINE', 'Engine', 900_00, { lineOfBusinessKey: 'salvage' }),
};

async function openMargins({ traces = TRACES, examples = ['FILTER', 'PADS', 'HOOD'], showMargins = true } = {}) {
  const view = aTopLevelView({ margins: { aftermarket: BANDS, salvage: [] }, showMargins });
  const opened = await openAccount({
    view: withFields(view, { 101: { source: 'own', sourceId: 5 }, 140: { source: 'own', sourceId: 5 } }),
    parts: { aftermarket: { codes: [], examples } },
    traces,
  });
  await openEditor(opened, 101);
  return opened;
}
const list = () => inSetting(101).getByRole('list', { name: EXAMPLE_PRICE_TEXTS.title });
const rows = () => within(list()).getAllByRole('listitem');
const shown = () => rows().map((row) => row.textContent?.replace(EXAMPLE_PRICE_TEXTS.change, ''));
const loaded = () => waitFor(() => expect(shown()[0]).toContain('$'));
const high = (place: number) => inSetting(101).getByLabelText(bandLabel(MARGIN_TEXTS.high, place));
const percentage = (place: number) => inSetting(101).getByLabelText(bandLabel(MARGIN_TEXTS.percentage, place));

describe('the example prices of the margins', () => {
  it('are those of a cheap, a medium and an expensive part of the account', async () => {
    await openMargins();
    await loaded();
    expect(shown()).toEqual(['Oil filter FILTER$16.00', 'Brake pads PADS$120.00', 'Hood HOOD$300.00']);
  });

  it('move while a band is typed, before it is saved', async () => {
    const { user } = await openMargins();
    await loaded();
    await user.clear(percentage(2));
    expect(shown()[1]).toBe(`Brake pads PADS$120.00 → ${PRICE_PANEL_TEXTS.noAmount}`);
    await user.type(percentage(2), '50');
    expect(shown()).toEqual(['Oil filter FILTER$16.00', 'Brake pads PADS$120.00 → $144.00', 'Hood HOOD$300.00']);
  });

  it('of bands out of order are those of the bands in order, as they would be saved', async () => {
    const { user } = await openMargins();
    await loaded();
    await user.clear(high(1));
    await user.type(high(1), '400');
    expect(inSetting(101).getByText('Margins were reorganized.')).toBeTruthy();
    expect(shown()).toEqual([
      'Oil filter FILTER$16.00 → $13.33',
      'Brake pads PADS$120.00',
      'Hood HOOD$300.00 → $600.00',
    ]);
  });

  it('can be those of other parts, which stay chosen', async () => {
    const { user } = await openMargins({ traces: { ...TRACES, LAMP: aPart('LAMP', 'Headlamp', 100_00) } as never });
    await loaded();
    await user.click(inSetting(101).getByRole('button', { name: anotherThan('Brake pads') }));
    await user.type(inSetting(101).getByRole('textbox', { name: EXAMPLE_PRICE_TEXTS.partNumber }), ' LAMP {Enter}');
    await waitFor(() => expect(shown()[1]).toBe('Headlamp LAMP$166.66'));
    expect(browserStorage.read('admin-margin-parts-aftermarket')).toBe('\nLAMP\n');
    await user.click(inSetting(101).getByRole('button', { name: anotherThan('Hood') }));
    await user.type(inSetting(101).getByRole('textbox', { name: EXAMPLE_PRICE_TEXTS.partNumber }), 'NONE');
    await user.click(inSetting(101).getByRole('button', { name: EXAMPLE_PRICE_TEXTS.show }));
    await waitFor(() => expect(shown()[2]).toBe(`NONE ${CATALOGUE_TEXTS.unableToLoadPart}`));
    await user.click(inSetting(101).getByRole('button', { name: anotherThan('NONE') }));
    await user.type(inSetting(101).getByRole('textbox', { name: EXAMPLE_PRICE_TEXTS.partNumber }), 'ENGINE{Enter}');
    await waitFor(() => expect(shown()[2]).toBe(`Engine ${EXAMPLE_PRICE_TEXTS.otherLine}`));
  });

  it('say that nobody sees store prices where the account hides them', async () => {
    await openMargins({ showMargins: false });
    await loaded();
    expect(inSetting(101).getByText(EXAMPLE_PRICE_TEXTS.notSeen)).toBeTruthy();
  });

  it('are hidden from whoever may not know prices', async () => {
    await openMargins({ traces: { FILTER: aHiddenPriceTrace() } as never, examples: ['FILTER'] });
    expect(await inSetting(101).findByText(PRICE_PANEL_TEXTS.hidden)).toBeTruthy();
    expect(list().textContent).not.toContain('$');
  });

  it('are none where the account can find no part', async () => {
    await openMargins({ examples: [] });
    expect(await inSetting(101).findByText(EXAMPLE_PRICE_TEXTS.none)).toBeTruthy();
    for (const place of ['Cheap part', 'Medium part', 'Expensive part']) expect(list().textContent).toContain(place);
  });

  it('can be asked for where none could be picked', async () => {
    const opened = await openAccount({ view: aTopLevelView() });
    await openEditor(opened, 102);
    expect(await inSetting(102).findByText(EXAMPLE_PRICE_TEXTS.examplesFailed)).toBeTruthy();
    expect(inSetting(102).getByRole('button', { name: anotherThan(EXAMPLE_PLACES[0]) })).toBeTruthy();
    expect(EXAMPLE_PRICE_TEXTS.failed).toBe('The price could not be loaded.');
  });
});
