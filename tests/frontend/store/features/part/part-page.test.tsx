import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { catalogueContract } from '#shared/contracts/catalogue.ts';
import type { ShoppingAccount } from '#shared/schemas/wire/signed-in-user.ts';
import { basisPoints, cents } from '#shared/values/money.ts';
import { anAnswer, aRefusal } from '../../../../builders/answers.ts';
import { aPart, aPricing, aRecycledPart } from '../../../../builders/parts.ts';
import { aSignedInCustomer } from '../../../../builders/store.ts';
import { openSignedIn } from '../../../support/open-store.tsx';
import { aServer } from '../../../support/servers/a-server.ts';
import { GET_PART, GET_PRICING, openPart, PART_PATH } from './open-part.tsx';

const offer = () => screen.getByRole('region', { name: 'Price and availability' });
const facts = () =>
  within(offer())
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
const addButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add to cart' });
const PAIR = { unitOfMeasure: 'PR', description: 'Pair', quantityPerUnitOfMeasure: 2, corePrice: cents(0) };

describe('a part opened cold', () => {
  it('of aftermarket: what it is, costs, and how it comes', async () => {
    await openPart(aPart({ corePrice: cents(2500) }));
    const title = 'Summit Collision - Home - Hoods for 2016 Toyota Camry - Hood Panel, Steel';
    await waitFor(() => expect(document.title).toBe(title));
    expect(screen.getByRole('main').textContent).toContain('Part number GM1000101');
    expect(screen.getByText('Great Meadow', { selector: 'span' })).toBeTruthy();
    expect(screen.getByText('CAPA')).toBeTruthy();
    expect(facts()).toEqual(['Your price: $100.00', 'List: $125.00', 'Core charge: $25.00']);
    expect(offer().textContent).toContain('Yes - LocalArrives 03/03/2026');
  });

  it('of salvage: grade, mileage, and the vehicle it comes from with its yard', async () => {
    await openPart(aRecycledPart(), {
      prepare: (server) =>
        server.willAnswer(
          'GET /wb/auxiliarydata/GetLocations',
          anAnswer(catalogueContract.findLocations, [
            { locationNumber: '5011', companyCode: '004', description: 'Elsewhere', phoneNumber: '3035550100' },
            { locationNumber: '501', companyCode: '004', description: 'Canyon Yard', phoneNumber: '3035550150' },
          ]),
        ),
    });
    expect(screen.getByRole('main').textContent).toContain('Interchange 600-01081');
    expect(screen.getByText('Grade A', { selector: 'span' }).parentElement?.textContent).toBe('Grade A114,075 miles');
    expect(offer().textContent).toContain('One of a kind: only one is available.');
    expect(screen.queryByRole('combobox', { name: 'Quantity' })).toBeNull();
    const source = screen.getByRole('region', { name: 'Source vehicle' });
    expect(source.textContent).toContain('2013 GMC Canyon');
    await within(source).findByRole('link', { name: '(303) 555-0150' });
    expect(source.textContent).toContain('Yard 501 · Canyon Yard');
    expect((await within(source).findByRole('img')).getAttribute('src')).toBe('/images/canyon.webp');
  });

  it('hides whom to call where the account wants it', async () => {
    await openPart(aRecycledPart(), {
      account: { hideSourceVehiclePhoneNumber: true },
      prepare: (server) =>
        server.willAnswer(
          'GET /wb/auxiliarydata/GetLocations',
          anAnswer(catalogueContract.findLocations, [
            { locationNumber: '501', companyCode: '004', description: 'Canyon Yard', phoneNumber: '3035550150' },
          ]),
        ),
    });
    await screen.findByText(/Canyon Yard/);
    expect(screen.queryByRole('link', { name: '(303) 555-0150' })).toBeNull();
  });
});

