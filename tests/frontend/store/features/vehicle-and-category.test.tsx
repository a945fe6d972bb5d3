import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { aRefusal } from '../../../builders/answers.ts';
import { aPartCard } from '../../../builders/part-cards.ts';
import { aShoppingAccount, aSignedInUser } from '../../../builders/store.ts';
import { aCatalogue } from '../../support/a-catalogue.ts';
import { openSignedIn } from '../../support/open-store.tsx';
import { aServer } from '../../support/servers/a-server.ts';

const VEHICLE = { Year: '2019', Make: 'Toyota', Model: 'Camry' };
const TITLE = aPartCard().webDescription;

const level = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name });
async function choose(user: UserEvent, levels: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(levels)) {
    await waitFor(async () => expect([...(await level(name)).options].map(({ text }) => text)).toContain(value));
    await user.selectOptions(await level(name), value);
  }
}
const findParts = async (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Find parts' }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const picture = async (name: string) =>
  within(await screen.findByRole('region', { name: /^Shop by category/ })).findByRole('link', { name });

const open = (path = '/', account = {}) => {
  const server = aServer({
    catalogue: aCatalogue({ parts: [aPartCard()] }),
    users: [aSignedInUser({ account: aShoppingAccount(account) })],
  });
  return { server, ...openSignedIn(server, { path }) };
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a vehicle, and then a category', () => {
  it.each([
    { chosen: VEHICLE, path: '/2019/Toyota/Camry/Lighting', title: 'Lighting for 2019 Toyota Camry' },
    { chosen: { Year: '2019', Make: 'Toyota' }, path: '/2019/Toyota/~/Lighting', title: 'Lighting for 2019 Toyota' },
    { chosen: { Year: '2019' }, path: '/2019/~/~/Lighting', title: 'Lighting for 2019' },
  ])('on the home page is $title', async ({ chosen, path, title }) => {
    const { user } = open();
    await choose(user, chosen);
    await user.click(await picture('Lighting'));
    await heading(title);
    expect(location.pathname).toBe(path);
    expect(await screen.findByRole('link', { name: TITLE })).toBeTruthy();
  });

  it('offers the categories in which the vehicle has parts', async () => {
    const { user, server } = open();
    const names = ['Glass', 'Lighting|Headlamps'];
    const shown = names.map((fullName) => ({ CategoryName: fullName, FullName: fullName, CategoryMemberships: [] }));
    server.willAnswer('GET /api/category/3', Response.json(shown));
    await picture('Glass');
    await choose(user, VEHICLE);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Glass' })).toBeNull());
    expect(await picture('Lighting')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Shop by category for 2019 Toyota Camry' })).toBeTruthy();
  });

  it('forgets the vehicle when it is started over', async () => {
    const { user } = open();
    await choose(user, VEHICLE);
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect((await picture('Lighting')).getAttribute('href')).toBe('/~/~/Lighting');
  });

  it('B56: is no category of a sample vehicle', async () => {
    const { user, server } = open();
    const failure = () => aRefusal({ status: 500, code: 'internal', text: 'Internal Error' });
    server.willAnswer('GET /wb/auxiliarydata/GetVehiceYMM', ...Array.from({ length: 4 }, failure));
    await choose(user, { Year: '2019' });
    await screen.findByText(/These vehicles are only examples/);
    const [make = ''] = [...(await level('Make')).options].slice(1).map(({ text }) => text);
    await choose(user, { Make: make });
    expect((await picture('Lighting')).getAttribute('href')).toBe('/2019/~/~/Lighting');
  });
});

describe('a category, and then a vehicle', () => {
  it('from the home page is both', async () => {
    const { user } = open();
    await user.click(await picture('Lighting'));
    await heading('Lighting');
    await user.click(await screen.findByRole('button', { name: 'Choose a vehicle' }));
    expect((await level('Category')).value).toBe('Lighting');
    expect((await level('Interchange option')).disabled).toBe(true);
    await choose(user, VEHICLE);
    await findParts(user);
    await heading('Lighting for 2019 Toyota Camry');
    expect(location.pathname).toBe('/2019/Toyota/Camry/Lighting');
    expect(await screen.findByRole('link', { name: TITLE })).toBeTruthy();
  });

  it.each([
    { from: '/headlamp', title: '“headlamp” for 2019 Toyota Camry' },
    { from: '/~/~/Lighting/-/left', title: '“left” in Lighting for 2019 Toyota Camry' },
    { from: '/2019', title: '2019 Toyota Camry' },
  ])('keeps what is looked for at $from', async ({ from, title }) => {
    const { user } = open(from);
    await user.click(await screen.findByRole('button', { name: /^(Choose a|Change) vehicle$/ }));
    await choose(user, VEHICLE);
    await findParts(user);
    await heading(title);
  });

  it('can be another category', async () => {
    const { user } = open('/~/~/Glass');
    await user.click(await screen.findByRole('button', { name: 'Choose a vehicle' }));
    await choose(user, { ...VEHICLE, Category: 'Lighting › Headlamps' });
    await choose(user, { Model: 'Town & Country' });
    expect((await level('Category')).value).toBe('');
    await findParts(user);
    await heading('2019 Toyota Town & Country');
  });

  it('keeps the category where the account wants a vehicle first', async () => {
    const { user } = open('/~/~/Lighting', { requireFitment: true });
    await screen.findByRole('heading', { name: 'Please choose a vehicle first.' });
    await choose(user, VEHICLE);
    await findParts(user);
    await heading('Lighting for 2019 Toyota Camry');
  });
});
