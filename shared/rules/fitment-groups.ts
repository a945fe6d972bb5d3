/** A vehicle that a part fits, over a year or a span of years such as 2012-2015. */
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

/** The vehicles by make and model, each in the order of the alphabet, the newest years first. */
export function fitmentGroups(fitment: readonly FittedVehicle[]): FitmentGroup[] {
  return grouped(fitment, ({ systemMake }) => systemMake).map(([make, ofMake]) => ({
    make,
    models: grouped(ofMake, ({ systemModel }) => systemModel).map(([model, ofModel]) => ({
      model,
      rows: ofModel
        .map(({ systemYear, webDescription }) => ({ years: systemYear, notes: webDescription }))
        .sort((one, other) => lastYear(other.years) - lastYear(one.years) || one.notes.localeCompare(other.notes)),
    })),
  }));
}

/** Those in which every word occurs, in whatever case; a year also where it lies within the span. */
export function filterFitment(fitment: readonly FittedVehicle[], typed: string): FittedVehicle[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return fitment.filter((vehicle) => words.every((word) => occursIn(vehicle, word)));
}

function occursIn({ systemYear, systemMake, systemModel, webDescription }: FittedVehicle, word: string): boolean {
  if (/^\d{4}$/.test(word) && firstYear(systemYear) <= Number(word) && Number(word) <= lastYear(systemYear))
    return true;
  return `${systemYear} ${systemMake} ${systemModel} ${webDescription}`.toLowerCase().includes(word);
}

const firstYear = (years: string): number => Number(years.split('-')[0]);
const lastYear = (years: string): number => Number(years.split('-').at(-1));

function grouped<T>(items: readonly T[], nameOf: (item: T) => string): [name: string, items: T[]][] {
  const groups = Map.groupBy(items, nameOf);
  return [...groups].sort(([one], [other]) => one.localeCompare(other));
}
