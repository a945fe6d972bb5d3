import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { browserCookies } from '#frontend/api/cookies.ts';
import { cartContract } from '#shared/contracts/cart.ts';
import type { PartCard } from '#shared/schemas/wire/part.ts';
import type { SearchResponse } from '#shared/schemas/wire/search-response.ts';
import type { ShoppingAccount, SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { LIST_TEXTS } from '#shared/texts/catalogue/list-texts.ts';
import { basisPoints, cents } from '#shared/values/money.ts';
import { anAnswer, aRefusal } from '../../../../builders/answers.ts';
import { aKeywordReading, aPartCard, aRecycledCard } from '../../../../builders/part-cards.ts';
import { aShoppingAccount, aSignedInCustomer, aSignedInUser } from '../../../../builders/store.ts';
import { aCatalogue } from '../../../support/a-catalogue.ts';
import { openSignedIn } from '../../../support/open-store.tsx';
import { aServer } from '../../../support/servers/a-server.ts';

const CAMRY = '/2019/Toyota/Camry';
const GET_PARTS = 'POST /wb/part/getParts';
const GET_FACETS = 'POST /wb/part/getFacets';

interface Opened {
  readonly path?: string;
  readonly parts?: readonly PartCard[];
  readonly more?: Partial<SearchResponse>;
  readonly account?: Partial<ShoppingAccount>;
  readonly user?: Partial<SignedInUser>;
}

function open({ path = CAMRY, parts = [aPartCard()], more = {}, account = {}, user = {} }: Opened = {}) {
  const catalogue = aCatalogue({ parts, more });
  const users = [aSignedInUser({ account: aShoppingAccount(account), ...user })];
  const server = aServer({ catalogue, users });
  return { catalogue, server, ...openSignedIn(server, { path }) };
}

const cards = () => screen.findAllByRole('article');
const firstCard = async () => within((await cards())[0] as HTMLElement);
const tabs = async () => within(await screen.findByRole('navigation', { name: 'Line of business' }));
const manyParts = (count: number) =>
  Array.from({ length: count }, (_, index) => aPartCard({ partNumber: `N${index}`, webDescription: `Part ${index}` }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a card', () => {
  it('of a new part says what it is, how it fits, what it costs and when it comes, and leads to it', async () => {
    const part = aPartCard({ fitmentNotes: ['w/o fog lamps', 'Sedan'], isCapa: true, isNsf: true });
    open({ parts: [part] });
    const card = await firstCard();
    const link = card.getByRole('link', { name: 'Headlamp Assembly, Left' });
    expect(link.getAttribute('href')).toBe('/2019/Toyota/Camry/Lighting%7CHeadlamps/+pLV-00017L');
    for (const fact of ['LV-00017L', 'Lumavista', 'CAPA', 'NSF', '$146.90', '$185.95', 'Yes - Local']) {
      expect(card.getByText(fact)).toBeTruthy();
    }
    expect(card.getByText(/w\/o fog lamps; Sedan/).textContent).toBe('Fits: w/o fog lamps; Sedan');
    expect(card.getByText('Arrives 03/03/2026')).toBeTruthy();
  });

  it('of a part that is not new says what the FTC wants to be said', async () => {
    open({ parts: [aPartCard({ isRemanufactured: true, ftcDisplay: 'Remanufactured: a used part, rebuilt.' })] });
    expect((await firstCard()).getByText('Remanufactured: a used part, rebuilt.')).toBeTruthy();
  });

  it('of a recycled part says that it is used, its grade, miles, vehicle and distance', async () => {
    open({ parts: [aRecycledCard()] });
    const card = await firstCard();
    for (const fact of ['Used part', 'Grade A', '61,250 miles', 'From 2018 Toyota Camry · 42 miles away']) {
      expect(card.getByText(fact)).toBeTruthy();
    }
    expect(card.getByRole('link').getAttribute('href')).toBe('/2019/Toyota/Camry/Engine%7CEngine%20Assemblies/+i7d3c');
  });

  it('is loaded before it is opened, by who stays on it', async () => {
    const { user, server } = open();
    const GET_PART = 'GET /wb/part/GetByPartNumber';
    const [card] = (await cards()) as [HTMLElement];
    // Without a pause in between, in which a busy machine would take the passing for a stay.
    fireEvent.pointerEnter(card);
    fireEvent.pointerLeave(card);
    expect(server.countOf(GET_PART)).toBe(0);
    await user.hover(card);
    await waitFor(() => expect(server.countOf(GET_PART)).toBe(1));
  });

  it('has no picture where the account has none in its lists', async () => {
    open({ account: { disableAisleImages: true } });
    expect((await firstCard()).queryByRole('presentation')).toBeNull();
    expect(document.querySelector('article img')).toBeNull();
  });

  it('has no price where the account shows none, and no order by it', async () => {
    const part = aPartCard({ listPrice: null, customerPrice: null });
    open({ parts: [part], account: { showPrices: false } });
    expect((await cards())[0]?.textContent).not.toContain('$');
    const sorts = within(screen.getByRole('combobox', { name: 'Sort' })).getAllByRole('option');
    expect(sorts.map(({ textContent }) => textContent)).not.toContain('Price Low to High');
  });

  it('says that a price of 0 is none', async () => {
    const part = aPartCard({ listPrice: cents(0), customerPrice: cents(0), availability: 'call' });
    open({ parts: [part] });
    expect((await firstCard()).getByText('Unavailable')).toBeTruthy();
    expect((await firstCard()).getByText('Please Call')).toBeTruthy();
  });
});

describe('tabs', () => {
  const both = [aPartCard(), aRecycledCard()];

  it('the first with hits opens, and each has its count and its path', async () => {
    open({ parts: both });
    await cards();
    const links = (await tabs()).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['Aftermarket1', 'page'],
      ['Recycled1', null],
    ]);
    expect(links[1]?.getAttribute('href')).toBe('/2019/Toyota/Camry/+l2');
  });

  it('the other one opens where the first has nothing', async () => {
    const { catalogue } = open({
      parts: [aRecycledCard()],
      more: { salvagePriceCounts: [{ start: cents(0), end: cents(24_99), count: 1 }] },
    });
    expect((await firstCard()).getByText('Used part')).toBeTruthy();
    expect(await screen.findByRole('group', { name: 'Recycled Price' })).toBeTruthy();
    expect((await tabs()).getByRole('link', { current: 'page' }).textContent).toBe('Recycled1');
    expect(catalogue.searches.map(({ linesOfBusinessIds }) => linesOfBusinessIds?.[0])).toEqual([
      'aftermarket',
      'salvage',
      'salvage',
    ]);
  });

  it('a chosen one stays chosen, even without parts', async () => {
    open({ path: `${CAMRY}/+l2` });
    expect(await screen.findByRole('heading', { name: 'No parts found' })).toBeTruthy();
    expect((await tabs()).getByRole('link', { current: 'page' }).textContent).toBe('Recycled0');
  });

  it('there are none where both lines stand in one list, and each card says its line', async () => {
    const { catalogue } = open({ parts: both, account: { displayAftermarketSalvageTogether: true } });
    expect(await cards()).toHaveLength(2);
    expect(screen.queryByRole('navigation', { name: 'Line of business' })).toBeNull();
    expect((await firstCard()).getByText('Aftermarket')).toBeTruthy();
    expect(catalogue.searches[0]?.linesOfBusinessIds).toBeUndefined();
  });

  it('there are none where the account has one line', async () => {
    open({ account: { linesOfBusiness: ['aftermarket'] } });
    await cards();
    expect(screen.queryByRole('navigation', { name: 'Line of business' })).toBeNull();
  });
});

