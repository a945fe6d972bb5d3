import { adminBenchmark } from './admin/admin-benchmark.ts';
import { cartBenchmark } from './cart/cart-benchmark.ts';
import { chatBenchmark } from './chat/chat-benchmark.ts';
import { clickToResultsBenchmark } from './click-to-results/click-to-results-benchmark.ts';
import { imagesBenchmark } from './images/images-benchmark.ts';
import { importBenchmark } from './import/import-benchmark.ts';
import { lighthouseBenchmark } from './lighthouse/lighthouse-benchmark.ts';
import { moduleLoadBenchmark } from './module-load/module-load-benchmark.ts';
import { peopleImportBenchmark } from './people-import/people-import-benchmark.ts';
import { searchBenchmark } from './search/search-benchmark.ts';
import { tenantBenchmark } from './tenant/tenant-benchmark.ts';
import { wordsBenchmark } from './words/words-benchmark.ts';

/** `npm run bench -- NAME [--option value …]`: measures one part of the product and writes docs/benchmarks/NAME.md. */
const BENCHMARKS: Readonly<Record<string, (args: string[]) => Promise<void>>> = {
  admin: adminBenchmark,
  cart: cartBenchmark,
  chat: chatBenchmark,
  'click-to-results': clickToResultsBenchmark,
  images: imagesBenchmark,
  import: importBenchmark,
  search: searchBenchmark,
  lighthouse: lighthouseBenchmark,
  'module-load': moduleLoadBenchmark,
  'people-import': peopleImportBenchmark,
  tenant: tenantBenchmark,
  words: wordsBenchmark,
};

const [benchmark = '', ...args] = process.argv.slice(2);
const run = BENCHMARKS[benchmark];
if (run) await run(args);
else {
  console.error(`npm run bench -- ${Object.keys(BENCHMARKS).join(' | ')}`);
  process.exitCode = 1;
}
