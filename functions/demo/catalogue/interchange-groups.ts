import { type Generation, generations, generationsByPlatform } from './generations.ts';
import type { SalvagedType } from './part-categories.ts';
import { positionSuffix } from './part-texts.ts';
import type { Position } from './part-types/part-type.ts';

/** Vehicles that share a recycled part under one interchange number. */
export interface InterchangeGroup {
  /** Part type, sequence and side: '540-00412L'. */
  readonly number: string;
  readonly type: SalvagedType;
  readonly generation: Generation;
  readonly option: string;
}

const generationRanks = new Map(generations.map((generation, index) => [generation, index]));

/** Sequence numbers leave room for this many options of a part type. */
const MOST_OPTIONS = 10;

/** Engine assemblies differ by the engines of the vehicle, all other parts by the options in the type's list. */
export const optionsOf = (type: SalvagedType, generation: Generation): readonly string[] =>
  type.name === 'Engine Assembly' ? generation.engines : type.options;

export function interchangeGroup(
  type: SalvagedType,
  generation: Generation,
  option: number,
  position: Position,
): InterchangeGroup {
  const lead = type.isShared ? generation.platform : (generationRanks.get(generation) ?? 0);
  const sequence = String(lead * MOST_OPTIONS + option + 1).padStart(5, '0');
  const words = optionsOf(type, generation)[option] ?? '';
  return {
    number: `${type.number}-${sequence}${positionSuffix(position)}`,
    type,
    generation,
    option: [words === 'all' ? '' : words, position.toLowerCase()].filter(Boolean).join(', '),
  };
}

/** The vehicles that share a group. */
export function sharersOf({ type, generation }: InterchangeGroup): readonly Generation[] {
  return type.isShared ? (generationsByPlatform.get(generation.platform) ?? []) : [generation];
}
