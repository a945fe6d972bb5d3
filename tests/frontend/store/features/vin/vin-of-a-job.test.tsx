import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { catalogueContract } from '#shared/contracts/catalogue.ts';
import { anAnswer } from '../../../../builders/answers.ts';
import { aCartItem } from '../../../../builders/cart-views.ts';
import { aVinVehicle } from '../../../../builders/vin-vehicles.ts';
import { aCartServer } from '../../../support/servers/a-cart-server.ts';
import { openCart } from '../cart/open-cart.tsx';

const VIN = '2HGFC2F58JH512345';
const SAID = '2018 Honda Civic EX sedan, 2.0 L 4-cylinder';
const LAMP = aCartItem({
  id: '001-A#EA',
  description: 'Headlamp',
  vehicleYear: 2019,
  vehicleMake: 'Toyota',
  vehicleModel: 'Camry',
});
const PADS = aCartItem({
  id: '001-B#EA',
  description: 'Brake pads',
  vehicleYear: 2018,
  vehicleMake: 'Honda',
  vehicleModel: 'Civic',
});

beforeEach(() => sessionStorage.clear());

function open(vehicle = VIN) {
  const cart = aCartServer();
  cart.become([LAMP, PADS], [], { cartId: 'u7-3', job: { label: 'Blue van', vehicle, repairOrder: '' } });
  const answer = anAnswer(catalogueContract.readVin, aVinVehicle());
  return openCart({ cart, prepare: (server) => server.willAnswer('GET /wb/auxiliarydata/ReadVin', answer) });
}
const notice = async () => within(await screen.findByRole('region', { name: SAID }));

describe('the VIN of a job', () => {
  it('is told as a vehicle, with the parts that are for another one', async () => {
    open();
    const told = await notice();
    expect(told.getByText('Headlamp (for a 2019 Toyota Camry)')).toBeTruthy();
    expect(told.queryByText(/Brake pads/)).toBeNull();
  });

  it('asks once whether they are meant', async () => {
    const { user } = open();
    await user.click((await notice()).getByRole('button', { name: 'Keep them' }));
    await waitFor(async () => expect((await notice()).queryByRole('button')).toBeNull());
    expect((await notice()).getByText('Headlamp (for a 2019 Toyota Camry)')).toBeTruthy();
  });

  it('has them removed by whoever wants that', async () => {
    const { user, cart } = open();
    await user.click((await notice()).getByRole('button', { name: 'Remove them' }));
    await waitFor(() => expect(cart.items().map(({ description }) => description)).toEqual(['Brake pads']));
  });

  it('is not asked about where the job has a vehicle in words', async () => {
    open('2018 Honda Civic');
    await screen.findByText(/Job cart: Blue van/);
    expect(screen.queryByRole('region', { name: SAID })).toBeNull();
  });
});
