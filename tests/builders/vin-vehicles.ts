import type { VinVehicle } from '#shared/schemas/wire/vin-vehicle.ts';

/** A Honda Civic of 2018, which the catalogue has under the same names. */
export const aVinVehicle = (facts: Partial<VinVehicle> = {}): VinVehicle => ({
  vin: '2HGFC2F58JH512345',
  year: 2018,
  make: 'Honda',
  model: 'Civic',
  series: '',
  trim: 'EX',
  body: 'sedan',
  engine: '2.0 L 4-cylinder',
  drive: '',
  kind: 'car',
  isHeavy: false,
  country: 'Canada',
  manufacturer: 'HONDA OF CANADA MFG.',
  isModelGuessed: false,
  offered: { make: 'Honda', models: ['Civic'] },
  ...facts,
});
