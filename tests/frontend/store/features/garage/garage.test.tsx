import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SavedVehicle } from '#shared/schemas/fields/vehicle.ts';
import { aRefusal } from '../../../../builders/answers.ts';
import { aShoppingAccount, aSignedInUser } from '../../../../builders/store.ts';
import { aCatalogue } from '../../../support/a-catalogue.ts';
import { openSignedIn } from '../../../support/open-store.tsx';
import { aServer } from '../../../support/servers/a-server.ts';

const aSavedVehicle = (overrides: Partial<SavedVehicle> = {}): SavedVehicle => ({
  year: 2019,
  make: 'Toyota',
  model: 'Camry',
  vehicleId: 'v9',
  userId: 'u7',
  expires: '2026-03-16',
  ...overrides,
});

const garage = async () => within(await screen.findByRole('region', { name: 'My Vehicles' }));

describe('My Vehicles', () => {
  it('lists each vehicle with its customer and its last day, and leads to its parts', async () => {
    const vehicle = aSavedVehicle({ category: 'Body|Hoods', option: '114-58845L', customerName: 'Jo Park' });
    openSignedIn(aServer({ catalogue: aCatalogue({ garage: [vehicle] }) }));
    const link = await (await garage()).findByRole('link');
    expect(link.textContent).toBe('2019 Toyota CamryHoods · 114-58845L · Jo Park · Kept until 03/16/2026');
    expect(link.getAttribute('href')).toBe('/2019/Toyota/Camry/Body%7CHoods/+h114-58845L');
  });

  it('says what it is for while it is empty', async () => {
    openSignedIn(aServer());
    const text = 'No saved vehicles yet. Choose a vehicle and save it here. It is kept for 14 days.';
    expect(await (await garage()).findByText(text)).toBeTruthy();
  });

  it('removes a vehicle at once, and puts it back by Undo', async () => {
    const catalogue = aCatalogue({ garage: [aSavedVehicle({ customerName: 'Jo Park' })] });
    const { user } = openSignedIn(aServer({ catalogue }));
    await user.click(await (await garage()).findByRole('button', { name: 'Remove 2019 Toyota Camry' }));
    expect(await (await garage()).findByText('2019 Toyota Camry was removed.', { exact: false })).toBeTruthy();
    await waitFor(() => expect(catalogue.saved).toEqual([]));
    await user.click((await garage()).getByRole('button', { name: 'Undo' }));
    await (await garage()).findByRole('link');
    const kept = { year: 2019, make: 'Toyota', model: 'Camry', customerName: 'Jo Park' };
    await waitFor(() => expect(catalogue.saved).toMatchObject([kept]));
  });

  it('has the vehicle back when it could not be removed', async () => {
    const server = aServer({ catalogue: aCatalogue({ garage: [aSavedVehicle()] }) });
    const { user } = openSignedIn(server);
    const failure = () => aRefusal({ status: 500, code: 'internal', text: 'Internal Error' });
    server.willAnswer('DELETE /api/vehicle/u7/v9', failure(), failure(), failure(), failure());
    await user.click(await (await garage()).findByRole('button', { name: 'Remove 2019 Toyota Camry' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Internal Error');
    expect(await (await garage()).findByRole('link')).toBeTruthy();
  });

  it('is beside the list too', async () => {
    openSignedIn(aServer({ catalogue: aCatalogue({ garage: [aSavedVehicle()] }) }), { path: '/headlamp' });
    expect(await (await garage()).findByRole('link')).toBeTruthy();
  });
});

describe('saving the vehicle of a list', () => {
  it.each([
    { customerNameLabel: 'Customer' as const, label: 'Customer (optional)', length: 20 },
    { customerNameLabel: 'Customer Name' as const, label: 'Customer Name (optional)', length: 50 },
  ])('asks for the $label in $length characters', async ({ customerNameLabel, label, length }) => {
    const account = aShoppingAccount({ fieldConfig: { customerNameLabel } });
    const catalogue = aCatalogue();
    const path = '/2019/Toyota/Camry';
    const { user } = openSignedIn(aServer({ catalogue, users: [aSignedInUser({ account })] }), { path });
    await user.click(await screen.findByRole('button', { name: 'Save to My Vehicles' }));
    const field = await screen.findByLabelText<HTMLInputElement>(label);
    expect(field.maxLength).toBe(length);
    await user.type(field, 'Jo Park{Enter}');
    expect(await screen.findByText('Vehicle saved.')).toBeTruthy();
    const kept = { year: 2019, make: 'Toyota', model: 'Camry', customerName: 'Jo Park' };
    await waitFor(() => expect(catalogue.saved).toMatchObject([kept]));
    expect(await screen.findByRole('button', { name: 'In My Vehicles' })).toBeTruthy();
  });

  it('saves nothing when the question is dismissed', async () => {
    const catalogue = aCatalogue();
    const { user } = openSignedIn(aServer({ catalogue }), { path: '/2019/Toyota/Camry' });
    await user.click(await screen.findByRole('button', { name: 'Save to My Vehicles' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(catalogue.saved).toEqual([]);
  });

  it('is not offered for less than a whole vehicle', async () => {
    openSignedIn(aServer(), { path: '/2019' });
    await screen.findByRole('heading', { level: 1, name: '2019' });
    expect(screen.queryByRole('button', { name: 'Save to My Vehicles' })).toBeNull();
  });
});
