import { vehicleTitle } from '#shared/rules/search/location-title.ts';
import type { CartItem } from '#shared/schemas/wire/cart-view.ts';
import { partForVehicle, partsForOthers } from '#shared/texts/catalogue/vin-vehicle-texts.ts';

export type VehicleLine = Pick<
  CartItem,
  'id' | 'lineOfBusinessKey' | 'description' | 'vehicleYear' | 'vehicleMake' | 'vehicleModel'
>;

/** Lines of a cart with the vehicles that they were chosen for. */
export function OtherVehicleList({ lines }: { readonly lines: readonly VehicleLine[] }) {
  return (
    <>
      <p>{partsForOthers(lines.length)}</p>
      <ul>
        {lines.map(({ id, description, vehicleYear, vehicleMake, vehicleModel }) => (
          <li key={id}>
            {partForVehicle(
              description,
              vehicleTitle({
                year: vehicleYear ?? undefined,
                make: vehicleMake ?? undefined,
                model: vehicleModel ?? undefined,
              }),
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
