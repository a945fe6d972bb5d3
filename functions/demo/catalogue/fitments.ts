import type { Chance } from './chance.ts';
import { type Generation, generationsByFamily, generationsByPlatform } from './generations.ts';
import type { SoldType } from './part-categories.ts';

/** A vehicle that a part fits, over a span of years. */
export interface Fitment {
  readonly generation: Generation;
  readonly from: number;
  readonly to: number;
  readonly notes: readonly string[];
  /** The only engine that the part fits, if it doesn't fit all of them. */
  readonly engine?: string;
}

const bodyNotes = ['Sedan', 'Coupe', 'Hatchback', 'Exc. Sport Package', 'From 3/1 Production', 'To 12/31 Production'];
const truckNotes = ['Regular Cab', 'Crew Cab', 'Extended Cab', 'w/ 6.5 ft Bed', 'Exc. Off-Road Package'];
const mechanicalNotes = ['w/ ABS', 'Exc. Hybrid', 'w/ Heavy Duty Package', 'AWD', 'FWD', 'w/o Tow Package'];

/** The vehicles that a part made for one generation fits, beginning with that generation. */
export function fitmentsOf(draw: Chance, type: SoldType, generation: Generation): Fitment[] {
  const others = othersOf(draw, type, generation);
  const { from, to } = spanOf(draw, type, generation);
  const first = { generation, from, to, ...qualifiersOf(draw, type, generation) };
  return [
    first,
    ...others.map((other) => ({ generation: other, from: other.from, to: other.to, ...engineOf(draw, type, other) })),
  ].map((fitment) => ({ notes: [], ...fitment }));
}

function othersOf(draw: Chance, { fits, bodies }: SoldType, generation: Generation): readonly Generation[] {
  if (fits === undefined || fits === 'generation') return [];
  const twins = (generationsByPlatform.get(generation.platform) ?? []).filter((other) => other !== generation);
  if (fits === 'platform') return twins;
  const relatives = (generationsByFamily.get(generation.family) ?? []).filter(
    (other) =>
      other !== generation &&
      other.from <= generation.to &&
      other.to >= generation.from &&
      (bodies === undefined || bodies.includes(other.body)),
  );
  return draw.shuffled(relatives).slice(0, draw.between(1, 7));
}

/** Body parts often change in the middle of a generation. */
function spanOf(draw: Chance, { fits }: SoldType, { from, to }: Generation): { from: number; to: number } {
  const isBody = fits === undefined || fits === 'generation';
  if (!isBody || to - from < 4 || draw.is(40)) return { from, to };
  const middle = from + Math.floor((to - from) / 2);
  return draw.is(50) ? { from, to: middle } : { from: middle + 1, to };
}

function qualifiersOf(draw: Chance, type: SoldType, generation: Generation): Pick<Fitment, 'notes' | 'engine'> {
  const isBody = type.fits === undefined || type.fits === 'generation';
  const all = isBody ? (generation.body === 'truck' ? truckNotes : bodyNotes) : mechanicalNotes;
  return { notes: draw.is(28) ? [draw.of(all)] : [], ...engineOf(draw, type, generation) };
}

function engineOf(draw: Chance, { fits, productLine }: SoldType, { engines }: Generation): Pick<Fitment, 'engine'> {
  const mayHangOnIt = fits === 'platform' && ['ENGINE', 'FUEL', 'IGNITION', 'EXHAUST'].includes(productLine);
  return mayHangOnIt && draw.is(45) ? { engine: draw.of(engines) } : {};
}
