import path from 'node:path';
import { parseArgs } from 'node:util';
import { writeCatalogue } from './write-catalogue.ts';

const usage = `npm run catalogue:generate -- --to <folder> [--scale <number>]

Writes the demo catalogue as files that imports take. All parts and their makers are made up. A scale of 1 has more than
20,000 parts of each line of business, one of 10 ten times as many.`;

/** Writes the catalogue and prints a summary. False if the arguments don't name a folder. */
export function generateCatalogue(args: readonly string[], print: (line: string) => void): boolean {
  const { to, scale } = givenIn(args);
  if (!to || !(scale > 0)) {
    print(usage);
    return false;
  }
  const { files, aftermarket, salvage } = writeCatalogue(path.resolve(to), scale);
  print(`${aftermarket} new and ${salvage} recycled parts, all made up, in ${files.length} files.`);
  print(`npm run catalogue -- ${files.map((file) => `${file.kind}=${file.path}`).join(' ')}`);
  return true;
}

function givenIn(args: readonly string[]): { to?: string; scale: number } {
  try {
    const options = { to: { type: 'string' }, scale: { type: 'string', default: '1' } } as const;
    const { to, scale } = parseArgs({ args: [...args], options }).values;
    return { ...(to && { to }), scale: Number(scale) };
  } catch {
    return { scale: 0 };
  }
}

if (import.meta.main) {
  const isWritten = generateCatalogue(process.argv.slice(2), (line) => console.log(line));
  if (!isWritten) process.exitCode = 1;
}
