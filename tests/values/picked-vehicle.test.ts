import { expect, it } from 'vitest';
import { NOTHING_PICKED, type PickedVehicle, type PickerLevel, picked } from '#shared/values/picked-vehicle.ts';

const CHOSEN: PickedVehicle = { year: '2019', make: 'Toyota', model: 'Camry', category: 'Body', option: '114-1' };

it.each<{ level: PickerLevel; value: string; expected: Partial<PickedVehicle> }>([
  { level: 'year', value: '2018', expected: { year: '2018' } },
  { level: 'make', value: 'Honda', expected: { year: '2019', make: 'Honda' } },
  { level: 'model', value: 'Corolla', expected: { year: '2019', make: 'Toyota', model: 'Corolla' } },
  {
    level: 'category',
    value: 'Glass',
    expected: { year: '2019', make: 'Toyota', model: 'Camry', category: 'Glass' },
  },
  { level: 'option', value: '', expected: { ...CHOSEN, option: '' } },
])('a choice of $level clears all deeper levels', ({ level, value, expected }) => {
  expect(picked(CHOSEN, level, value)).toEqual({ ...NOTHING_PICKED, ...expected });
});
