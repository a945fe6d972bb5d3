import { randomUUID } from 'node:crypto';
import { en } from 'zod/locales';
import * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import { type Comparison, type Import, importKinds } from '#shared/schemas/stored/import.ts';
import type { ImportRepository } from '../data/catalogue/import-repository.ts';
import type { ManagedObjectStore } from '../objects/s3-object-store.ts';
import { type ImportOptions, type ImportOutcome, type ImportTools, importCatalogue } from './import-catalogue.ts';
import { fileAt, type ImportFile } from './import-file.ts';
import { hasSuppliers, isImportKind } from './import-kinds.ts';
import { importProgress, type ReportedFault, reportedFaults } from './import-progress.ts';
import { collectGarbage } from './publishing/collect-garbage.ts';
import { rebuild } from './publishing/rebuild.ts';
import { rollBack } from './publishing/roll-back.ts';

/** More faults than that are for nobody to read on a screen; the report has all. */
const MOST_SHOWN = 50;
const MOST_LISTED = 20;

const usage = `npm run catalogue -- <kind>=<file> …       imports files, all of them or none
npm run catalogue -- --dry-run <kind>=<file> …   tells what that would change
npm run catalogue -- versions              the versions there are
npm run catalogue -- rollback [<version>]  makes an earlier one the current one, or that before the current one
npm run catalogue -- rebuild               builds the current one anew where another release built it
npm run catalogue -- status [<id>]         how an import is getting on, with its faults; or the latest imports

The kinds: ${importKinds.join(', ')}.
<kind>:<supplier>=<file> for ${importKinds.filter(hasSuppliers).join(', ')} of several suppliers.
--level <price type>=<price level>         the price level that PIES prices of a type belong to
A file takes the place of what its supplier, brand or kind had before; ACES and PIES files may be updates.`;

/** What the command works with. */
export interface CommandTools extends ImportTools {
  readonly store: ManagedObjectStore;
  readonly imports: ImportRepository;
}

type Print = (line: string) => void;

/** Does what the arguments say, and prints what comes of it. False when an import could not be done. Throws when nobody can do that. */
export async function catalogueCommand(tools: CommandTools, args: readonly string[], print: Print): Promise<boolean> {
  const [command, argument, ...more] = args;
  if (command === 'versions' && argument === undefined) await printVersions(tools, print);
  else if (command === 'rollback' && more.length === 0) await printRollback(tools, argument, print);
  else if (command === 'rebuild' && argument === undefined) await printRebuild(tools, print);
  else if (command === 'status' && more.length === 0) await printStatus(tools, argument, print);
  else return importFiles(tools, args, print);
  return true;
}

async function importFiles(tools: CommandTools, args: readonly string[], print: Print): Promise<boolean> {
  const { files, options } = await readArguments(args);
  const id = randomUUID();
  print(`Import ${id}`);
  const shown = { faults: 0 };
  const progress = importProgress(id, files, {
    imports: tools.imports,
    now: tools.now,
    onChange: (state) => print(progressLine(state)),
    onFault: (fault) => {
      shown.faults += 1;
      if (shown.faults <= MOST_SHOWN) print(faultLine(fault));
    },
  });
  try {
    const outcome = await importCatalogue(tools, files, progress, options);
    await progress.end(tools.store, endOf(outcome));
    printOutcome(outcome, progress.import, print);
    if (outcome.kind === 'published') await collectGarbage(tools.store, tools.versions, tools.now());
    return outcome.kind !== 'unusable';
  } catch (error) {
    await progress.end(tools.store, { state: 'failed', message: String(error) });
    throw error;
  }
}

async function readArguments(args: readonly string[]): Promise<{ files: ImportFile[]; options: ImportOptions }> {
  const files: ImportFile[] = [];
  const levelOfPriceType: Record<string, string> = {};
  let isDryRun = false;
  const rest = [...args];
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    if (arg === '--dry-run') isDryRun = true;
    else if (arg === '--level') {
      const [type = '', level = ''] = rest.shift()?.split('=') ?? [];
      if (!type || !level) throw usageError();
      levelOfPriceType[type.toUpperCase()] = level;
    } else files.push(await fileOf(arg));
  }
  if (files.length === 0) throw usageError();
  return { files, options: { isDryRun, levelOfPriceType } };
}

async function fileOf(arg: string): Promise<ImportFile> {
  const [, kind = '', supplier, path = ''] = /^([a-z-]+)(?::([a-z0-9-]{1,40}))?=(.+)$/s.exec(arg) ?? [];
  if (!isImportKind(kind) || (supplier !== undefined && !hasSuppliers(kind))) throw usageError();
  try {
    return await fileAt(path, kind, supplier);
  } catch {
    throw new AppError('invalid_input', `There is no file ${path}`);
  }
}

