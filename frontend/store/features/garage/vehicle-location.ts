import { type CatalogueLocation, WHOLE_CATALOGUE } from '#shared/rules/search/catalogue-location.ts';
import type { NewVehicle } from '#shared/schemas/fields/vehicle.ts';

/** Where a saved vehicle leads: the list it was saved from, as far as it is kept. */
export const locationOfVehicle = ({ year, make, model, category, option }: NewVehicle): CatalogueLocation => ({
  ...WHOLE_CATALOGUE,
  year,
  make,
  model,
  category,
  options: option ? [option] : [],
});

/** What of a list can be saved; undefined where no whole vehicle is chosen. */
export function vehicleAt({ year, make, model, category, options }: CatalogueLocation): NewVehicle | undefined {
  if (year === undefined || !make || !model) return undefined;
  return { year, make, model, ...(category && { category }), ...(options[0] && { option: options[0] }) };
}

/** Whether both are the same in all that is shopped by, whoever they were saved for. */
export const isSameVehicle = (one: NewVehicle, other: NewVehicle): boolean =>
  (['year', 'make', 'model', 'category', 'option'] as const).every((field) => one[field] === other[field]);
