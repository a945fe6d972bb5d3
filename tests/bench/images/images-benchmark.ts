import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { PICTURE_LIMITS } from '#shared/rules/content/picture-limits.ts';
import { LARGE_PICTURES } from './large-pictures.ts';

const REPORT = 'docs/benchmarks/images.md';
const ENCODE = path.resolve('tests/bench/images/encode-file.ts');
const ROUNDS = 5;
const MOST_MS = 1000;
const MOST_MB = 512;

interface Encoded {
  /** Milliseconds of a processor for the first picture of a process, with loading the library, and for the next one. */
  readonly times: readonly [first: number, next: number];
  /** The largest resident set of the process, in MB. */
  readonly memory: number;
}

/** `npm run bench -- images`: time and memory for the pictures that cost most, each in its own process. */
export async function imagesBenchmark(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'parts-ordering-'));
  const busy = loadavg()[0] ?? 0;
  try {
    const rows: string[] = [];
    for (const [name, make] of Object.entries(LARGE_PICTURES)) {
      const bytes = await make();
      if (bytes.length > PICTURE_LIMITS.bytes * 1.05) throw new Error(`${name} has ${bytes.length} bytes`);
      const file = path.join(folder, 'picture');
      await writeFile(file, bytes);
      const runs: Encoded[] = [];
      for (let round = 0; round < ROUNDS; round += 1) runs.push(await encodedAlone(file));
      rows.push(rowOf(name, bytes.length, runs));
    }
    await writeFile(REPORT, reportOf(rows, busy));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function encodedAlone(file: string): Promise<Encoded> {
  const { stdout } = await promisify(execFile)(process.execPath, [ENCODE, file]);
  return JSON.parse(stdout);
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

function rowOf(name: string, bytes: number, runs: readonly Encoded[]): string {
  const first = median(runs.map(({ times }) => times[0]));
  const next = median(runs.map(({ times }) => times[1]));
  const memory = Math.max(...runs.map((run) => run.memory));
  const verdict = next <= MOST_MS && memory <= MOST_MB ? 'yes' : 'no';
  const size = (bytes / 1024 / 1024).toFixed(1);
  return `| ${name} | ${size} | ${first.toFixed(0)} | ${next.toFixed(0)} | ${memory.toFixed(0)} | ${verdict} |`;
}

const reportOf = (rows: readonly string[], busy: number): string =>
  [
    '# Pictures, measured',
    '',
    `Written by \`npm run bench -- images\`; ${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model.trim()}, ${cpus().length} processors, Node ${process.versions.node}, load of the machine before ${busy.toFixed(1)}.`,
    '',
    `Decoding a picture and encoding its three versions, in a new process each time, ${ROUNDS} times. Times are medians in milliseconds of a`,
    'processor, because the function has one for itself: for the first picture of a process, which loads the library, and for the next one. Memory is the most of any run, in MB, with Node itself.',
    `The limits are ${MOST_MS} ms for the next picture and ${MOST_MB} MB.`,
    '',
    '| picture | MB | first | next | memory | within the limits |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
