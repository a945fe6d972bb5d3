import type { PartFlag } from '#shared/values/part-flags.ts';
import type { Drawing } from '../drawing-names.ts';
import type { Body } from '../models.ts';

/** Where on a vehicle a part belongs; each position has its own part. */
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

/** Dollars for a vehicle of an ordinary make, lowest and highest. */
type PriceRange = readonly [low: number, high: number];
/** Length, width and height in inches. */
type Size = readonly [length: number, width: number, height: number];

/** A selling unit beside the each: code, words, eaches. */
type Pack = readonly [code: string, description: string, eaches: number];

interface AftermarketOptions {
  /** Whose vehicles share the part: those of the generation, of its twins too, or of the whole family of makes. */
  readonly fits?: 'generation' | 'platform' | 'family';
  readonly flags?: readonly PartFlag[];
  /** Which marks some makers of the part have. */
  readonly certifications?: readonly ('capa' | 'nsf' | 'diamond')[];
  readonly packs?: readonly Pack[];
  /** How many a vehicle takes. */
  readonly quantity?: number;
  /** Offered rebuilt too, for a core charge of so many dollars. */
  readonly core?: number;
  readonly bodies?: readonly Body[];
  readonly keywords?: readonly string[];
  readonly attributes?: readonly string[];
  readonly restrictions?: readonly string[];
  readonly isWheel?: boolean;
}

export interface AftermarketType extends AftermarketOptions {
  readonly code: string;
  readonly name: string;
  readonly positions: readonly Position[];
  readonly price: PriceRange;
  /** What tells the parts of one position and vehicle apart, as words of the title. */
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
  /** Which mechanical warranty it gets; mechanical parts have miles instead of damage, and engines to choose from. */
  readonly mechanical?: 'major' | 'other';
  readonly flags?: readonly ('oversized' | 'hazardous')[];
  /** Shared by all vehicles of a platform. */
  readonly isShared?: boolean;
  readonly bodies?: readonly Body[];
}

export interface RecycledType extends RecycledOptions {
  /** Number of the part type, the first three digits of its interchange numbers. Our own, nobody else's. */
  readonly number: string;
  readonly name: string;
  readonly positions: readonly Position[];
  readonly price: PriceRange;
  /** What tells the interchange numbers of one vehicle apart. */
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
  /** Its rear left and right parts are those of rear doors, which coupes have none of. */
  readonly isOfDoors?: boolean;
  readonly aftermarket: readonly AftermarketType[];
  readonly recycled?: readonly RecycledType[];
}
export type Categories = Readonly<Record<string, Category>>;

const WITH_ENGINE: readonly Body[] = ['car', 'coupe', 'suv', 'truck', 'van'];

/** Parts of vehicles that burn fuel. */
export const combustion = { bodies: WITH_ENGINE } as const;
