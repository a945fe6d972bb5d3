/** The levels of the picker. Each one loads the next (storefront 4, picker cascade). */
export const pickerLevels = ['year', 'make', 'model', 'category', 'option'] as const;
export type PickerLevel = (typeof pickerLevels)[number];

/** The choice at each level, or an empty text. */
export type PickedVehicle = Readonly<Record<PickerLevel, string>>;

export const NOTHING_PICKED: PickedVehicle = { year: '', make: '', model: '', category: '', option: '' };

/** Sets one level and clears all deeper ones. */
export function picked(vehicle: PickedVehicle, level: PickerLevel, value: string): PickedVehicle {
  const kept = pickerLevels.slice(0, pickerLevels.indexOf(level)).map((each) => [each, vehicle[each]]);
  return { ...NOTHING_PICKED, ...Object.fromEntries(kept), [level]: value };
}

/**
 * The vehicles that the picker shows while makes or models can't be looked up (storefront 4, decision X5). They have no
 * parts.
 */
export const SAMPLE_MODELS: Readonly<Record<string, readonly string[]>> = {
  Ford: ['Explorer', 'F-150', 'Fusion'],
  Honda: ['Accord', 'Civic', 'CR-V'],
  Toyota: ['Camry', 'Corolla', 'RAV4'],
};
