/** The levels of the picker, each of which loads the next (storefront 4, picker cascade). */
export const pickerLevels = ['year', 'make', 'model', 'category', 'option'] as const;
export type PickerLevel = (typeof pickerLevels)[number];

/** What is chosen at each level; empty where nothing is. */
export type PickedVehicle = Readonly<Record<PickerLevel, string>>;

export const NOTHING_PICKED: PickedVehicle = { year: '', make: '', model: '', category: '', option: '' };

/** Chooses at one level, and clears all that are deeper. */
export function picked(vehicle: PickedVehicle, level: PickerLevel, value: string): PickedVehicle {
  const kept = pickerLevels.slice(0, pickerLevels.indexOf(level)).map((each) => [each, vehicle[each]]);
  return { ...NOTHING_PICKED, ...Object.fromEntries(kept), [level]: value };
}
