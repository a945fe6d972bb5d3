import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { chance } from '../support/search/chance.ts';
import { mutantKey } from './mutant-key.ts';

/** Keys of `count` mutants of the files, drawn at random. The same seed draws the same ones while the source stays. */
export async function drawMutants(files: readonly string[], count: number, seed: number): Promise<string[]> {
  const sources = [...files].sort().map(async (file) => {
    return { name: path.resolve(file), mutate: true, content: await readFile(file, 'utf8') };
  });
  const options = { ignorers: [], excludedMutations: [], plugins: null, noHeader: true };
  const { mutants } = await new Instrumenter(SILENT_LOGGER).instrument(await Promise.all(sources), options);
  return mutants
    .map((mutant, index) => ({ key: mutantKey(mutant), order: chance(seed, index).next() }))
    .sort((one, other) => one.order - other.order)
    .slice(0, count)
    .map(({ key }) => key);
}

const no = () => false;
const nothing = () => undefined;
const SILENT_LOGGER = {
  isTraceEnabled: no,
  isDebugEnabled: no,
  isInfoEnabled: no,
  isWarnEnabled: no,
  isErrorEnabled: no,
  isFatalEnabled: no,
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
  fatal: nothing,
};
