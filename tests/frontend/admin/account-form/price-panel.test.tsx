import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PricePanel } from '#frontend/admin/features/account-form/price/price-panel.tsx';
import { browserStorage } from '#frontend/ui/hooks/web-storage.ts';
import { catalogueContract } from '#shared/contracts/catalogue.ts';
import { ACCOUNT_DEFAULTS } from '#shared/rules/accounts/account-defaults.ts';
import type { AccountSettings } from '#shared/schemas/fields/account-settings.ts';
import { ofParentNamed, PRICE_PANEL_TEXTS, stepLink } from '#shared/texts/admin/account-form/price-panel-texts.ts';
import { CATALOGUE_TEXTS } from '#shared/texts/catalogue/catalogue-texts.ts';
import { basisPoints, cents } from '#shared/values/money.ts';
import { aHiddenPriceTrace, aPriceTrace } from '../../../builders/admin/price-traces.ts';
import { anAnswer, aRefusal } from '../../../builders/answers.ts';
import { aSignedInUser } from '../../../builders/store.ts';
import { openSignedIn } from '../../support/open-store.tsx';
import { aCartServer } from '../../support/servers/a-cart-server.ts';
import { aServer } from '../../support/servers/a-server.ts';

const GET = 'GET /api/account/2/price';
const PINNED = 'admin-example-part';
afterEach(() => browserStorage.remove(PINNED));

const margin = (percentage: number) => [
  { low: cents(0), high: cents(100_00), percentage: basisPoints(percentage * 100) },
];
const SETTINGS: AccountSettings = { ...ACCOUNT_DEFAULTS, aftermarketMargins: margin(40), shippingCalculationMethod: 1 };
const aTrace = () => aPriceTrace({}, SETTINGS);

function open({ pinned = 'LV004411', trace = aTrace(), settings = SETTINGS } = {}) {
  if (pinned) browserStorage.write(PINNED, pinned);
  const cart = aCartServer();
  const queries: string[] = [];
  const server = aServer({
    users: [aSignedInUser({ level: 1, type: 1, resultantPermissions: [{ permissionName: 'usermanagement' }] })],
    cart: {
      answer(call, query, body) {
        if (call !== GET) return cart.answer(call, query, body);
        queries.push(query.get('PartNumber') ?? query.get('partNumber') ?? '');
        return anAnswer(catalogueContract.getPriceTrace, trace);
      },
    },
  });
  const onSetting = vi.fn();
  const page = <PricePanel accountId={2} version={4} parentName="Summit" settings={settings} onSetting={onSetting} />;
  return { ...openSignedIn(server, { page }), server, queries, onSetting };
}

const lines = async () =>
  within(await screen.findByRole('list', { name: PRICE_PANEL_TEXTS.steps })).getAllByRole('listitem');
const sumOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

describe('the example part', () => {
  it('is chosen by its number, and stays for other accounts and visits', async () => {
    const opened = open({ pinned: '' });
    expect(await screen.findByRole('heading', { name: PRICE_PANEL_TEXTS.title })).toBeTruthy();
    await opened.user.type(screen.getByRole('textbox', { name: PRICE_PANEL_TEXTS.partNumber }), ' LV004411 ');
    await opened.user.click(screen.getByRole('button', { name: PRICE_PANEL_TEXTS.show }));
    expect(await lines()).toHaveLength(7);
    expect([opened.queries, browserStorage.read(PINNED)]).toEqual([['LV004411'], 'LV004411']);
  });

  it('shows each step with its reason, the source of its setting and its code', async () => {
    open();
    expect((await lines()).map(({ textContent }) => textContent)).toEqual([
      'List price$102.86',
      'Price level “fleet”$72.0070 % of list · own · 202',
      'Customer 30020$72.00the price of the order · own · 202',
      'Margin $0.00–$100.00$120.0040 % of the store price · own · 101',
      `Core charge${'$'}12.00in the total · ${PRICE_PANEL_TEXTS.fallback} · 104`,
      `No warranty$0.00not for this part · ${ofParentNamed('Summit')} · 108`,
      `Shipping$0.00free · ${PRICE_PANEL_TEXTS.own} · 111`,
    ]);
    expect([sumOf(PRICE_PANEL_TEXTS.pays), sumOf(PRICE_PANEL_TEXTS.sees), sumOf(PRICE_PANEL_TEXTS.inCart)]).toEqual([
      '$72.00',
      '$120.00',
      '$84.00',
    ]);
  });

  it('marks the lines that the unsaved edits move, and no others', async () => {
    open({ settings: { ...SETTINGS, aftermarketMargins: margin(50) } });
    const moved = (await lines()).filter((line) => line.hasAttribute('data-moved'));
    expect(moved.map(({ textContent }) => textContent)).toEqual([
      `Margin $0.00–$100.00$120.00 → $144.0050 % of the store price · ${PRICE_PANEL_TEXTS.unsaved} · 101`,
    ]);
    expect([sumOf(PRICE_PANEL_TEXTS.pays), sumOf(PRICE_PANEL_TEXTS.sees)]).toEqual(['$72.00', '$120.00 → $144.00']);
  });

  it('leads from a line to its setting', async () => {
    const opened = open();
    await lines();
    await opened.user.click(screen.getByTitle(stepLink('Shipping', 111)));
    expect(opened.onSetting).toHaveBeenCalledWith(111);
  });

  it('can be another one', async () => {
    const opened = open();
    await lines();
    await opened.user.click(screen.getByRole('button', { name: PRICE_PANEL_TEXTS.another }));
    expect(screen.getByRole('textbox', { name: PRICE_PANEL_TEXTS.partNumber })).toBeTruthy();
    expect(browserStorage.read(PINNED)).toBe('');
  });

  it('says that prices are hidden, and shows none', async () => {
    open({ trace: aHiddenPriceTrace() });
    expect(await screen.findByText(PRICE_PANEL_TEXTS.hidden)).toBeTruthy();
    expect((await lines()).every(({ textContent }) => textContent?.includes(PRICE_PANEL_TEXTS.noAmount))).toBe(true);
    expect(screen.queryByText(PRICE_PANEL_TEXTS.sees)).toBeNull();
  });

  it.each([
    { text: CATALOGUE_TEXTS.unableToLoadPart, shown: CATALOGUE_TEXTS.unableToLoadPart, why: 'there is no such part' },
    { text: '', shown: PRICE_PANEL_TEXTS.failed, why: 'nothing else is known' },
  ])('says why it can’t be shown: $why', async ({ text, shown }) => {
    const opened = open({ pinned: '' });
    opened.server.willAnswer(GET, aRefusal({ status: 404, code: 'not_found', text }));
    await opened.user.type(await screen.findByRole('textbox', { name: PRICE_PANEL_TEXTS.partNumber }), 'NONE{Enter}');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(shown));
  });
});
