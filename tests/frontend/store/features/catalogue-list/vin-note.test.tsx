import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { searchFailure } from '#frontend/store/features/catalogue-list/search-failure.ts';
import { VinNote } from '#frontend/store/features/catalogue-list/vin-note.tsx';
import { isVinText } from '#shared/texts/catalogue/vin-texts.ts';
import { aVinVehicle } from '../../../../builders/vin-vehicles.ts';
import { renderUi } from '../../../ui/render-ui.tsx';

const SAID = 'VIN 2HGFC2F58JH512345: 2018 Honda Civic EX sedan, 2.0 L 4-cylinder. Passenger car, made in Canada.';

describe('the vehicle of a searched VIN', () => {
  it.each([
    { vehicle: {}, doubt: '', why: 'everything is known' },
    { vehicle: { isModelGuessed: true }, doubt: ' The model is our best guess. Please check it.', why: 'a guess' },
    {
      vehicle: { offered: { make: 'Honda', models: [] } },
      doubt: ' Our catalog does not have this vehicle.',
      why: 'the catalogue does not have it',
    },
  ])('is told: $why', ({ vehicle, doubt }) => {
    renderUi(<VinNote vehicle={aVinVehicle(vehicle)} />);
    expect(screen.getByRole('status').textContent?.trim()).toBe(`${SAID}${doubt}`);
  });

  it('asks for the model that the VIN does not say', () => {
    renderUi(<VinNote vehicle={aVinVehicle({ model: '', offered: { make: 'Honda', models: [] } })} />);
    expect(screen.getByText(/This VIN does not say which model it is. Please choose the model.$/)).toBeTruthy();
  });

  it('is doubtful with a wrong check digit', () => {
    renderUi(<VinNote vehicle={aVinVehicle({ vin: '2HGFC2F50JH512345' })} />);
    expect(screen.getByText(/The check digit does not match. Please check this VIN again.$/)).toBeTruthy();
  });
});

describe('a text about a wrong VIN', () => {
  it.each([
    { text: 'A VIN has 17 characters.', is: true },
    { text: 'Character 9 of a VIN is a digit or X.', is: true },
    { text: 'Character 17 of a VIN is a letter or digit, never I, O or Q.', is: true },
    { text: 'Unable to complete search', is: false },
    { text: '', is: false },
  ])('$text: $is', ({ text, is }) => {
    expect(isVinText(text)).toBe(is);
    expect(searchFailure(new Error('any'))?.isAnswerable).toBe(false);
  });
});
