import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { INDEX_FORMAT } from '#shared/schemas/catalogue/catalogue-version.ts';
import { run } from '../../commands/child-process.ts';
import type { StatePaths } from '../project-paths.ts';
import { writeAtomically } from '../write-atomically.ts';

const GENERATE = 'functions/demo/catalogue/generate-catalogue.ts';
const HISTORIES = 'functions/demo/load-price-histories.ts';
const DRAWINGS = 'functions/demo/put-drawings.ts';
const CATALOGUE = 'functions/imports/catalogue-command.ts';
const LOAD_MS = 5 * 60_000;
/** These are in the table with the demo accounts and may have been changed since, or need no loading. */
const LOADED_BEFORE: readonly string[] = ['customers', 'price-levels', 'tax-rates', 'shipping-rates'];

interface LoadDemoCatalogueProps {
  readonly state: StatePaths;
  /** Scale 1 has 20,000 parts of each line of business. With 0 nothing is loaded. */
  readonly scale: number;
  /** The environment for the running engines. */
  readonly environment: Readonly<Record<string, string>>;
  readonly say: (text: string) => void;
}

/**
 * Loads the demo catalogue with the same commands as any other. An existing catalogue stays, and is rebuilt if it has
 * another index format. A load that was interrupted leaves nothing visible, and the next start repeats it.
 */
export async function loadDemoCatalogue({ state, scale, environment, say }: LoadDemoCatalogueProps): Promise<void> {
  /** The index format of the catalogue at the last start, if there was one. */
  const format = await readFile(state.demoCatalogue, 'utf8').catch(() => '');
  if (format === String(INDEX_FORMAT) || (format === '' && scale === 0)) return;
  const command = (...args: readonly string[]) =>
    run(process.execPath, args, { env: { ...process.env, ...environment }, timeout: LOAD_MS });
  const versions = await command(CATALOGUE, 'versions');
  if (versions.trim() !== '') {
    say('Looking whether this release reads the catalogue …');
    say(`${(await command(CATALOGUE, 'rebuild')).trim()}.`);
  } else {
    say('Loading the demo catalogue; the store is open meanwhile …');
    const began = performance.now();
    const folder = await mkdtemp(path.join(tmpdir(), 'demo-catalogue-'));
    try {
      // In parallel, because the table is idle until the files have been read.
      const [output] = await Promise.all([
        generateAndImport(command, folder, scale),
        command(HISTORIES, '--scale', String(scale)),
        command(DRAWINGS),
      ]);
      say(`The demo catalogue is there (${seconds(began)} s). ${output.trim().split('\n').at(-1)}`);
    } finally {
      await rm(folder, { recursive: true });
    }
  }
  await writeAtomically(state.demoCatalogue, String(INDEX_FORMAT));
}

/** Returns the output of the import. */
async function generateAndImport(
  command: (...args: readonly string[]) => Promise<string>,
  folder: string,
  scale: number,
): Promise<string> {
  await command(GENERATE, '--to', folder, '--scale', String(scale));
  return command(CATALOGUE, ...(await importArguments(folder)));
}

const seconds = (since: number): number => Math.round((performance.now() - since) / 1000);

/** A file is named after its kind, such as `products.csv`. XML files also have the brand: `aces-dmpc.xml`. */
async function importArguments(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).map((name) => ({ name, kind: name.replace(/\.csv$|-\w+\.xml$/, '') }));
  return files
    .filter(({ kind }) => !LOADED_BEFORE.includes(kind))
    .map(({ name, kind }) => `${kind}=${path.join(folder, name)}`);
}
