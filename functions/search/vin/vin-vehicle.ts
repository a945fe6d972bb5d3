import type { VinVehicle } from '#shared/schemas/wire/vin-vehicle.ts';
import { cylinders, liters, VIN_VEHICLE_TEXTS } from '#shared/texts/catalogue/vin-vehicle-texts.ts';
import type { DictionaryLookup } from '../query/dictionary-lookup.ts';
import type { DecodedVin } from './decode-vin.ts';
import { offeredVehicle } from './offered-vehicle.ts';
import type { VinFacts } from './pattern-matches.ts';

/** The lowest weight class of heavy trucks: more than 26,000 pounds. */
const HEAVY = 7;

/** A decoded VIN for the wire, with the provider's names for the vehicle. */
export function vinVehicle(
  vin: string,
  { manufacturer, year, facts, isModelGuessed }: DecodedVin,
  dictionary: Pick<DictionaryLookup, 'makes' | 'makeOf' | 'modelOf'>,
): VinVehicle {
  const { make = '', model = '', trim = '', body = '', drive = '', weightClass = '' } = facts;
  const { make: offeredMake, models } = offeredVehicle(facts, dictionary);
  return {
    vin,
    year: year ?? null,
    make,
    model,
    series: seriesNumber(facts),
    trim,
    body,
    engine: engineName(facts),
    drive,
    kind: manufacturer.kind,
    isHeavy: Number(weightClass) >= HEAVY,
    country: manufacturer.country,
    manufacturer: manufacturer.name,
    isModelGuessed,
    offered: { make: offeredMake, models: [...models] },
  };
}

/** '1500' of '1500 (1/2 Ton)'. Other series are the manufacturer's own names, such as '61 Series'. */
const seriesNumber = ({ series = '', model = '' }: VinFacts): string => {
  const number = /^[1-9]\d00\b/.exec(series)?.[0] ?? '';
  return model.includes(number) ? '' : number;
};

/** '2.0 L 4-cylinder', '3.5 L V6', '6.6 L V8 diesel', 'electric'. Gasoline goes without saying. */
function engineName({ liters: size = '', layout = '', cylinders: count = '', fuel = '' }: VinFacts): string {
  const arrangement = /^[VW]$/.test(layout) ? `${layout}${count}` : count && cylinders(count);
  const isHybrid = fuel === 'electric' && size !== '';
  const said = isHybrid ? VIN_VEHICLE_TEXTS.plugInHybrid : fuel === 'gasoline' ? '' : fuel;
  return [size && liters(size.includes('.') ? size : `${size}.0`), arrangement, said].filter(Boolean).join(' ');
}
