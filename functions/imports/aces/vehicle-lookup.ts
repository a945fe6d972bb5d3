import type { VehicleReference } from '#shared/schemas/catalogue/fitment-row.ts';
import type { VehicleRow } from '#shared/schemas/catalogue/vehicle-row.ts';

/** A model over consecutive years. */
interface VehicleSpan {
  readonly make: string;
  readonly model: string;
  readonly from: number;
  readonly to: number;
}

/** The vehicles that a supplier's ids stand for, in the years they were made. Empty if the map doesn't have them. */
export type VehicleLookup = (reference: VehicleReference) => readonly VehicleSpan[];

interface Model {
  readonly id: string;
  readonly make: string;
  readonly model: string;
  /** Years by vehicle type; '' if there is no type. */
  readonly years: Map<string, Set<number>>;
}

/** Looks up vehicles in the provider's map. It fits in memory: the full industry list has about 100,000 rows. */
export function vehicleLookup(rows: Iterable<VehicleRow>): VehicleLookup {
  const byBaseVehicle = new Map<string, readonly VehicleSpan[]>();
  const modelsOfMake = new Map<string, Map<string, Model>>();

  for (const row of rows) {
    const make = tidyName(row.make);
    const model = tidyName(row.model);
    byBaseVehicle.set(row.baseVehicle, [{ make, model, from: row.year, to: row.year }]);
    if (row.makeId === undefined || row.modelId === undefined) continue;
    const models = modelsOfMake.get(row.makeId) ?? new Map<string, Model>();
    modelsOfMake.set(row.makeId, models);
    const entry = models.get(row.modelId) ?? { id: row.modelId, make, model, years: new Map() };
    models.set(row.modelId, entry);
    const years = entry.years.get(row.vehicleTypeId ?? '') ?? new Set();
    entry.years.set(row.vehicleTypeId ?? '', years.add(row.year));
  }

  /** A cache, because a file repeats the same models and years. */
  const known = new Map<string, readonly VehicleSpan[]>();

  return (reference) => {
    if ('baseVehicle' in reference) return byBaseVehicle.get(reference.baseVehicle) ?? [];
    const { makeId, modelId, vehicleTypeId, from, to } = reference;
    const key = [makeId, modelId, vehicleTypeId, from, to].join(' ');
    const before = known.get(key);
    if (before) return before;
    const models = modelsOfMake.get(makeId);
    const named = modelId === undefined ? [...(models?.values() ?? [])] : [models?.get(modelId)];
    const spans = named.flatMap((model) => (model ? spansOf(model, vehicleTypeId, from, to) : []));
    known.set(key, spans);
    return spans;
  };
}

function spansOf({ make, model, years }: Model, vehicleTypeId: string | undefined, from: number, to: number) {
  const sets = vehicleTypeId === undefined ? [...years.values()] : [years.get(vehicleTypeId) ?? new Set<number>()];
  const inRange = [...new Set(sets.flatMap((set) => [...set]))].filter((year) => year >= from && year <= to);
  const spans: { make: string; model: string; from: number; to: number }[] = [];
  for (const year of inRange.toSorted((a, b) => a - b)) {
    const last = spans.at(-1);
    if (last?.to === year - 1) last.to = year;
    else spans.push({ make, model, from: year, to: year });
  }
  return spans;
}

/** Names come with surrounding blanks and runs of blanks ("Sport Van G30  2WD"). */
function tidyName(name: string): string {
  return name.trim().replaceAll(/\s+/g, ' ');
}
