/** A vehicle that a part fits, in one year or a range of years such as 2012-2015. */
export interface FittedVehicle {
  readonly systemYear: string;
  readonly systemMake: string;
  readonly systemModel: string;
  /** Position and notes; may be empty. */
  readonly webDescription: string;
}

export interface FitmentGroup {
  readonly make: string;
  readonly models: readonly {
    readonly model: string;
    /** Newest first. */
    readonly rows: readonly { readonly years: string; readonly notes: string }[];
  }[];
}

/** The vehicles by make and model in alphabetical order, newest years first. */
export function fitmentGroups(fitment: readonly FittedVehicle[]): FitmentGroup[] {
  const byMake = Map.groupBy(inListOrder(fitment), ({ systemMake }) => systemMake);
  return [...byMake].map(([make, ofMake]) => ({
    make,
    models: [...Map.groupBy(ofMake, ({ systemModel }) => systemModel)].map(([model, ofModel]) => ({
      model,
      rows: ofModel.map(({ systemYear, webDescription }) => ({ years: systemYear, notes: webDescription })),
    })),
  }));
}

/** Sorts by make and model in alphabetical order, newest years first. */
export function inListOrder(fitment: readonly FittedVehicle[]): FittedVehicle[] {
  const makes = ranksOf(fitment.map(({ systemMake }) => systemMake));
  const models = ranksOf(fitment.map(({ systemModel }) => systemModel));
  return fitment
    .map((vehicle) => ({
      vehicle,
      make: makes.get(vehicle.systemMake) ?? 0,
      model: models.get(vehicle.systemModel) ?? 0,
      year: lastYear(vehicle.systemYear),
    }))
    .sort(
      (one, other) =>
        one.make - other.make ||
        one.model - other.model ||
        other.year - one.year ||
        one.vehicle.webDescription.localeCompare(other.vehicle.webDescription),
    )
    .map(({ vehicle }) => vehicle);
}

/**
 * The alphabetical rank of each name. There are few names, and comparing them for each vehicle would take far longer.
 */
const ranksOf = (names: readonly string[]): ReadonlyMap<string, number> =>
  new Map([...new Set(names)].sort((one, other) => one.localeCompare(other)).map((name, rank) => [name, rank]));

/** The vehicles that match every word, in any case. A year also matches a range of years that contains it. */
export function filterFitment(fitment: readonly FittedVehicle[], typed: string): FittedVehicle[] {
  const words = typed.toLowerCase().split(/\s+/);
  return fitment.filter((vehicle) => words.every((word) => occursIn(vehicle, word)));
}

function occursIn({ systemYear, systemMake, systemModel, webDescription }: FittedVehicle, word: string): boolean {
  const year = Number(word);
  if (firstYear(systemYear) <= year && year <= lastYear(systemYear)) return true;
  return `${systemYear} ${systemMake} ${systemModel} ${webDescription}`.toLowerCase().includes(word);
}

const firstYear = (years: string): number => Number(years.split('-')[0]);
const lastYear = (years: string): number => Number(years.split('-').at(-1));
