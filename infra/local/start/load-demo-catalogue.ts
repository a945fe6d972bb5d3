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
/** These stand in the table with the demo accounts, and may have been changed since; or count without being loaded. */
const LOADED_BEFORE: readonly string[] = ['customers', 'price-levels', 'tax-rates', 'shipping-rates'];

interface LoadDemoCatalogueProps {
  readonly state: StatePaths;
  /** 1 has 20,000 parts of each line of business; with 0 nothing is loaded. */
  readonly scale: number;
  /** Leads to the running engines. */
  readonly environment: Readonly<Record<string, string>>;
  readonly say: (text: string) => void;
}

/**
 * Loads the demo catalogue with the commands that load any other. A catalogue that is there already stays, built anew
 * where a release of another index format built it. Of a load that was cut off nothing is to be seen, and the next
 * start begins it again.
 */
export async function loadDemoCatalogue({ state, scale, environment, say }: LoadDemoCatalogueProps): Promise<void> {
  /** The index format of the catalogue that was here at the last start, if one was. */
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
      // Beside each other: the table has nothing to do until the files have been read.
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

/** Answers what the import printed. */
async function generateAndImport(
  command: (...args: readonly string[]) => Promise<string>,
  folder: string,
  scale: number,
): Promise<string> {
  await command(GENERATE, '--to', folder, '--scale', String(scale));
  return command(CATALOGUE, ...(await importArguments(folder)));
}

const seconds = (since: number): number => Math.round((performance.now() - since) / 1000);

/** Each file is named after its kind: `products.csv`; in XML its brand stands behind that: `aces-dmpc.xml`. */
async function importArguments(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).map((name) => ({ name, kind: name.replace(/\.csv$|-\w+\.xml$/, '') }));
  return files
    .filter(({ kind }) => !LOADED_BEFORE.includes(kind))
    .map(({ name, kind }) => `${kind}=${path.join(folder, name)}`);
}
