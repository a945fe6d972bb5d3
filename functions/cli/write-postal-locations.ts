import { writeFileSync } from 'node:fs';
import { codes } from 'zipcodes/lib/codes.js';
import { packLocations } from '../data/locations/postal-location-table.ts';

/** Some are at bases overseas, most are at 0,0. Distances to them mean nothing. */
const MILITARY = ['AA', 'AE', 'AP'];

/**
 * Rewrites functions/data/locations/postal-locations.bin from the US codes of the `zipcodes` package. The licence of its
 * Canadian codes is not clear. Military addresses and codes at 0,0 are left out.
 */
const locations = Object.values(codes)
  .filter(({ state, latitude, longitude }) => !MILITARY.includes(state) && (latitude !== 0 || longitude !== 0))
  .map(({ zip, latitude, longitude }) => ({ zip: Number(zip), latitude, longitude }))
  .sort((a, b) => a.zip - b.zip);

writeFileSync(new URL('../data/locations/postal-locations.bin', import.meta.url), packLocations(locations));
console.log(`${locations.length} ZIP codes written`);
