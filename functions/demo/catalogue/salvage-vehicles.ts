import type { Chance } from './chance.ts';
import type { Generation } from './generations.ts';
import { type Yard, yards } from './yards.ts';

/** A vehicle that a yard dismantles. */
export interface Vehicle {
  readonly generation: Generation;
  readonly year: number;
  /** Undefined if unknown. */
  readonly mileage: number | undefined;
  /** A number in the form of a VIN, of a maker that does not exist. */
  readonly vin: string;
  readonly color: string;
  /** The seed of its engine and equipment. */
  readonly equipment: number;
  readonly yard: Yard;
}

/** The year of the demo's inventory. */
const THIS_YEAR = 2026;
const colors = ['white', 'black', 'silver', 'gray', 'blue', 'red', 'green', 'tan', 'pearl white', 'charcoal'];

export function vehicleOf(draw: Chance, generation: Generation, index: number): Vehicle {
  const year = draw.between(generation.from, Math.min(generation.to, THIS_YEAR - 1));
  const age = Math.max(1, THIS_YEAR - year);
  // About 12,000 miles a year, and less as vehicles grow older.
  const yearly = draw.between(6_500, 16_500) - Math.min(age, 20) * 120;
  const mileage = Math.min(yearly * age + draw.between(200, 4_000), 318_000);
  return {
    generation,
    year,
    mileage: draw.is(7) ? undefined : mileage,
    vin: vinOf(draw, year, index),
    color: draw.of(colors),
    equipment: draw.below(60),
    yard: draw.of(yards),
  };
}

const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const VIN_LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** Seventeen characters with a valid check digit. No real maker's VINs begin with DEM. */
function vinOf(draw: Chance, year: number, index: number): string {
  const model = Array.from({ length: 5 }, () => draw.of([...VIN_LETTERS])).join('');
  const yearCode = YEAR_CODES[(year - 1980) % YEAR_CODES.length] ?? 'A';
  const unchecked = `DEM${model}0${yearCode}D${String(index % 1_000_000).padStart(6, '0')}`;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * checkValueOf(unchecked.charAt(index)), 0);
  return `${unchecked.slice(0, 8)}${sum % 11 === 10 ? 'X' : sum % 11}${unchecked.slice(9)}`;
}

/** The value of a letter in the check digit. */
function checkValueOf(character: string): number {
  const digit = '0123456789'.indexOf(character);
  if (digit >= 0) return digit;
  return ['', 'AJ', 'BKS', 'CLT', 'DMU', 'ENV', 'FW', 'GPX', 'HY', 'RZ'].findIndex((group) =>
    group.includes(character),
  );
}
