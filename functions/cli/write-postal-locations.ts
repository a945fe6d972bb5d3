import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as z from 'zod/mini';
import { packLocations } from '../data/postal-location-table.ts';

const zipSchema = z.object({ zip: z.string(), latitude: z.number(), longitude: z.number() });

/**
 * Writes functions/data/postal-locations.bin anew from the US half of the `zipcodes` package (the licence of its Canadian
 * half is not clear). Codes without a point stand at 0,0 there and are left out.
 */
const { codes } = z
  .object({ codes: z.record(z.string(), zipSchema) })
  .parse(createRequire(import.meta.url)('zipcodes/lib/codes.js'));
const locations = Object.values(codes)
  .filter(({ latitude, longitude }) => latitude !== 0 || longitude !== 0)
  .map(({ zip, latitude, longitude }) => ({ zip: Number(zip), latitude, longitude }))
  .sort((a, b) => a.zip - b.zip);

writeFileSync(new URL('../data/postal-locations.bin', import.meta.url), packLocations(locations));
console.log(`${locations.length} ZIP codes written`);
