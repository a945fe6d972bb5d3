import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { catalogueContract } from '#shared/contracts/catalogue.ts';
import type { VinVehicle } from '#shared/schemas/wire/vin-vehicle.ts';
import { anAnswer, aRefusal } from '../../../../builders/answers.ts';
import { aCartItem } from '../../../../builders/cart-views.ts';
import { aVinVehicle } from '../../../../builders/vin-vehicles.ts';
import { aCheckoutServer } from '../../../support/servers/a-checkout-server.ts';
import { openCheckout, whenReady } from '../checkout/open-checkout.tsx';

const READ = 'GET /wb/auxiliarydata/ReadVin';
const VIN = '2HGFC2F58JH512345';
const SAID = '2018 Honda Civic EX sedan, 2.0 L 4-cylinder';
const CIVIC = { vehicleYear: 2018, vehicleMake: 'Honda', vehicleModel: 'Civic' };
const CAMRY = { vehicleYear: 2019, vehicleMake: 'Toyota', vehicleModel: 'Camry' };

function open(line: typeof CIVIC, answer = anAnswer(catalogueContract.readVin, aVinVehicle())) {
  const checkout = aCheckoutServer({ items: [aCartItem({ description: 'Headlamp', ...line })] });
  return openCheckout({ checkout, prepare: (server) => server.willAnswer(READ, answer) });
}
const vinField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'VIN' });

describe('a VIN at checkout', () => {
  it.each([
    { typed: `I${VIN}`, why: 'with the I of a scanner' },
    { typed: '2HG FC2F5 8JH512345', why: 'in groups' },
    { typed: `VIN: ${VIN}`, why: 'with a label' },
  ])('case N24: is understood $why', async ({ typed }) => {
    const { user, checkout } = open(CIVIC);
    await user.click(await vinField());
    await user.paste(typed);
    await screen.findByText(SAID);
    await user.click(await whenReady('$231.00'));
    await waitFor(() => expect(checkout.orders()).toMatchObject([{ options: { vin: VIN } }]));
  });

  it('names the parts for another vehicle, and asks before they are ordered', async () => {
    const { user, checkout } = open(CAMRY);
    await user.type(await vinField(), VIN);
    const notice = within(await screen.findByRole('region', { name: SAID }));
    expect(notice.getByText('1 part in your cart is for another vehicle:')).toBeTruthy();
    expect(notice.getByText('Headlamp (for a 2019 Toyota Camry)')).toBeTruthy();

    await user.click(await whenReady('$231.00'));
    const question = within(await screen.findByRole('dialog', { name: 'Parts for another vehicle' }));
    expect(question.getByText('Are they meant for this one?')).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Go back' }));
    expect(checkout.orders()).toEqual([]);

    await user.click(await whenReady('$231.00'));
    const again = within(await screen.findByRole('dialog', { name: 'Parts for another vehicle' }));
    await user.click(again.getByRole('button', { name: 'Order anyway' }));
    await waitFor(() => expect(checkout.orders()).toMatchObject([{ options: { vin: VIN } }]));
  });

  it('is ordered with where its vehicle is unknown', async () => {
    const { user, checkout } = open(
      CAMRY,
      aRefusal({ status: 404, code: 'not_found', text: 'No manufacturer is known for this VIN.' }),
    );
    await user.type(await vinField(), VIN);
    await user.click(await whenReady('$231.00'));
    await waitFor(() => expect(checkout.orders()).toHaveLength(1));
  });

  it('says that a model is a guess', async () => {
    const guessed: Partial<VinVehicle> = { isModelGuessed: true };
    const { user } = open(CIVIC, anAnswer(catalogueContract.readVin, aVinVehicle(guessed)));
    await user.type(await vinField(), VIN);
    expect(await screen.findByText('The model is our best guess. Please check it.')).toBeTruthy();
  });
});
