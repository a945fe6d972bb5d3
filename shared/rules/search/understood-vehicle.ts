import type { CatalogueLocation } from './catalogue-location.ts';
import { isSearchable } from './search-text.ts';

/** How a keyword was read. */
interface Reading {
  readonly years: readonly (number | string)[];
  readonly makes: readonly string[];
  readonly models: readonly string[];
  /** The words that remain to search by. */
  readonly words: readonly string[];
}

/** A full vehicle, and the search within it. */
export interface UnderstoodVehicle {
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly keyword: string | undefined;
}

/**
 * The vehicle that a keyword names: one year, one make and one model (decision B197). Undefined if it names more or
 * less, or if the rest of the keyword is too short to search for.
 */
export function understoodVehicle({ years, makes, models, words }: Reading): UnderstoodVehicle | undefined {
  const [[year], [make], [model]] = [years, makes, models];
  const isOne = [years, makes, models].every(({ length }) => length === 1);
  if (!isOne || year === undefined || !make || !model) return undefined;
  const keyword = words.join(' ');
  if (keyword !== '' && !isSearchable(keyword)) return undefined;
  return { year: Number(year), make, model, keyword: keyword || undefined };
}

/**
 * The list for the vehicle that its keyword names. Undefined if it already has a vehicle, unless the keyword is a VIN, or
 * if the keyword names none.
 */
export function understoodLocation(
  location: CatalogueLocation,
  reading: (Reading & { readonly vin?: object | null }) | null | undefined,
): CatalogueLocation | undefined {
  const { year, make, model } = location;
  const hasVehicle = year !== undefined || make || model;
  if (!reading || (hasVehicle && !reading.vin)) return undefined;
  const vehicle = understoodVehicle(reading);
  const isThere = vehicle?.year === year && vehicle?.make === make && vehicle?.model === model;
  return vehicle && !isThere ? { ...location, ...vehicle } : undefined;
}
