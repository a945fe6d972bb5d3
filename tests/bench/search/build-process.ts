import { folderObjectStore } from '#functions/objects/object-store.ts';
import { buildIndex } from '#functions/search/build/build-index.ts';
import { generatedCatalogue } from '../../support/search/generated-catalogue.ts';
import type { MeasuredBuild } from './measured-build.ts';

/**
 * A build as its own process: `node build-process.ts OPTIONS FOLDER` prints the result and the measurements as JSON.
 */
const [options = '', folder = ''] = process.argv.slice(2);
const began = performance.now();
const before = process.cpuUsage();
const manifest = await buildIndex(generatedCatalogue(JSON.parse(options)), folderObjectStore(folder));
const { user, system } = process.cpuUsage(before);
const build: MeasuredBuild = {
  manifest,
  seconds: (performance.now() - began) / 1000,
  processor: (user + system) / 1e6,
  memory: process.resourceUsage().maxRSS / 1024,
};
process.stdout.write(JSON.stringify(build));
