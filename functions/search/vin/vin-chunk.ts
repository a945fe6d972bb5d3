import type { VehicleKind } from '#shared/values/vehicle-kinds.ts';

/** The facts of a vehicle that patterns name. A pattern refers to them by their position here. */
export const vinFacts = [
  'make',
  'model',
  'series',
  'trim',
  'body',
  'doors',
  'drive',
  'liters',
  'layout',
  'cylinders',
  'fuel',
  'weightClass',
] as const;
export type VinFact = (typeof vinFacts)[number];

/** The directory of vin-data.bin. That file holds the compressed chunks one after the other. */
export interface VinDirectory {
  /** The day of the last change in vPIC. */
  readonly date: string;
  /** The name of the file in the catalogue bucket. It has the hash of the content, so other data has another name. */
  readonly key: string;
  /** In the order of the file: the three characters of each chunk in one text, and its compressed size. */
  readonly chunks: { readonly codes: string; readonly bytes: readonly number[] };
}

/** The manufacturers whose codes begin with the same three characters, as JSON. */
export interface VinChunk {
  /** By code: three characters, or six for manufacturers of few vehicles. */
  readonly manufacturers: Readonly<Record<string, VinManufacturer>>;
  readonly schemas: readonly VinSchema[];
  /** The values of facts. */
  readonly texts: readonly string[];
}

/** The holder of a manufacturer code. */
export interface VinManufacturer {
  readonly name: string;
  /** Empty if it has several makes and vPIC prefers none; then only the model names the make. */
  readonly make: string;
  readonly kind: VehicleKind;
  readonly country: string;
  /** Three numbers for each schema: its position, its first model year and its last one (0 if it is still in use). */
  readonly uses: readonly number[];
}

/** The patterns of one model line. The newest come first. */
type VinSchema = readonly VinPattern[];

/** A pattern for the characters 4 to 8 and 10 to 17, then pairs of a fact and its text, both by position. */
export type VinPattern = readonly [pattern: string, ...factsAndTexts: number[]];
