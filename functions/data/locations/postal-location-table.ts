import type { Coordinates } from '#shared/rules/shipping/nearest.ts';

/** A ZIP code as a number, and where it is. */
export interface ZipLocation extends Coordinates {
  readonly zip: number;
}

/** Steps in a degree; the half of a step is less than a quarter of a mile. */
const LATITUDE_STEPS = 360;
const LONGITUDE_STEPS = 180;
/** Two bytes each for the distance from the ZIP before, latitude and longitude, all little-endian. */
const ENTRY_BYTES = 6;

/** Writes locations, in ascending order of their ZIP, as compactly as a look-up needs. */
export function packLocations(locations: readonly ZipLocation[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(locations.length * ENTRY_BYTES));
  let previous = 0;
  for (const [index, { zip, latitude, longitude }] of locations.entries()) {
    view.setUint16(index * ENTRY_BYTES, zip - previous, true);
    view.setInt16(index * ENTRY_BYTES + 2, Math.round(latitude * LATITUDE_STEPS), true);
    view.setInt16(index * ENTRY_BYTES + 4, Math.round(longitude * LONGITUDE_STEPS), true);
    previous = zip;
  }
  return new Uint8Array(view.buffer);
}

/** The locations that packLocations wrote, in the same order. */
export function unpackLocations(bytes: Uint8Array): ZipLocation[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let zip = 0;
  return Array.from({ length: bytes.byteLength / ENTRY_BYTES }, (_, index) => {
    zip += view.getUint16(index * ENTRY_BYTES, true);
    return {
      zip,
      latitude: view.getInt16(index * ENTRY_BYTES + 2, true) / LATITUDE_STEPS,
      longitude: view.getInt16(index * ENTRY_BYTES + 4, true) / LONGITUDE_STEPS,
    };
  });
}