describe('filters', () => {
  const more: Partial<SearchResponse> = {
    certificationCounts: [{ certification: 'capa', count: 3 }],
    manufacturerCounts: [{ manufacturer: 'Lumavista', count: 2 }],
  };

  it('load apart from the parts, with their counts, once for all pages', async () => {
    const { user, server, catalogue } = open({ parts: manyParts(30), more: { ...more, totalPartsCount: 30 } });
    const filters = within(await screen.findByRole('complementary', { name: 'Filters' }));
    expect((await filters.findByRole('group', { name: 'Certification' })).textContent).toBe('CertificationCAPA3');
    expect(catalogue.searches.find(({ facets }) => facets?.length === 0)).toMatchObject({ take: 12, skip: 0 });
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    await screen.findByRole('link', { name: 'Part 12' });
    expect(server.countOf(GET_FACETS)).toBe(1);
  });

  it('are in the path, combined, and taken back by their chips', async () => {
    const { user, catalogue } = open({ more });
    const filters = within(await screen.findByRole('complementary', { name: 'Filters' }));
    await user.click(await filters.findByRole('checkbox', { name: 'CAPA' }));
    await user.click(await filters.findByRole('checkbox', { name: 'Lumavista' }));
    await waitFor(() => expect(location.pathname).toBe(`${CAMRY}/+nLumavista/+ccapa`));
    const combined = { certifications: ['capa'], manufacturer: ['Lumavista'] };
    await waitFor(() => expect(catalogue.searches.at(-1)).toMatchObject(combined));
    const chips = within(await screen.findByRole('list', { name: 'Active filters' }));
    await user.click(chips.getByRole('link', { name: 'Remove filter CAPA' }));
    await waitFor(() => expect(location.pathname).toBe(`${CAMRY}/+nLumavista`));
    await user.click(await filters.findByRole('checkbox', { name: 'CAPA' }));
    await user.click(await screen.findByRole('link', { name: 'Clear all' }));
    await waitFor(() => expect(location.pathname).toBe(CAMRY));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull());
  });

  it('the focus stays on a filter that is chosen', async () => {
    const { user } = open({ more });
    const box = await screen.findByRole('checkbox', { name: 'CAPA' });
    await user.click(box);
    await waitFor(() => expect(location.pathname).toBe(`${CAMRY}/+ccapa`));
    await screen.findByRole('link', { name: 'Remove filter CAPA' });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'CAPA' })));
  });

  it('a long list of manufacturers shows the first, and all of them when asked', async () => {
    const manufacturerCounts = Array.from({ length: 14 }, (_, index) => ({
      manufacturer: `M${index}`,
      count: 20 - index,
    }));
    const { user } = open({ more: { manufacturerCounts } });
    const group = within(await screen.findByRole('group', { name: 'Manufacturer' }));
    expect(group.getAllByRole('checkbox')).toHaveLength(8);
    await user.click(group.getByRole('button', { name: 'Show all 14' }));
    await waitFor(() => expect(group.getAllByRole('checkbox')).toHaveLength(14));
    await user.click(group.getByRole('button', { name: 'Show fewer' }));
    await waitFor(() => expect(group.getAllByRole('checkbox')).toHaveLength(8));
  });

  it('the insurer is kept for the session, stored on the cart, and asked with every search', async () => {
    const insurers = { insuranceCompanies: ['Prairie Mutual'] };
    const { user, catalogue, server } = open({ account: insurers });
    const SET_INSURER = 'PUT /wb/cart/SetInsuranceCompany';
    server.willAnswer(SET_INSURER, anAnswer(cartContract.setInsuranceCompany, null));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Insurance company' }), 'Prairie Mutual');
    await waitFor(() => expect(catalogue.searches.at(-1)?.insuranceCompanies).toEqual(['Prairie Mutual']));
    await waitFor(() => expect(sessionStorage.getItem('insurer:u7')).toBe('Prairie Mutual'));
    expect(await screen.findByText('Parts that this insurer does not cover are hidden.')).toBeTruthy();
    await waitFor(() => expect(server.calls).toContain(SET_INSURER));
    expect(server.bodies).toContainEqual({ InsuranceCompany: 'Prairie Mutual' });
  });

  it('parts from beyond the service location can be left out where the account may look there', async () => {
    const national = { nationalSearch: true, nationalSearchLinesOfBusiness: ['salvage' as const] };
    const { user, catalogue } = open({ account: national, parts: manyParts(30), path: `${CAMRY}/+u2` });
    await user.click(await screen.findByRole('checkbox', { name: 'Include parts nationwide' }));
    await waitFor(() => expect(catalogue.searches.at(-1)?.isNationalSearch).toBe(false));
    await waitFor(() => expect(location.pathname).toBe(CAMRY));
  });

  it('say when they could not be loaded, and do at the next try', async () => {
    const { user, server } = open({ more });
    server.willAnswer(GET_FACETS, aRefusal({ status: 500, code: 'internal', text: 'Internal Error' }));
    expect(await screen.findByText('The filters could not be loaded.', { exact: false })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('checkbox', { name: 'CAPA' })).toBeTruthy();
  });

  it('of a narrow screen open in a drawer', async () => {
    const { user } = open({ path: `${CAMRY}/+ccapa`, more });
    await user.click(await screen.findByRole('button', { name: 'Filters (1)', hidden: true }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect((await drawer.findByRole<HTMLInputElement>('checkbox', { name: 'CAPA' })).checked).toBe(true);
    await user.click(drawer.getByRole('button', { name: 'Show parts' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Filters' })).toBeNull());
  });

  it('say when there is nothing to filter by', async () => {
    open();
    expect(await screen.findByText('Nothing to filter by.')).toBeTruthy();
  });
});

describe('the order of a list', () => {
  it('has the names of the spec, and is in the path', async () => {
    const { user, catalogue } = open({ user: { postalCode: '60601' } });
    const menu = await screen.findByRole('combobox', { name: 'Sort' });
    expect(
      within(menu)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Sort: Default order',
      'Closest Parts First',
      'Farthest Parts First',
      'Price Low to High',
      'Price High to Low',
      'Title A-Z',
      'Title Z-A',
      'Mileage High to Low',
      'Mileage Low to High',
    ]);
    await user.selectOptions(menu, 'Price Low to High');
    await waitFor(() => expect(location.pathname).toBe(`${CAMRY}/+zprice+low`));
    await waitFor(() => expect(catalogue.searches.map(({ sort }) => sort)).toContain('price+low'));
  });

  it('knows nothing near or far without a postal code', async () => {
    open();
    const menu = await screen.findByRole('combobox', { name: 'Sort' });
    expect(within(menu).queryByRole('option', { name: 'Closest Parts First' })).toBeNull();
  });

  it('is not offered where the account hides it', async () => {
    open({ account: { disableSort: true } });
    await cards();
    expect(screen.queryByRole('combobox', { name: 'Sort' })).toBeNull();
  });
});

describe('pages', () => {
  it('are twelve long, up to five numbers around the current one', async () => {
    const { user } = open({ parts: manyParts(100) });
    expect(await cards()).toHaveLength(12);
    const pages = () => within(screen.getByRole('navigation', { name: 'Pages' }));
    const numbers = () =>
      pages()
        .getAllByText(/^\d+$/)
        .map(({ textContent }) => textContent);
    expect(numbers()).toEqual(['1', '2', '3', '4', '5']);
    expect(pages().queryByRole('link', { name: 'Previous page' })).toBeNull();
    await user.click(pages().getByRole('link', { name: 'Page 5' }));
    await screen.findByRole('link', { name: 'Part 48' });
    await waitFor(() => expect(numbers()).toEqual(['3', '4', '5', '6', '7']));
    expect(location.pathname).toBe(`${CAMRY}/+u5`);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  });

  it('end with the last part, and there is none beyond', async () => {
    open({ parts: manyParts(25), path: `${CAMRY}/+u3` });
    expect(await cards()).toHaveLength(1);
    expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull();
    expect(await screen.findByText('25 parts')).toBeTruthy();
  });

  it.each(['+u4', '+u999', '+u12345'])('beyond the last are the last: %s', async (token) => {
    open({ parts: manyParts(25), path: `${CAMRY}/+ccapa/${token}` });
    expect(await screen.findByRole('link', { name: 'Part 24' })).toBeTruthy();
    expect(location.pathname).toBe(`${CAMRY}/+ccapa/+u3`);
    expect(screen.queryByRole('heading', { name: LIST_TEXTS.noParts })).toBeNull();
  });

  it('are of the list that the first of them was of', async () => {
    const { user, catalogue } = open({ parts: manyParts(25) });
    await user.click(await screen.findByRole('link', { name: 'Next page' }));
    await screen.findByRole('link', { name: 'Part 12' });
    const asked = catalogue.searches.filter(({ take }) => take !== undefined);
    expect(asked.map(({ skip, catalogueVersion }) => [skip, catalogueVersion])).toEqual([
      [0, undefined],
      [12, 7],
    ]);
  });

  it('can be 12, 24, 48 or 96 long', async () => {
    const { user } = open({ parts: manyParts(100), path: `${CAMRY}/+u3` });
    const menu = await screen.findByRole('combobox', { name: 'Per page' });
    expect(
      within(menu)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['12', '24', '48', '96']);
    await user.selectOptions(menu, '48');
    await waitFor(async () => expect(await cards()).toHaveLength(48));
    await waitFor(() => expect(location.pathname).toBe(`${CAMRY}/+t48`));
  });

  it('beyond those that are put in order say so', async () => {
    const { user } = open({ path: `${CAMRY}/+u900`, more: { isTooDeep: true, totalPartsCount: 20_000 } });
    expect(await screen.findByRole('heading', { name: LIST_TEXTS.tooDeep })).toBeTruthy();
    expect(screen.getByText('Add a filter or change the sort order to see other parts.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Back to the first page' }));
    await waitFor(() => expect(location.pathname).toBe(CAMRY));
  });
});

describe('the style of a list', () => {
  it('is a gallery until somebody chooses otherwise, which a cookie keeps', async () => {
    const { user } = open();
    await cards();
    const styles = within(screen.getByRole('group', { name: 'View' }));
    expect(styles.getByRole<HTMLInputElement>('radio', { name: 'Gallery' }).checked).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'List' }));
    await waitFor(() => expect(browserCookies.read('catalogueStyle')).toBe('list'));
    await waitFor(() => expect(document.querySelector('ul[data-style=list]')).not.toBeNull());
  });
});

