import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PICKER_TEXTS } from '#shared/texts/catalogue/picker-texts.ts';
import { aRefusal } from '../../../../builders/answers.ts';
import { aShoppingAccount, aSignedInUser } from '../../../../builders/store.ts';
import { openSignedIn } from '../../../support/open-store.tsx';
import { aServer } from '../../../support/servers/a-server.ts';

const level = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name });
const findParts = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Find parts' });
const choicesOf = async (name: string) => [...(await level(name)).options].map(({ text }) => text);
const GET_VEHICLES = 'GET /wb/auxiliarydata/GetVehiceYMM';
const failure = () => aRefusal({ status: 500, code: 'internal', text: 'Internal Error' });

/** The transport repeats what may be repeated up to three times. */
const alwaysFails = () => Array.from({ length: 4 }, failure);

async function choose(user: ReturnType<typeof openSignedIn>['user'], name: string, value: string) {
  await waitFor(async () => expect(await choicesOf(name)).toContain(value));
  await user.selectOptions(await level(name), value);
}

describe('the cascade of the picker', () => {
  it('goes from year over make, model and category to the interchange option, and then to the list', async () => {
    const { user } = openSignedIn(aServer());
    for (const [name, blank] of [
      ['Year', 'Choose year'],
      ['Make', 'Choose make'],
      ['Model', 'Choose model'],
      ['Category', 'All categories'],
      ['Interchange option', 'Any option'],
    ] as const) {
      await waitFor(async () => expect((await choicesOf(name))[0]).toBe(blank));
    }
    await choose(user, 'Year', '2019');
    await choose(user, 'Make', 'Toyota');
    await choose(user, 'Model', 'Town & Country');
    await choose(user, 'Category', 'Lighting › Headlamps');
    await choose(user, 'Interchange option', 'LED, left (114-58845L)');
    await user.click(screen.getByRole('button', { name: 'Find parts' }));
    await screen.findByRole('heading', { level: 1, name: 'Headlamps for 2019 Toyota Town & Country' });
    expect(location.pathname).toBe('/2019/Toyota/Town%20%26%20Country/Lighting%7CHeadlamps/+h114-58845L');
  });

  it('clears what is below a level that changes', async () => {
    const { user } = openSignedIn(aServer());
    await choose(user, 'Year', '2019');
    await choose(user, 'Make', 'Toyota');
    await choose(user, 'Model', 'Camry');
    await choose(user, 'Year', '2018');
    await waitFor(async () => expect((await level('Make')).value).toBe(''));
    expect((await level('Model')).value).toBe('');
    expect((await level('Model')).disabled).toBe(true);
    expect((await level('Category')).disabled).toBe(true);
  });

  it('begins anew by a button', async () => {
    const { user } = openSignedIn(aServer());
    await choose(user, 'Year', '2019');
    await user.click(screen.getByRole('button', { name: PICKER_TEXTS.reset }));
    await waitFor(async () => expect((await level('Year')).value).toBe(''));
    expect((await level('Make')).disabled).toBe(true);
  });

  it('says while a level is on its way, and cancels it for another choice', async () => {
    const server = aServer();
    const { user } = openSignedIn(server);
    const signals: AbortSignal[] = [];
    server.willHold(GET_VEHICLES, (signal) => signals.push(signal));
    await choose(user, 'Year', '2019');
    await waitFor(async () => expect((await choicesOf('Make'))[0]).toBe('Loading…'));
    await waitFor(() => expect(signals).toHaveLength(1));
    await choose(user, 'Year', '2018');
    await waitFor(() => expect(signals[0]?.aborted).toBe(true));
  });

  it('asks for a whole vehicle before it looks for parts', async () => {
    const { user } = openSignedIn(aServer());
    await choose(user, 'Year', '2019');
    await user.click(screen.getByRole('button', { name: 'Find parts' }));
    expect(await screen.findByText('Please choose a vehicle first.')).toBeTruthy();
    expect(location.pathname).toBe('/');
  });

  it('offers interchange options only where recycled parts are sold', async () => {
    const account = aShoppingAccount({ linesOfBusiness: ['aftermarket'] });
    openSignedIn(aServer({ users: [aSignedInUser({ account })] }));
    await level('Category');
    expect(screen.queryByRole('combobox', { name: 'Interchange option' })).toBeNull();
  });
});

describe('without an answer', () => {
  it('V20: the picker falls back to three makes and their models, says so, and finds nothing for them', async () => {
    const server = aServer();
    const { user } = openSignedIn(server);
    server.willAnswer(GET_VEHICLES, ...alwaysFails());
    await choose(user, 'Year', '2019');
    expect(
      await screen.findByText(
        'Vehicle lookup is not available right now. These vehicles are only examples and have no parts.',
        { exact: false },
      ),
    ).toBeTruthy();
    await waitFor(async () => expect(await choicesOf('Make')).toEqual(['Choose make', 'Ford', 'Honda', 'Toyota']));
    await choose(user, 'Make', 'Ford');
    const models = ['Choose model', 'Explorer', 'F-150', 'Fusion'];
    await waitFor(async () => expect(await choicesOf('Model')).toEqual(models));
    await choose(user, 'Model', 'Fusion');
    await waitFor(() => expect(findParts().disabled).toBe(true));
    expect((await level('Category')).disabled).toBe(true);
  });

  it('goes on with real vehicles once they can be looked up', async () => {
    const server = aServer();
    const { user } = openSignedIn(server);
    server.willAnswer(GET_VEHICLES, ...alwaysFails());
    await choose(user, 'Year', '2019');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await choicesOf('Make')).toEqual(['Choose make', 'Honda', 'Toyota']));
    await waitFor(() => expect(findParts().disabled).toBe(false));
  });

  it('without the years there is nothing to choose', async () => {
    const server = aServer();
    server.willAnswer('POST /wb/part/ymmco', failure());
    openSignedIn(server);
    expect(await screen.findByText(PICKER_TEXTS.yearsFailed, { exact: false })).toBeTruthy();
  });
});
