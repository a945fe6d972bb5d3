import { chance } from './chance.ts';
import { type Body, makes, twins } from './models.ts';

/** A model over the years in which its design did not change. */
export interface Generation {
  readonly make: string;
  readonly model: string;
  readonly family: string;
  readonly priceLevel: number;
  readonly body: Body;
  /** The demand for the generation, relative to others. */
  readonly demand: number;
  readonly from: number;
  readonly to: number;
  readonly makeId: string;
  readonly modelId: string;
  /** The number of its platform. Twins have the same platform. */
  readonly platform: number;
  readonly engines: readonly string[];
}

const enginesOf: Readonly<Record<Body, readonly string[]>> = {
  car: ['1.5L L4 Turbo', '1.8L L4', '2.0L L4', '2.4L L4', '2.5L L4', '3.5L V6'],
  suv: ['2.0L L4 Turbo', '2.4L L4', '2.5L L4', '3.5L V6', '3.6L V6', '5.3L V8'],
  truck: ['2.7L V6 Turbo', '3.5L V6', '4.6L V8', '5.0L V8', '5.3L V8', '5.7L V8'],
  van: ['2.4L L4', '3.3L V6', '3.5L V6', '3.6L V6'],
  coupe: ['1.8L L4', '2.0L L4 Turbo', '2.5L L4', '3.5L V6', '3.6L V6', '5.0L V8'],
  electric: ['Electric'],
};

/** All engines by name. */
export const engines: readonly string[] = [...new Set(Object.values(enginesOf).flat())].toSorted();

/** The first model in a group of twins, by the name of each twin. */
const leadOf = new Map(twins.flatMap(([lead, ...others]) => others.map((twin) => [twin.join(' '), lead] as const)));

export const generations: readonly Generation[] = withPlatforms(
  Object.entries(makes).flatMap(([make, { family, priceLevel, models }], makeIndex) =>
    models.flatMap(([model, body, demand, begins, last], modelIndex) =>
      begins.map((from, index) => {
        const to = (begins[index + 1] ?? last + 1) - 1;
        return {
          make,
          model,
          family,
          priceLevel,
          body,
          demand: demandOf(demand, to),
          from,
          to,
          makeId: String(makeIndex + 1),
          modelId: String((makeIndex + 1) * 100 + modelIndex),
        };
      }),
    ),
  ),
);

/** The generations on each platform, by its number. */
export const generationsByPlatform: ReadonlyMap<number, readonly Generation[]> = Map.groupBy(
  generations,
  ({ platform }) => platform,
);

/** The generations of each family of makes. */
export const generationsByFamily: ReadonlyMap<string, readonly Generation[]> = Map.groupBy(
  generations,
  ({ family }) => family,
);

/** Popular vehicles have by far the most parts. Cars built before 2000 are rare. */
function demandOf(demand: number, lastYear: number): number {
  const share = 60 + 18 * demand * demand;
  if (lastYear < 2000) return Math.floor(share / 2);
  return lastYear < 2010 ? share : Math.floor((share * 5) / 4);
}

/** Whether a vehicle is popular enough that its parts are in stock everywhere. */
export const isPopular = (demand: number): boolean => demand > 400;

type Unplaced = Omit<Generation, 'platform' | 'engines'>;

function withPlatforms(all: readonly Unplaced[]): Generation[] {
  return all.map((generation, own) => {
    const platform = leadIndexOf(generation) ?? own;
    return { ...generation, platform, engines: enginesIn(all[platform] ?? generation) };
  });

  /** The generation of the first twin with the most years in common. */
  function leadIndexOf(generation: Unplaced): number | undefined {
    const [make, model] = leadOf.get(`${generation.make} ${generation.model}`) ?? [];
    let best: { index: number; years: number } | undefined;
    for (const [index, lead] of all.entries()) {
      if (lead.make !== make || lead.model !== model) continue;
      const years = Math.min(lead.to, generation.to) - Math.max(lead.from, generation.from) + 1;
      if (years > (best?.years ?? 0)) best = { index, years };
    }
    return best?.index;
  }
}

/** Two of the engines that vehicles of this kind have. Twins have the same engines. */
function enginesIn({ make, model, from, body }: Unplaced): readonly string[] {
  return chance('engines', make, model, from).shuffled(enginesOf[body]).slice(0, 2).toSorted();
}
