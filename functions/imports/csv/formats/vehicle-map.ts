import { vehicleRowSchema } from '#shared/schemas/catalogue/vehicle-row.ts';
import { formed, vehicleName, year } from '../cells.ts';
import { deciding, optional, required } from '../column.ts';
import { csvFormat } from '../csv-format.ts';

const id = formed(/^\d{1,9}$/, 'id of digits');

/** The vehicles that ids in ACES files stand for. The provider supplies the licensed list. */
export const vehicleMapFormat = csvFormat({
  kind: 'vehicle-map',
  columns: {
    baseVehicle: required(['Base Vehicle', 'Base Vehicle ID'], id),
    year: required(['Year', 'Year ID'], year),
    make: required(['Make', 'Make Name'], vehicleName),
    model: required(['Model', 'Model Name'], vehicleName),
    makeId: deciding(optional(['Make ID'], id)),
    modelId: deciding(optional(['Model ID'], id)),
    vehicleTypeId: deciding(optional(['Vehicle Type ID'], id)),
  },
  schema: vehicleRowSchema,
  rowOf: (vehicle) => ({ ...vehicle }),
  keyOf: ({ baseVehicle }) => baseVehicle,
});
