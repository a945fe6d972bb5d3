import { type Generation, generations } from '../generations.ts';

/** The number of a generation in a model year. The numbers are made up, because the industry list is licensed. */
interface BaseVehicle {
  readonly id: number;
  readonly year: number;
  readonly generation: Generation;
}

const FIRST_ID = 500_001;

export const baseVehicles: readonly BaseVehicle[] = generations
  .flatMap((generation) =>
    Array.from({ length: generation.to - generation.from + 1 }, (_, index) => ({
      generation,
      year: generation.from + index,
    })),
  )
  .map((vehicle, index) => ({ ...vehicle, id: FIRST_ID + index }));

const firstIdOf = new Map<Generation, number>();
for (const { generation, id } of baseVehicles) if (!firstIdOf.has(generation)) firstIdOf.set(generation, id);

export const baseVehicleId = (generation: Generation, year: number): number =>
  (firstIdOf.get(generation) ?? 0) + year - generation.from;
