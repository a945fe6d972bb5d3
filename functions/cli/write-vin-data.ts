import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import Papa from 'papaparse';
import type { VinDirectory } from '../search/vin/vin-chunk.ts';
import { drawSamples } from './vin-data/draw-samples.ts';
import { withVpic } from './vin-data/fetch-vpic.ts';
import { packVinData } from './vin-data/pack-vin-data.ts';
import { readVpic } from './vin-data/read-vpic.ts';

/** For the tests of the decoder. */
const SAMPLES = new URL('../../tests/functions/search/vin/vin-samples.csv', import.meta.url);

const write = (name: string, content: string | Uint8Array): void =>
  writeFileSync(new URL(`../search/vin/${name}`, import.meta.url), content);

/**
 * Rewrites functions/search/vin/vin-data.* from vPIC, the database of NHTSA in which manufacturers describe their VINs.
 * It is a work of the United States government and in the public domain.
 */
await withVpic((database) => {
  const vpic = readVpic(database);
  const { content, chunks } = packVinData(vpic);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  write('vin-data.bin', content);
  const directory: VinDirectory = { date: vpic.date, key: `catalogue/vin/${hash}.bin`, chunks };
  write('vin-directory.json', `${JSON.stringify(directory)}\n`);
  const samples = drawSamples(vpic).map(({ vin, kind, country, year, make, model }) =>
    Papa.unparse([[vin, kind, country, year, make, model]]),
  );
  writeFileSync(SAMPLES, `vin,kind,country,year,make,model\n${samples.join('\n')}\n`);
  console.log(`${vpic.manufacturers.length} manufacturer codes of ${vpic.date}, ${content.length} bytes`);
});
