import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { writeCatalogue } from '#functions/demo/catalogue/write-catalogue.ts';
import { startDynamodb } from '#infra/local/dynamodb/start-dynamodb.ts';
import { startS3 } from '#infra/local/s3/start-s3.ts';
import { seconds } from '../search/timings.ts';
import { taskEnvironment } from '../task-environment.ts';
import { acesFile, brandProducts, stockedProducts, stockFile, vehicleMap } from './large-files.ts';
import { countWithPapaparse, countWithSaxes } from './peers.ts';
import { type TimedImport, timedImport } from './timed-import.ts';

const REPORT = path.resolve('docs/benchmarks/import.md');

interface Result {
  readonly what: string;
  readonly megabytes: number;
  readonly took: TimedImport;
}

/**
 * `npm run bench -- import`: the time of imports. Each runs the command in its own process, with the embedded table and
 * S3 in this one. Options: --applications, --stock, --report.
 */
export async function importBenchmark(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      applications: { type: 'string', default: '1000000' },
      stock: { type: 'string', default: '100000' },
      report: { type: 'string', default: REPORT },
    },
  });
  const [applications, stocked] = [Number(values.applications), Number(values.stock)];
  const busy = loadavg()[0] ?? 0;
  const folder = await mkdtemp(path.join(tmpdir(), 'import-benchmark-'));
  try {
    const aces = await acesFile(folder, applications);
    const [vehicles, products] = [await vehicleMap(folder), await brandProducts(folder)];
    const [stockProducts, firstStock] = [
      await stockedProducts(folder, stocked),
      await stockFile(folder, stocked, '2026-11-01T00:00:00Z'),
    ];
    const demo = writeCatalogue(path.join(folder, 'demo'), 1).files.map(({ kind, path: file }) => `${kind}=${file}`);

    const results: Result[] = [
      await onceIn(folder, 'first', [[`vehicle-map=${vehicles}`, `products=${products}`, `aces=${aces}`]], {
        what: `${thousands(applications)} ACES applications, with 45,000 vehicles and 10,000 products, into an empty catalogue`,
      }),
      await onceIn(
        folder,
        'second',
        [
          [`products=${stockProducts}`, `stock=${firstStock}`],
          async () => [`stock=${await stockFile(folder, stocked, '2026-11-02T00:00:00Z')}`],
        ],
        { what: `${thousands(stocked)} CSV stock rows, each an offer to write` },
      ),
      await onceIn(folder, 'demo-import', [demo], { what: 'the demo catalogue, its files generated before' }),
    ];
    const peers = {
      saxes: await seconds(() => countWithSaxes(aces)),
      papaparse: await seconds(() => countWithPapaparse(firstStock)),
    };
    const text = report(results, peers, busy);
    await writeFile(values.report, text);
    console.log(text);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Files = readonly string[] | (() => Promise<readonly string[]>);

/** Runs imports one after the other in their own engines. Only the last one is measured. */
async function onceIn(
  folder: string,
  name: string,
  imports: readonly Files[],
  { what }: Pick<Result, 'what'>,
): Promise<Result> {
  const dynamodb = await startDynamodb({ path: path.join(folder, name, 'dynamodb') });
  const s3 = await startS3({ folder: path.join(folder, name, 's3'), buckets: ['catalogue'] });
  try {
    const { environment: services } = await taskEnvironment(dynamodb, s3);
    const environment = { ...services, CATALOGUE_BUCKET: 'catalogue' };
    let last: Result | undefined;
    for (const given of imports) {
      const files = typeof given === 'function' ? await given() : given;
      const sizes = await Promise.all(files.map(async (file) => (await stat(file.replace(/^[^=]*=/, ''))).size));
      const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1e6;
      last = { what, megabytes, took: await timedImport(files, environment) };
    }
    if (!last) throw new Error('Nothing to import');
    return last;
  } finally {
    await Promise.all([dynamodb.close(), s3.close()]);
  }
}

const thousands = (count: number): string => count.toLocaleString('en-US');

const STATES = ['reading', 'waiting', 'building', 'offers', 'publishing'];

function row({ what, megabytes, took }: Result): string {
  const cells = STATES.filter((state) => state !== 'waiting').map((state) => (took.states[state] ?? 0).toFixed(1));
  const { whole, processor, memory } = took;
  return `| ${[what, megabytes.toFixed(0), ...cells, whole.toFixed(1), processor.toFixed(1), memory.toFixed(0)].join(' | ')} |`;
}

const report = (
  results: readonly Result[],
  peers: { readonly saxes: number; readonly papaparse: number },
  busy: number,
): string => `# Imports, measured

Written by \`npm run bench -- import\`; ${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model.trim()}, ${cpus().length} processors, Node ${process.versions.node}, load of the machine before ${busy.toFixed(1)}.

Seconds of \`npm run catalogue\` from its start to its end, in a process of its own with a heap of 340 MB; the embedded table and S3
run in another process and share the processors. "Reading" is parsing, checking, sorting and storing the rows; "building" joins all sources and
writes the index and the parts' documents; then offers are written to the table, and the version is published.

| import | MB | reading | building | offers | publishing | **whole** | processor | most memory, MB |
|---|---|---|---|---|---|---|---|---|
${results.map(row).join('\n')}

| budget | |
|---|---|
| 1M ACES applications parsed and joined | 60 s |
| published after 1M ACES applications, from the start | 90 s |
| memory | 512 MB |
| 100,000 CSV stock rows on the embedded engine | 30 s |

Beside it, what only reading the same files takes with the libraries alone, whose rows are counted and thrown away: the
ACES file with saxes ${peers.saxes.toFixed(1)} s, the stock file with papaparse ${peers.papaparse.toFixed(1)} s.
`;