describe('a part that can not be loaded', () => {
  it.each([
    {
      why: 'the server fails',
      answers: Array.from({ length: 4 }, () => aRefusal({ status: 500, code: 'internal', text: 'Internal Error' })),
      text: 'Unable to load part.',
    },
    {
      why: 'nothing comes that makes sense',
      answers: [Response.json({ Hello: 'world' })],
      text: 'Could not load part',
    },
  ])('says so and stays: $why', async ({ answers, text }) => {
    const server = aServer();
    server.willAnswer(GET_PART, ...answers);
    openSignedIn(server, { path: PART_PATH });
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(location.pathname).toBe(PART_PATH);
  });

  it('says so at its list, where there is none', async () => {
    const server = aServer();
    server.willAnswer(GET_PART, aRefusal({ status: 404, code: 'not_found', text: 'Unauthorized' }));
    openSignedIn(server, { path: PART_PATH });
    await screen.findByText('Unable to load part.');
    await waitFor(() => expect(location.pathname).toBe('/2016/Toyota/Camry/Hoods'));
  });
});

it('a part that is there stays when it can not be asked for anew', async () => {
  const { queryClient } = await openPart(aPart(), {
    prepare: (server) =>
      server.willAnswer(
        GET_PART,
        anAnswer(catalogueContract.getPart, aPart()),
        aRefusal({ status: 404, code: 'not_found', text: 'Unauthorized' }),
      ),
  });
  await queryClient.invalidateQueries({ queryKey: ['part'] });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(facts()).toEqual(['Your price: $100.00', 'List: $125.00']);
});

it('a part that is replaced leads to the one that replaces it', async () => {
  await openPart(aPart({ replacedBy: 'GM1000202', isSuperseded: true }));
  const link = await screen.findByRole('link', { name: 'GM1000202' });
  expect(link.closest('p')?.textContent).toBe('Replaced by GM1000202');
  expect(link.getAttribute('href')).toBe('/+pGM1000202');
});