describe('store prices', () => {
  const band = { low: cents(0), high: cents(1000_00), percentage: basisPoints(50_00) };
  const margins = { aftermarket: [band], salvage: [] };

  it('are shown by a switch, to users with customers and margins', async () => {
    const account = { margins, marginOnCost: true, showMargins: true };
    const { user } = open({ account, user: { customers: [aSignedInCustomer()] } });
    expect((await firstCard()).getByText('$146.90')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Store price' }));
    expect(await (await firstCard()).findByText('$220.35')).toBeTruthy();
    await waitFor(async () => expect((await firstCard()).queryByText('$146.90')).toBeNull());
  });

  it.each([
    { why: 'without customers', account: { margins, showMargins: true }, customers: [] },
    { why: 'without margins', account: { showMargins: true }, customers: [aSignedInCustomer()] },
    { why: 'where margins are not shown', account: { margins, showMargins: false }, customers: [aSignedInCustomer()] },
  ])('there are none $why', async ({ account, customers }) => {
    open({ account, user: { customers } });
    await cards();
    expect(screen.queryByRole('radio', { name: 'Store price' })).toBeNull();
  });
});

describe('what the keyword was read as', () => {
  const LEFT = { positions: ['left'], words: ['lh'] };
  const CAPA = { word: 'certified', certifications: ['capa' as const, 'nsf' as const] };

  it.each([
    {
      path: '/toyota%20camry%20led',
      reading: { makes: ['Toyota'], models: ['Camry'], words: ['led'] },
      chip: 'Toyota Camry',
      without: '/led',
      why: 'a vehicle without its year',
    },
    {
      path: '/2012-2014%20camry%20led',
      reading: { years: ['2012', '2013', '2014'], makes: ['Toyota'], models: ['Camry'], words: ['led'] },
      chip: '2012–2014 Toyota Camry',
      without: '/led',
      why: 'years in a row by the first and the last',
    },
    {
      path: '/LH%20fender',
      reading: { words: ['lh', 'fender'], positions: [LEFT] },
      chip: 'Left',
      without: '/fender',
      why: 'a position, however it is typed',
    },
    {
      path: '/certified%20fender/+u2',
      reading: { words: ['certified', 'fender'], certifications: [CAPA] },
      chip: 'CAPA or NSF',
      without: '/fender',
      why: 'a certification, from the first page',
    },
    {
      path: '/2019/Toyota/Camry/-/lh',
      reading: { words: ['lh'], positions: [LEFT] },
      chip: 'Left',
      without: '/2019/Toyota/Camry',
      why: 'all there is beside the vehicle of the list',
    },
  ])('is a chip that can be taken back: $why', async ({ path, reading, chip, without }) => {
    open({ path, more: { keywordReading: aKeywordReading(reading) } });
    const read = within(await screen.findByRole('list', { name: 'From your search:' }));
    const link = read.getByRole('link', { name: `Remove filter ${chip}` });
    expect([link.textContent, link.getAttribute('href')]).toEqual([chip, without]);
  });

  it.each([
    { path: '/honda', reading: { makes: ['Honda'] }, chip: 'Honda', why: 'nothing else is searched for' },
    {
      path: '/lh%20ac',
      reading: { words: ['lh', 'ac'], positions: [LEFT] },
      chip: 'Left',
      why: 'the rest is too short',
    },
  ])('stays where $why', async ({ path, reading, chip }) => {
    open({ path, more: { keywordReading: aKeywordReading(reading) } });
    const read = within(await screen.findByRole('list', { name: 'From your search:' }));
    expect(read.getByText(chip)).toBeTruthy();
    expect(read.queryByRole('link')).toBeNull();
  });

  it.each([
    { path: '/bumper', reading: { words: ['bumper'] }, why: 'mere words' },
    {
      path: '/2019/Toyota/Camry/-/led',
      reading: { years: ['2019'], makes: ['Toyota'], models: ['Camry'], words: ['led'] },
      why: 'the vehicle of the list, which stands above it',
    },
  ])('is not told of $why', async ({ path, reading }) => {
    open({ path, more: { keywordReading: aKeywordReading(reading) } });
    await cards();
    expect(screen.queryByText('From your search:')).toBeNull();
  });
});

describe('a typing error in the keyword', () => {
  const keywordReading = aKeywordReading({
    words: ['hedlight'],
    corrections: [{ typed: 'hedlight', used: 'headlight' }],
  });

  it('is corrected, which the list says', async () => {
    open({ path: '/hedlight', more: { keywordReading } });
    const note = await screen.findByText(/^Showing results for/);
    expect(note.textContent).toBe('Showing results for headlight. Search instead for hedlight.');
  });

  it('can be searched as it was typed', async () => {
    open({ path: '/hedlight', more: { keywordReading } });
    const link = await screen.findByRole('link', { name: 'hedlight' });
    expect(link.getAttribute('href')).toBe(`/${encodeURIComponent('"hedlight"')}`);
  });
});

describe('a word that no part of the vehicle has', () => {
  const keywordReading = aKeywordReading({
    words: ['headlamp'],
    dropped: {
      words: ['headlamp'],
      withAllWords: [
        { lineOfBusiness: 'aftermarket' as const, count: 3 },
        { lineOfBusiness: 'salvage' as const, count: 1 },
      ],
    },
  });
  const path = '/2019/Toyota/Camry/-/headlamp';

  it('is left out, which the list says', async () => {
    open({ path, more: { keywordReading } });
    const note = await screen.findByText(/^No parts here match/);
    expect(note.textContent).toBe(
      'No parts here match headlamp, so these are the parts without it. Search with it anyway · 3 Aftermarket parts match · 1 Recycled part matches',
    );
  });

  it.each([
    ['can be put back', 'Search with it anyway', encodeURIComponent('"headlamp"')],
    ['leads to the line of business that has it', '3 Aftermarket parts match', '/+l1'],
  ])('%s', async (_, name, expected) => {
    open({ path, more: { keywordReading } });
    const link = await screen.findByRole('link', { name });
    expect(link.getAttribute('href')?.toLowerCase()).toContain(expected.toLowerCase());
  });
});

describe('a list without an answer', () => {
  it('shows cards on their way, as many as will come', async () => {
    const { server } = open();
    server.willHold(GET_PARTS);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('2019 Toyota Camry');
    await waitFor(() => expect(document.querySelectorAll('[data-loading] > *')).toHaveLength(12));
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('a new search cancels the one before', async () => {
    const { user, server } = open({ more: { certificationCounts: [{ certification: 'capa', count: 3 }] } });
    await cards();
    const signals: AbortSignal[] = [];
    server.willHold(GET_PARTS, (signal) => signals.push(signal));
    await user.click(await screen.findByRole('checkbox', { name: 'CAPA' }));
    await waitFor(() => expect(signals.length).toBeGreaterThan(0));
    const [first] = signals;
    await user.click(await screen.findByRole('link', { name: 'Remove filter CAPA' }));
    await waitFor(() => expect(first?.aborted).toBe(true));
  });

  it('that was opened cold says why, and tries again', async () => {
    const { user, server } = open();
    server.willAnswer(GET_PARTS, aRefusal({ status: 500, code: 'internal', text: 'Internal Error' }));
    expect(await screen.findByRole('heading', { name: 'Unable to complete search' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await cards()).toHaveLength(1);
  });

  it("says 'Unable to complete search' where the server says nothing, and leads back where one came from", async () => {
    const { user, server } = open({ more: { certificationCounts: [{ certification: 'capa', count: 3 }] } });
    await cards();
    server.willAnswer(GET_PARTS, new Response('Bad Gateway', { status: 502 }));
    await user.click(await screen.findByRole('checkbox', { name: 'CAPA' }));
    expect(await screen.findByText('Unable to complete search')).toBeTruthy();
    expect(location.pathname).not.toBe(CAMRY);
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(location.pathname).toBe(CAMRY));
    await waitFor(async () => expect(await cards()).toHaveLength(1));
  });

  it('asks for a vehicle where the account wants one before a search, and for no parts', async () => {
    const { server } = open({ path: '/~/~/Body', account: { requireFitment: true } });
    expect(await screen.findByRole('heading', { name: 'Please choose a vehicle first.' })).toBeTruthy();
    expect(screen.getByRole('form', { name: 'Find parts for a vehicle' })).toBeTruthy();
    expect(server.countOf(GET_PARTS)).toBe(0);
  });

  it('asks for a vehicle where the server wants one', async () => {
    const { server } = open({ path: '/bumper', account: { requireFitment: true } });
    const text = 'Please choose a vehicle first.';
    server.willAnswer(GET_PARTS, aRefusal({ status: 400, code: 'invalid_input', text }));
    expect(await screen.findByRole('heading', { name: text })).toBeTruthy();
    expect(screen.getByRole('form', { name: 'Find parts for a vehicle' })).toBeTruthy();
  });

  it('says what to do about finding nothing', async () => {
    open({ parts: [] });
    expect(await screen.findByRole('heading', { name: 'No parts found' })).toBeTruthy();
    expect(screen.getByText('Try fewer filters, another word, or another vehicle.')).toBeTruthy();
  });
});

describe('the vehicle of a list', () => {
  it('is changed by the picker, which begins with it', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Change vehicle' }));
    const model = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Model' });
    await waitFor(() => expect(model.value).toBe('Camry'));
    await screen.findByRole('option', { name: 'Town & Country' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Model' }), 'Town & Country');
    await user.click(screen.getByRole('button', { name: 'Find parts' }));
    await screen.findByRole('heading', { level: 1, name: '2019 Toyota Town & Country' });
  });

  it('can be left out, and chosen where there is none', async () => {
    const { user } = open({ path: `${CAMRY}/Body` });
    await user.click(await screen.findByRole('link', { name: 'All vehicles' }));
    await screen.findByRole('heading', { level: 1, name: 'Body' });
    expect(await screen.findByRole('button', { name: 'Choose a vehicle' })).toBeTruthy();
  });
});
