import { type CatalogueLocation, WHOLE_CATALOGUE } from '#shared/rules/search/catalogue-location.ts';
import type { NewVehicle } from '#shared/schemas/fields/vehicle.ts';

/** The list that a saved vehicle leads to, as far as the garage keeps it. */
export const locationOfVehicle = ({ year, make, model, category, option }: NewVehicle): CatalogueLocation => ({
  ...WHOLE_CATALOGUE,
  year,
  make,
  model,
  category,
  options: option ? [option] : [],
});

/** The vehicle of a list for the garage; undefined where it is not complete. */
export function vehicleAt({ year, make, model, category, options }: CatalogueLocation): NewVehicle | undefined {
  if (year === undefined || !make || !model) return undefined;
  return { year, make, model, ...(category && { category }), ...(options[0] && { option: options[0] }) };
}

/** Whether both are the same in all that is shopped by, whoever they were saved for. */
export const isSameVehicle = (one: NewVehicle, other: NewVehicle): boolean =>
  (['year', 'make', 'model', 'category', 'option'] as const).every((field) => one[field] === other[field]);
