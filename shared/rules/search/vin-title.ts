import type { VinVehicle } from '../../schemas/wire/vin-vehicle.ts';
import { madeIn, VEHICLE_KIND_TEXTS, VIN_VEHICLE_TEXTS } from '../../texts/catalogue/vin-vehicle-texts.ts';

/** The vehicle of a VIN in one line, with what is known: '2018 Honda Civic EX sedan, 2.0 L 4-cylinder'. */
export function vinTitle({
  year,
  make,
  model,
  series,
  trim,
  body,
  engine,
  drive,
  kind,
  manufacturer,
}: VinVehicle): string {
  const named = [year === null ? '' : String(year), make || manufacturer, model, series, trim];
  const vehicle = [...named, body || (model ? '' : VEHICLE_KIND_TEXTS[kind].toLowerCase())].filter(Boolean).join(' ');
  return [vehicle, engine, drive].filter(Boolean).join(', ');
}

/** The kind of vehicle and where it was made: 'Heavy truck, made in Mexico'. */
export const vinOrigin = ({ kind, isHeavy, country }: Pick<VinVehicle, 'kind' | 'isHeavy' | 'country'>): string =>
  madeIn(kind === 'truck' && isHeavy ? VIN_VEHICLE_TEXTS.heavyTruck : VEHICLE_KIND_TEXTS[kind], country);
