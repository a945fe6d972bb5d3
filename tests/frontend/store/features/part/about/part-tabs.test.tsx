import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { catalogueContract } from '#shared/contracts/catalogue.ts';
import { cents } from '#shared/values/money.ts';
import { anAnswer, aRefusal } from '../../../../../builders/answers.ts';
import { aPart, aRecycledPart } from '../../../../../builders/parts.ts';
import { GET_PART, openPart } from '../open-part.tsx';

const HISTORY = 'GET /wb/aisle/getparthistory';
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const panel = (name: string) => screen.getByRole('tabpanel', { name });

const vehicle = (systemYear: string, systemMake: string, systemModel: string, webDescription = '') => ({
  systemYear,
  systemMake,
  systemModel,
  webDescription,
});

it('are reached by keys, and stand in the address', async () => {
  const { user } = await openPart(aPart());
  expect(tabs()).toEqual(['Description', 'Fitment', 'Specifications', 'Alternates & interchange', 'Price history']);
  expect(screen.getByRole('tablist', { name: 'Part details' })).toBeTruthy();
  screen.getByRole('tab', { name: 'Description' }).focus();
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(location.hash).toBe('#fitment'));
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(location.hash).toBe('#specifications'));
  expect(await screen.findByRole('tabpanel', { name: 'Specifications' })).toBeTruthy();
});

it('open at the address that was shared', async () => {
  await openPart(aPart(), { hash: '#alternates' });
  expect(panel('Alternates & interchange').textContent).toContain('No other part numbers are listed for this part.');
});

describe('the description', () => {
  it('tells what the provider says, and what the FTC wants to be said', async () => {
    await openPart(aPart({ ftcDisplay: 'Remanufactured in the USA.', fitmentNotes: ['Without fog lamps'] }));
    const text = panel('Description').textContent;
    for (const part of ['Primed, ready to paint.', 'Without fog lamps', 'Remanufactured in the USA.']) {
      expect(text).toContain(part);
    }
  });

  it('tells of a recycled part that it is used', async () => {
    await openPart(aRecycledPart());
    expect(panel('Description').textContent).toContain('This is a used part, recycled from a vehicle.');
  });

  it('says so where there is none', async () => {
    await openPart(aPart({ partDescription: '' }));
    expect(panel('Description').textContent).toContain('This part has no further description.');
  });
});

