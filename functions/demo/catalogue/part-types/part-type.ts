import type { PartFlag } from '#shared/values/catalogue/part-flags.ts';
import type { Drawing } from '../drawing-names.ts';
import type { Body } from '../models.ts';

/** The position of a part on a vehicle. Each position has its own part. */
export type Position =
  | ''
  | 'Front'
  | 'Rear'
  | 'Left'
  | 'Right'
  | 'Front Left'
  | 'Front Right'
  | 'Rear Left'
  | 'Rear Right'
  | 'Upper'
  | 'Lower';

export const ONE: readonly Position[] = [''];
export const FRONT: readonly Position[] = ['Front'];
export const REAR: readonly Position[] = ['Rear'];
export const ENDS: readonly Position[] = ['Front', 'Rear'];
export const SIDES: readonly Position[] = ['Left', 'Right'];
export const FRONT_SIDES: readonly Position[] = ['Front Left', 'Front Right'];
export const REAR_SIDES: readonly Position[] = ['Rear Left', 'Rear Right'];
export const CORNERS: readonly Position[] = [...FRONT_SIDES, ...REAR_SIDES];

/** The lowest and highest price in dollars for an ordinary make. */
type PriceRange = readonly [low: number, high: number];
/** Length, width and height in inches. */
type Size = readonly [length: number, width: number, height: number];

/** A selling unit besides the each: code, description, number of eaches. */
type Pack = readonly [code: string, description: string, eaches: number];

interface AftermarketOptions {
  /** The vehicles that share the part: those of the generation, of its twins too, or of the whole family of makes. */
  readonly fits?: 'generation' | 'platform' | 'family';
  readonly flags?: readonly PartFlag[];
  /** The certifications that some makers of the part have. */
  readonly certifications?: readonly ('capa' | 'nsf' | 'diamond')[];
  readonly packs?: readonly Pack[];
  /** The number of parts that a vehicle needs. */
  readonly quantity?: number;
  /** The part is also sold rebuilt, with a core charge of this many dollars. */
  readonly core?: number;
  readonly bodies?: readonly Body[];
  readonly keywords?: readonly string[];
  readonly attributes?: readonly string[];
  readonly restrictions?: readonly string[];
  /** The smallest order, and what an order is a multiple of, in eaches. */
  readonly minimumOrder?: number;
  readonly orderMultiple?: number;
  readonly isWheel?: boolean;
}

export interface AftermarketType extends AftermarketOptions {
  readonly code: string;
  readonly name: string;
  readonly positions: readonly Position[];
  readonly price: PriceRange;
  /** Words in the title that tell parts of the same position and vehicle apart. */
  readonly styles: readonly string[];
  readonly size: Size;
  /** Pounds. */
  readonly weight: number;
}

export const aftermarket = (
  code: string,
  name: string,
  positions: readonly Position[],
  price: PriceRange,
  styles: readonly string[],
  size: Size,
  weight: number,
  options: AftermarketOptions = {},
): AftermarketType => ({ code, name, positions: positions, price, styles, size, weight, ...options });

interface RecycledOptions {
  /** The kind of mechanical warranty. Mechanical parts have mileage instead of damage, and a choice of engines. */
  readonly mechanical?: 'major' | 'other';
  readonly flags?: readonly ('oversized' | 'hazardous')[];
  /** All vehicles of a platform share the part. */
  readonly isShared?: boolean;
  readonly bodies?: readonly Body[];
}

export interface RecycledType extends RecycledOptions {
  /** The number of the part type, which begins its interchange numbers. These numbers are made up. */
  readonly number: string;
  readonly name: string;
  readonly positions: readonly Position[];
  readonly price: PriceRange;
  /** Options that tell the interchange numbers of a vehicle apart. */
  readonly options: readonly string[];
}

export const recycled = (
  number: string,
  name: string,
  positions: readonly Position[],
  price: PriceRange,
  options: readonly string[],
  more: RecycledOptions = {},
): RecycledType => ({ number, name, positions: positions, price, options, ...more });

/** The part types of a category, by its full name ('Body|Bumper|Bumper Covers'). */
export interface Category {
  readonly productLine: string;
  readonly drawing: Drawing;
  /** Its rear left and right parts belong to rear doors, which coupes don't have. */
  readonly isOfDoors?: boolean;
  readonly aftermarket: readonly AftermarketType[];
  readonly recycled?: readonly RecycledType[];
}
export type Categories = Readonly<Record<string, Category>>;

const WITH_ENGINE: readonly Body[] = ['car', 'coupe', 'suv', 'truck', 'van'];

/** For vehicles that burn fuel. */
export const combustion = { bodies: WITH_ENGINE } as const;
