import { type Chance, chance } from './chance.ts';
import { type Generation, generations } from './generations.ts';
import { type InterchangeGroup, interchangeGroup, optionsOf } from './interchange-groups.ts';
import { isOfItsTime } from './modern-equipment.ts';
import { positionsOn, recycledTypes, type SalvagedType, typesFor } from './part-categories.ts';
import { titleOf } from './part-texts.ts';
import type { Position } from './part-types/part-type.ts';
import { priceWithin } from './prices.ts';
import { type Vehicle, vehicleOf } from './salvage-vehicles.ts';
import { recycledStaples } from './staples.ts';

/** A recycled part with everything that the file says about it. */
export interface SalvagePart {
  readonly guid: string;
  readonly vehicle: Vehicle;
  readonly group: InterchangeGroup;
  readonly title: string;
  readonly description: string;
  /** '' if the yard gives no grade. */
  readonly grade: string;
  /** '' for mechanical parts. */
  readonly damageCode: string;
  /** Cents. */
  readonly list: number;
}

/** The number of parts at scale 1, from 1,700 vehicles. */
const PARTS = 20_400;
const PARTS_OF_A_VEHICLE = 12;
/** The number of staples among their types. */
const STAPLES_OF_A_VEHICLE = 4;

/** The last model year that yards have many vehicles of. */
const OLDEST = 1996;

/** All recycled parts, vehicle by vehicle, multiplied by the scale. */
export function* salvageParts(scale: number): Generator<SalvagePart> {
  const vehicles = Math.ceil((PARTS * scale) / PARTS_OF_A_VEHICLE);
  const generationAt = byDemand(generations.filter(({ to }) => to >= OLDEST));
  for (let index = 0; index < vehicles; index += 1) {
    const draw = chance('vehicle', index);
    const vehicle = vehicleOf(draw, generationAt(draw), index);
    let count = 0;
    for (const { type, position } of partsOn(draw, vehicle.generation)) {
      if (count === PARTS_OF_A_VEHICLE) break;
      yield partOf(draw, vehicle, type, position, guidOf(index, count));
      count += 1;
    }
  }
}

function byDemand(all: readonly Generation[]): (draw: Chance) => Generation {
  const ends: number[] = [];
  for (const { demand } of all) ends.push((ends.at(-1) ?? 0) + demand);
  return (draw) => {
    const ticket = draw.below(ends.at(-1) ?? 0);
    const generation = all[ends.findIndex((end) => ticket < end)];
    if (!generation) throw new RangeError('No vehicle to take apart');
    return generation;
  };
}

/** The parts that a yard takes off a vehicle, the best-selling ones first. */
function* partsOn(draw: Chance, generation: Generation): Generator<{ type: SalvagedType; position: Position }> {
  const { body } = generation;
  const types = typesFor(recycledTypes, body).filter(({ name }) => isOfItsTime(generation, name));
  const shuffled = draw.shuffled(types);
  const staples = shuffled.filter(({ name }) => recycledStaples.has(name)).slice(0, STAPLES_OF_A_VEHICLE);
  for (const type of new Set([...staples, ...shuffled])) {
    for (const position of positionsOn(body, type)) if (draw.is(80)) yield { type, position };
  }
}

function partOf(draw: Chance, vehicle: Vehicle, type: SalvagedType, position: Position, guid: string): SalvagePart {
  const { generation, mileage, year } = vehicle;
  const options = optionsOf(type, generation);
  // All parts of a vehicle match its own engine and equipment.
  const wanted = vehicle.equipment % options.length;
  const option = isOfItsTime(generation, options[wanted] ?? '') ? wanted : 0;
  const group = interchangeGroup(type, generation, option, position);
  const isMechanical = type.mechanical !== undefined;
  const damage = isMechanical ? undefined : damageOf(draw);
  const grade = isMechanical ? mechanicalGrade(mileage, year) : bodyGrade(damage?.units);
  const words = options[option] === 'all' ? '' : (options[option] ?? '');
  const ageLevel = Math.max(45, 112 - (2026 - year) * 4);
  return {
    guid,
    vehicle,
    group,
    title: titleOf(type.name, position, words),
    description: descriptionOf(draw, vehicle, isMechanical, damage?.code),
    grade: draw.is(20) ? '' : grade,
    damageCode: damage?.code ?? '',
    list: priceWithin(draw, type.price, generation.priceLevel, ageLevel, PERCENT_OF_GRADE[grade]),
  };
}

const PERCENT_OF_GRADE = { A: 112, B: 92, C: 64, ungraded: 78 } as const;
type Grade = keyof typeof PERCENT_OF_GRADE;

function mechanicalGrade(mileage: number | undefined, year: number): Grade {
  if (mileage === undefined) return 'ungraded';
  if (mileage > 200_000) return 'C';
  return mileage <= 60_000 || mileage <= 15_000 * (2026 - year) ? 'A' : 'B';
}

const bodyGrade = (units: number | undefined): Grade => {
  if (units === undefined) return 'ungraded';
  return units <= 1 ? 'A' : units === 2 ? 'B' : 'C';
};

/** Half of the parts have no grade, and some have not been graded yet. */
function damageOf(draw: Chance): { code: string; units: number } | undefined {
  if (draw.is(8)) return undefined;
  if (draw.is(50)) return { code: '000', units: 0 };
  const one = draw.of([1, 1, 1, 2, 2, 3]);
  const first = `${draw.between(1, 9)}${draw.of(['D', 'S', 'T', 'P', 'R', 'C', 'B'])}${one}`;
  if (draw.is(80)) return { code: first, units: one };
  return { code: `${first},${draw.between(1, 9)}S1`, units: one + 1 };
}

const remarks = ['runs well', 'tested good', 'starts and drives', 'no noise', 'low compression not seen'];
const looks = ['good original paint', 'small marks', 'needs paint', 'no rust', 'clear coat peeling'];

function descriptionOf(draw: Chance, vehicle: Vehicle, isMechanical: boolean, damageCode: string | undefined): string {
  const { year, color, mileage, generation } = vehicle;
  const miles = mileage === undefined ? 'mileage unknown' : `${Math.round(mileage / 1000)}K miles`;
  return [
    `${year} ${generation.make} ${generation.model}`,
    color,
    isMechanical ? `${miles}, ${draw.of(remarks)}` : draw.of(looks),
    damageCode === '000' ? 'no damage' : '',
    'demo part',
  ]
    .filter(Boolean)
    .join(', ');
}

/** The form of a version 8 UUID, which is meant for custom numbers. */
const guidOf = (vehicle: number, part: number): string =>
  `de30ca7a-${String(part).padStart(4, '0')}-8000-8000-${String(vehicle).padStart(12, '0')}`;