describe('unit of measure and quantity', () => {
  it('shows a unit that came with the part at once', async () => {
    const part = aPart({
      alternateUnits: [{ ...aPricing(), ...PAIR, customerPrice: cents(19_000), listPrice: cents(25_000) }],
    });
    const { user, server } = await openPart(part);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sold in' }), 'Pair (2)');
    await waitFor(() => expect(facts()).toEqual(['Your price: $190.00 / Pair (2)', 'List: $250.00']));
    expect(server.countOf(GET_PRICING)).toBe(0);
  });

  it('shows the core charge of the unit that is chosen', async () => {
    const unit = { ...aPricing(), ...PAIR, corePrice: cents(24_00) };
    const { user } = await openPart(aPart({ corePrice: cents(12_00), alternateUnits: [unit] }));
    expect(facts()).toContain('Core charge: $12.00');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sold in' }), 'Pair (2)');
    await waitFor(() => expect(facts()).toContain('Core charge: $24.00'));
  });

  it('asks what another quantity comes to', async () => {
    const limited = aPricing({ availability: 'limited', uomQuantityAvailable: 3 });
    const { user } = await openPart(aPart(), {
      prepare: (server) => server.willAnswer(GET_PRICING, anAnswer(catalogueContract.getPricing, limited)),
    });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Quantity' }), '9');
    await within(offer()).findByText('Only 3 available');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Quantity' }).value).toBe('9');
  });

  it('restores the previous choice when that fails', async () => {
    const part = aPart({ alternateUnits: [{ ...aPricing(), ...PAIR }] });
    const { user } = await openPart(part, {
      prepare: (server) =>
        server.willAnswer(
          GET_PRICING,
          anAnswer(catalogueContract.getPricing, aPricing()),
          ...Array.from({ length: 4 }, () => aRefusal({ status: 500, code: 'internal', text: 'Internal Error' })),
        ),
    });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Quantity' }), '2');
    await waitFor(() => expect(offer().getAttribute('aria-busy')).toBe('false'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sold in' }), 'Pair (2)');
    await screen.findAllByText('Unable to retrieve availability for this part.');
    const unit = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sold in' });
    await waitFor(() => expect(unit.value).toBe('EA'));
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Quantity' }).value).toBe('2');
  });
});

describe('the warranty', () => {
  const warranty = (code: '6P' | '12L', percentage: number, isDefault: boolean) => ({
    code,
    description: code === '6P' ? '6 Month Parts Replacement' : '12 Month Parts and Labor',
    default: isDefault,
    method: 'Percentage' as const,
    percentage: basisPoints(percentage),
    minimumCost: cents(0),
  });
  const account: Partial<ShoppingAccount> = {
    useWarranties: true,
    majorWarranty: [warranty('6P', 0, true), warranty('12L', 2500, false)],
    salvageWarranty: 'Recycled parts are guaranteed to fit.',
  };
  const choices = () => within(screen.getByRole('group', { name: 'Warranty' })).getAllByRole('radio');
  const nameOf = (radio: HTMLElement) =>
    [...(radio.closest('label')?.querySelectorAll('span') ?? [])].map(({ textContent }) => textContent).join(': ');

  it('offers what the account has for such a part, its default first of all', async () => {
    const { user } = await openPart(aRecycledPart(), { account });
    expect(choices().map(nameOf)).toEqual([
      '6 Month Parts Replacement: Free',
      '12 Month Parts and Labor: $25.00',
      'No warranty',
    ]);
    expect(
      choices()
        .filter((radio) => (radio as HTMLInputElement).checked)
        .map(nameOf),
    ).toEqual(['6 Month Parts Replacement: Free']);
    await user.click(screen.getByRole('radio', { name: 'No warranty' }));
    expect(
      choices()
        .filter((radio) => (radio as HTMLInputElement).checked)
        .map(nameOf),
    ).toEqual(['No warranty']);
  });

  it.each([
    { why: 'the account shows none', settings: { ...account, showWarranties: false }, part: aRecycledPart() },
    { why: 'the part is not mechanical', settings: account, part: aRecycledPart({ isMajorMechanical: false }) },
  ])('is not asked for where $why', async ({ settings, part }) => {
    await openPart(part, { account: settings });
    expect(screen.queryByRole('group', { name: 'Warranty' })).toBeNull();
  });

  it('is offered without its costs where the account shows no prices', async () => {
    await openPart(aRecycledPart({ customerPrice: null, listPrice: null, corePrice: null }), {
      account: { ...account, showPrices: false },
    });
    expect(choices().map(nameOf)).toEqual(['6 Month Parts Replacement', '12 Month Parts and Labor', 'No warranty']);
  });

  it('has its terms in a tab of their own', async () => {
    const { user } = await openPart(aRecycledPart(), { account });
    await user.click(screen.getByRole('tab', { name: 'Warranty' }));
    expect((await screen.findByRole('tabpanel', { name: 'Warranty' })).textContent).toContain(
      'Recycled parts are guaranteed to fit.',
    );
  });
});

describe('the button to add it', () => {
  it('is there for what can be had', async () => {
    await openPart(aPart());
    expect(addButton().disabled).toBe(false);
  });

  it.each([
    { why: 'it has no price', part: aPart({ customerPrice: cents(0), availability: 'call' }) },
    { why: 'there is none', part: aPart({ availability: 'call', uomQuantityAvailable: 0 }) },
    { why: 'it is backordered', part: aPart({ availability: 'backordered', uomQuantityAvailable: 0 }) },
  ])('is disabled where $why', async ({ part }) => {
    await openPart(part);
    expect(addButton().disabled).toBe(true);
    expect(screen.getByText('This part can’t be ordered right now. Please call.')).toBeTruthy();
  });
});

describe('what the account shows', () => {
  it('is no price, and no price history, where it shows no prices', async () => {
    await openPart(aPart({ customerPrice: null, listPrice: null, corePrice: null }), {
      account: { showPrices: false },
    });
    expect(within(offer()).queryAllByRole('term')).toEqual([]);
    expect(screen.queryByRole('tab', { name: 'Price history' })).toBeNull();
  });

  it('is no picture where it has them off', async () => {
    await openPart(aPart({ partImages: [{ title: 'Hood', size: '', url: '/images/hood.webp' }] }), {
      account: { disableProductDescriptionImage: true },
    });
    expect(screen.queryByRole('region', { name: /^Pictures of/ })).toBeNull();
  });

  it('is the store price when somebody turns the screen to a customer', async () => {
    const band = { low: cents(0), high: cents(100_000), percentage: basisPoints(4000) };
    const { user } = await openPart(aPart({ listPrice: cents(10_000) }), {
      account: { margins: { aftermarket: [band], salvage: [] }, marginOnCost: true },
      user: { customers: [aSignedInCustomer()] },
    });
    await user.click(screen.getByRole('radio', { name: 'Store price' }));
    await waitFor(() => expect(facts()).toEqual(['Store price: $140.00']));
    await user.click(screen.getByRole('radio', { name: 'Your price' }));
    await waitFor(() => expect(facts()).toEqual(['Your price: $100.00']));
  });
});
