import { readFileSync } from 'node:fs';
import type { Coordinates } from '#shared/rules/shipping/nearest.ts';
import { CANADIAN_DISTRICTS } from './canadian-districts.ts';
import { unpackLocations, type ZipLocation } from './postal-location-table.ts';

let zips: readonly ZipLocation[] | undefined;

/**
 * Where a stored postal code is. A ZIP code that nobody has measured (new ones, post office boxes) is taken to be amid
 * those with the same first three digits; undefined where there are none, as for military addresses.
 */
export function postalLocation(postalCode: string): Coordinates | undefined {
  const zip = /^\d{5}/.exec(postalCode)?.[0];
  if (zip === undefined) return CANADIAN_DISTRICTS[postalCode.charAt(0)];
  zips ??= unpackLocations(readFileSync(new URL('./postal-locations.bin', import.meta.url)));
  const index = indexFrom(zips, Number(zip));
  const found = zips[index];
  return found?.zip === Number(zip) ? pointOf(found) : middleOf(sectionOf(zips, Number(zip)));
}

/** All ZIP codes with the same first three digits. */
function sectionOf(all: readonly ZipLocation[], zip: number): readonly ZipLocation[] {
  const first = zip - (zip % 100);
  return all.slice(indexFrom(all, first), indexFrom(all, first + 100));
}

function middleOf(places: readonly Coordinates[]): Coordinates | undefined {
  if (places.length === 0) return undefined;
  const mean = (of: (place: Coordinates) => number) =>
    places.reduce((sum, place) => sum + of(place), 0) / places.length;
  return { latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude) };
}

const pointOf = ({ latitude, longitude }: Coordinates): Coordinates => ({ latitude, longitude });

/** The place of the first ZIP that is not below the given one. ZIPs are in order. */
function indexFrom(all: readonly ZipLocation[], zip: number): number {
  let low = 0;
  let high = all.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((all[middle]?.zip ?? 0) < zip) low = middle + 1;
    else high = middle;
  }
  return low;
}
