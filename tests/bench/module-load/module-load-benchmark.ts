import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { bundleFunctions } from '#infra/bundle-functions.ts';
import { quantile } from '../search/timings.ts';

const REPORT = 'docs/benchmarks/module-load.md';
const ROUNDS = 31;
const BUDGET_MS = 50;
/** What every function needs of Node whatever it does: the time below which no bundle with the SDK can come. */
const FLOOR = ['crypto', 'fs', 'https', 'stream', 'util', 'zlib'].map((name) => `import 'node:${name}';`).join('\n');

interface Load {
  readonly wall: number;
  readonly processor: number;
}

/** `npm run bench -- module-load`: how long a new instance of each function takes to load its bundle. */
export async function moduleLoadBenchmark(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'parts-ordering-'));
  try {
    await bundleFunctions({ to: folder });
    const groups = await readdir(folder);
    const floor = path.join(folder, 'floor.mjs');
    await writeFile(floor, FLOOR);
    const text = await measure(
      new Map([
        ...groups.map((group) => [group, path.join(folder, group, 'handler.mjs')] as const),
        ["Node's own modules", floor] as const,
      ]),
    );
    await writeFile(REPORT, text);
    console.log(text);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function measure(modules: ReadonlyMap<string, string>): Promise<string> {
  const loads = new Map([...modules.keys()].map((name): [string, Load[]] => [name, []]));
  const busy = loadavg()[0] ?? 0;
  // One of each in turn, so that what else the machine does meets them alike.
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, file] of modules) loads.get(name)?.push(await load(file));
  }
  const lines = await Promise.all(
    [...modules].map(async ([name, file]) => row(name, (await stat(file)).size, loads.get(name) ?? [])),
  );
  return report(lines, busy);
}

/** A process that has done nothing else imports a module once. */
async function load(file: string): Promise<Load> {
  const script = `
    const [start, before] = [performance.now(), process.cpuUsage()];
    await import(${JSON.stringify(file)});
    const wall = performance.now() - start;
    const { user, system } = process.cpuUsage(before);
    console.log(JSON.stringify({ wall, processor: (user + system) / 1000 }));`;
  const environment = { ...process.env, AWS_REGION: 'us-east-1', TABLE_NAME: 'table', CATALOGUE_BUCKET: 'catalogue' };
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    env: environment,
  });
  return JSON.parse(stdout);
}

function row(name: string, bytes: number, loads: readonly Load[]): string {
  const ms = (pick: (load: Load) => number, share: number): string => quantile(loads.map(pick), share).toFixed(1);
  const wall = ({ wall }: Load): number => wall;
  return `| ${name} | ${Math.round(bytes / 1000)} KB | ${ms(wall, 0)} | ${ms(wall, 0.5)} | ${ms(wall, 0.9)} | ${ms(({ processor }) => processor, 0.5)} |`;
}

const report = (rows: readonly string[], busy: number): string => `# Load of the functions, measured

Written by \`npm run bench -- module-load\`; ${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model.trim()}, ${cpus().length} processors, Node ${process.versions.node}, load of the machine before ${busy.toFixed(1)}.

Milliseconds from nothing to a loaded bundle, in a new process each time, ${ROUNDS} times in turn; the budget is ${BUDGET_MS} at the median.
The last row is what the bundles take of Node itself, whatever stands in them.

| function | bundle | least | median | 90 % | processor, median |
|---|---|---|---|---|---|
${rows.join('\n')}
`;