describe('the fitment', () => {
  const fitment = [
    ...Array.from({ length: 8 }, (_, index) => vehicle(String(2001 + index), 'Toyota', 'Camry', 'Left')),
    vehicle('2012-2014', 'Honda', 'Civic'),
  ];

  const CIVIC = fitment.slice(8);
  const aPage = (vehicles: typeof fitment, fitmentTotal = vehicles.length) =>
    anAnswer(catalogueContract.getPart, aPart({ fitment: vehicles, fitmentTotal }));
  const filter = () => screen.getByRole('searchbox', { name: 'Filter by year, make or model' });
  const makes = () =>
    within(panel('Fitment'))
      .queryAllByRole('heading', { level: 3 })
      .map((make) => make.textContent);

  it('is searched on the server', async () => {
    const { user, server } = await openPart(aPart({ fitment }), { hash: '#fitment' });
    expect(screen.getByText('Fits 9 vehicles')).toBeTruthy();
    server.willAnswer(GET_PART, aPage(CIVIC));
    await user.click(filter());
    await user.paste('2013');
    await screen.findByText('1 of 9 vehicles');
    expect(makes()).toEqual(['Honda']);
    expect(panel('Fitment').textContent).toContain('Civic2012–2014');
    server.willAnswer(GET_PART, aPage([]));
    await user.paste(' ram');
    await screen.findByText('No vehicles in this list match.');
  });

  it('of a long list is shown page by page, and the focus stays in the list at its end', async () => {
    const { user, server } = await openPart(aPart({ fitment: fitment.slice(0, 8), fitmentTotal: 9 }), {
      hash: '#fitment',
    });
    expect(screen.getByText('8 of 9 vehicles')).toBeTruthy();
    server.willAnswer(GET_PART, aPage(CIVIC, 9));
    await user.click(screen.getByRole('button', { name: 'Show more vehicles' }));
    const status = await screen.findByText('Fits 9 vehicles');
    expect(makes()).toEqual(['Honda', 'Toyota']);
    expect(screen.queryByRole('button', { name: 'Show more vehicles' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(status));
  });

  it('that could not be loaded can be asked for again, and what is shown stays', async () => {
    const { user, server } = await openPart(aPart({ fitment: fitment.slice(0, 8), fitmentTotal: 9 }), {
      hash: '#fitment',
    });
    server.willAnswer(GET_PART, aRefusal({ status: 400, code: 'invalid_input', text: 'Not now' }));
    await user.click(screen.getByRole('button', { name: 'Show more vehicles' }));
    const failure = await screen.findByText('The vehicles could not be loaded.');
    expect(makes()).toEqual(['Toyota']);
    // At the end of the list, where the button was.
    const [last] = within(panel('Fitment')).getAllByText('2001');
    expect(last?.compareDocumentPosition(failure)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    server.willAnswer(GET_PART, aPage(CIVIC, 9));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Fits 9 vehicles');
    expect(makes()).toEqual(['Honda', 'Toyota']);
  });

  it('is not filtered where it can be looked through', async () => {
    await openPart(aPart({ fitment: fitment.slice(0, 8) }), { hash: '#fitment' });
    expect(panel('Fitment').textContent).toContain('2008Left');
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('may be unknown', async () => {
    await openPart(aPart(), { hash: '#fitment' });
    expect(panel('Fitment').textContent).toContain('No vehicles are listed for this part.');
  });
});

describe('the specifications', () => {
  const rows = () =>
    within(panel('Specifications'))
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

  it('tell the measures of an aftermarket part', async () => {
    const part = aPart({
      sourcePartNumber: 'GM 1000-101',
      dimensions: { length: 60.5, width: 48, height: 6.25 },
      weight: 38.4,
      wheelPartInfo: { diameter: '17"', width: '7.5"', wheelDescription: '5-spoke, silver' },
      oversized: true,
      hazardous: true,
      flatRateShippingFee: cents(1995),
    });
    await openPart(part, { hash: '#specifications' });
    expect(rows()).toEqual([
      'Manufacturer: Great Meadow',
      'Category: Hoods',
      'Product line: BODY',
      'Supplier’s part number: GM 1000-101',
      'Length × width × height: 60.5 × 48 × 6.25 in',
      'Weight: 38.4 lb',
      'Wheel diameter: 17"',
      'Wheel width: 7.5"',
      'Wheel: 5-spoke, silver',
      'Handling: Oversized, Hazardous',
      'Flat-rate shipping: $19.95',
    ]);
  });

  it('tell where a recycled part comes from and how it is', async () => {
    await openPart(aRecycledPart({ damageCode: '3S2' }), { hash: '#specifications' });
    expect(rows()).toEqual([
      'Category: Engine Assemblies',
      'Vehicle: 2013 GMC Canyon',
      'Grade: Grade A',
      'Mileage: 114,075 miles',
      'Damage code: 3S2',
    ]);
  });

  it('say so where nothing is known', async () => {
    await openPart(aPart({ manufacturer: '', categoryName: '', productLine: null }), { hash: '#specifications' });
    expect(panel('Specifications').textContent).toContain('No specifications are listed for this part.');
  });
});

describe('alternates and interchange', () => {
  it('lead to what else may do', async () => {
    await openPart(aRecycledPart({ alternatePartNumbers: ['591-04039', 'A/B+1'] }), { hash: '#alternates' });
    const links = within(panel('Alternates & interchange')).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['See all recycled parts with this interchange number', '/+l2/+h600-01081'],
      ['591-04039', '/591-04039'],
      ['A/B+1', '/A%2FB+1'],
    ]);
    expect(screen.getByRole('heading', { level: 3, name: 'Alternate part numbers' })).toBeTruthy();
  });
});

describe('the price history', () => {
  const history = (prices: { date: string; listPrice: number }[]) =>
    anAnswer(catalogueContract.getPartHistory, {
      from: '2025-03-02',
      to: '2026-03-01',
      prices: prices.map(({ date, listPrice }) => ({ date, listPrice: cents(listPrice) })),
    });

  it('is a chart of the list price with all its changes, asked for when it is looked at', async () => {
    const { user, server } = await openPart(aPart(), {
      prepare: (store) =>
        store.willAnswer(
          HISTORY,
          history([
            { date: '2025-01-10', listPrice: 11_000 },
            { date: '2025-09-01', listPrice: 13_000 },
            { date: '2026-01-15', listPrice: 12_500 },
          ]),
        ),
    });
    expect(server.countOf(HISTORY)).toBe(0);
    await user.click(screen.getByRole('tab', { name: 'Price history' }));
    await screen.findByRole('img', { name: 'List price $110.00 on 03/02/2025, $125.00 on 03/01/2026' });
    for (const text of ['Now$125.00', 'Lowest$110.00', 'Highest$130.00']) {
      expect(panel('Price history').textContent).toContain(text);
    }
    await user.click(screen.getByText('All price changes'));
    expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'DateList',
      '01/10/2025$110.00',
      '09/01/2025$130.00',
      '01/15/2026$125.00',
    ]);
  });

  it('of a recycled part is that of its interchange number', async () => {
    const { server } = await openPart(aRecycledPart(), {
      hash: '#price-history',
      prepare: (store) =>
        store.willAnswer('GET /wb/aisle/getsalvageparthistory', history([{ date: '2025-05-01', listPrice: 90_000 }])),
    });
    await screen.findByRole('img', { name: 'List price $900.00 on 03/02/2025, $900.00 on 03/01/2026' });
    expect(server.countOf(HISTORY)).toBe(0);
  });

  it('may be empty', async () => {
    await openPart(aPart(), { hash: '#price-history', prepare: (store) => store.willAnswer(HISTORY, history([])) });
    await screen.findByText('There are no prices from the past year.');
  });

  it('says that it can not be shown', async () => {
    await openPart(aPart(), {
      hash: '#price-history',
      prepare: (store) => store.willAnswer(HISTORY, aRefusal({ status: 403, code: 'forbidden', text: 'Unauthorized' })),
    });
    await waitFor(() => expect(screen.getByText('The price history can’t be shown right now.')).toBeTruthy());
  });
});