const usageError = () => new AppError('invalid_input', usage);

function endOf(outcome: ImportOutcome): Parameters<ReturnType<typeof importProgress>['end']>[1] {
  if (outcome.kind === 'published') return { state: 'done', version: outcome.version.version };
  if (outcome.kind === 'unusable') return { state: 'failed', message: `${outcome.file} can not be used` };
  if (outcome.kind === 'compared') return { state: 'compared', comparison: outcome.comparison };
  return { state: 'unchanged' };
}

function printOutcome(
  outcome: ImportOutcome,
  { rowsRead, refused, warnings, faults, rowsWritten, report, id }: Import,
  print: Print,
) {
  print(
    `${rowsRead} rows taken in, ${refused} refused, ${warnings} warnings; ${rowsWritten} offers and records written`,
  );
  if (report !== undefined && faults > MOST_SHOWN) print(`All faults: npm run catalogue -- status ${id}`);
  if (outcome.kind === 'unusable') print(`${outcome.file} can not be used; nothing was changed.`);
  else if (outcome.kind === 'published') {
    const { version, index } = outcome.version;
    const { aftermarket, salvage, fitments } = index.counts;
    print(`Version ${version}: ${aftermarket} aftermarket parts, ${salvage} recycled parts, ${fitments} fitments`);
  } else if (outcome.kind === 'compared') for (const line of comparisonLines(outcome.comparison)) print(line);
  else print('The catalogue is as it was.');
}

const comparisonLines = (comparison: Comparison): string[] => [
  'Nothing was changed. It would be:',
  ...Object.entries(comparison).map(
    ([what, { added, changed, removed }]) => `${what}: ${added} added, ${changed} changed, ${removed} removed`,
  ),
];

function progressLine({ state, rowsRead, rowsWritten, refused, rowsPerSecond, secondsLeft }: Readonly<Import>): string {
  const left = secondsLeft === undefined ? '' : `, ${secondsLeft} s left`;
  return `${state}: ${rowsRead} rows read (${rowsPerSecond}/s), ${rowsWritten} written, ${refused} refused${left}`;
}

function faultLine({ file, line, column, field, severity, message }: ReportedFault): string {
  const place = [file, ...(line ? [line] : []), ...(column ? [column] : [])].join(':');
  return `${place}: ${severity}: ${field ? `${field}: ` : ''}${message}`;
}

async function printVersions({ versions }: CommandTools, print: Print): Promise<void> {
  const current = (await versions.current())?.version;
  for (const { version, builtAt } of (await versions.list()).slice(0, MOST_LISTED)) {
    const found = await versions.find(version).catch(() => undefined);
    const counts =
      found && `${found.index.counts.aftermarket} aftermarket, ${found.index.counts.salvage} recycled parts`;
    print(`${version}  ${builtAt}  ${counts ?? ''}${version === current ? '  current' : ''}`);
  }
}

async function printRollback(tools: CommandTools, argument: string | undefined, print: Print): Promise<void> {
  if (argument !== undefined && !/^\d+$/.test(argument)) throw usageError();
  const version = await rollBack(tools, randomUUID(), argument === undefined ? undefined : Number(argument));
  print(version ? `Version ${version.version} is what an earlier one was` : 'The catalogue is just so.');
}

async function printRebuild(tools: CommandTools, print: Print): Promise<void> {
  const version = await rebuild(tools, randomUUID());
  print(
    version
      ? `Version ${version.version} is the one before, built anew`
      : 'The catalogue is as this release builds it.',
  );
}

async function printStatus({ imports, store, now }: CommandTools, id: string | undefined, print: Print): Promise<void> {
  if (id === undefined) {
    for (const one of await imports.newest('catalogue', MOST_LISTED, now())) {
      print(`${one.id}  ${one.startedAt}  ${progressLine(one)}`);
    }
    return;
  }
  const found = await imports.find(id);
  if (!found) throw new AppError('not_found', `There is no import ${id}`);
  print(progressLine(found));
  if (found.message !== undefined) print(found.message);
  if (found.report === undefined) return;
  for await (const fault of reportedFaults(store, id, found.report)) print(faultLine(fault));
}

if (import.meta.main) {
  z.config(en());
  const { deployedTools } = await import('./deployed-tools.ts');
  try {
    if (!(await catalogueCommand(deployedTools, process.argv.slice(2), (line) => console.log(line))))
      process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
