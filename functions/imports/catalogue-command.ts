import { randomUUID } from 'node:crypto';
import { en } from 'zod/locales';
import * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import type { ImportedFile } from '#shared/schemas/stored/import.ts';
import type { ImportRepository } from '../data/catalogue/import-repository.ts';
import { type CatalogueRequest, parseArguments } from './command/command-arguments.ts';
import { issueLine, outcomeLines, pictureLines, progressLine, shownIssues } from './command/command-output.ts';
import type { EngineTools } from './engine/import-engine.ts';
import { reportedIssues } from './engine/issue-report.ts';
import { runImport } from './engine/run-import.ts';
import { type PictureRunTools, runPictures } from './fetching/run-pictures.ts';
import { listVersions } from './publishing/list-versions.ts';
import { rebuild, rollBack } from './publishing/roll-back.ts';

const MOST_LISTED = 20;

/** The tools of the command. */
export type CommandTools = EngineTools & PictureRunTools & { readonly imports: ImportRepository };

type Print = (line: string) => void;

/** Runs the command and prints the results. False if an import could not be done. @throws {AppError} if the request makes no sense. */
export async function catalogueCommand(tools: CommandTools, args: readonly string[], print: Print): Promise<boolean> {
  const request = await parseArguments(args);
  if (request.action === 'import') return importFiles(tools, request, print);
  if (request.action === 'versions') await printVersions(tools, print);
  else if (request.action === 'rebuild') await printRebuild(tools, print);
  else if (request.action === 'rollback') await printRollback(tools, request.version, print);
  else await printStatus(tools, request.id, print);
  return true;
}

async function importFiles(
  tools: CommandTools,
  { files, options }: Extract<CatalogueRequest, { action: 'import' }>,
  print: Print,
): Promise<boolean> {
  const id = randomUUID();
  print(`Import ${id}`);
  const shown = shownIssues();
  const request = { id, files, options };
  const {
    outcome,
    job,
    files: read,
  } = await runImport(tools, request, {
    imports: tools.imports,
    now: tools.now,
    onChange: (state) => print(progressLine(state)),
    onIssue: (issue) => {
      if (shown.isShown(issue)) print(issueLine(issue));
    },
  });
  for (const line of outcomeLines(outcome, job, shown.count())) print(line);
  if (outcome.kind === 'published' || outcome.kind === 'unchanged') await fetchPicturesOf(tools, id, read, print);
  return outcome.kind !== 'unusable' && outcome.kind !== 'stopped';
}

/** Nobody has to wait for it: the catalogue is published, and pictures that are missing are fetched by the next import. */
async function fetchPicturesOf(
  tools: CommandTools,
  id: string,
  files: readonly ImportedFile[],
  print: Print,
): Promise<void> {
  const shown = shownIssues();
  const pictured = await runPictures(tools, id, files, {
    onIssue: (issue) => {
      if (shown.isShown(issue)) print(issueLine(issue));
    },
  });
  if (pictured) for (const line of pictureLines(pictured.import, shown.count())) print(line);
}

async function printVersions(tools: CommandTools, print: Print): Promise<void> {
  for (const { version, builtAt, counts, changes, isCurrent } of await listVersions(tools)) {
    const parts = counts && `${counts.aftermarket} aftermarket, ${counts.salvage} recycled parts`;
    const changed = changes && `; ${changes.added} added, ${changes.changed} changed, ${changes.removed} removed`;
    print(`${version}  ${builtAt}  ${parts ?? ''}${changed ?? ''}${isCurrent ? '  current' : ''}`);
  }
}

async function printRollback(tools: CommandTools, to: number | undefined, print: Print): Promise<void> {
  const version = await rollBack(tools, randomUUID(), to);
  print(version ? `Version ${version.version} has what the earlier version had` : 'The catalogue has not changed.');
}

async function printRebuild(tools: CommandTools, print: Print): Promise<void> {
  const version = await rebuild(tools, randomUUID());
  print(
    version
      ? `Version ${version.version} is the version before it, built again`
      : 'This release built the catalogue, so nothing was done',
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
  for await (const issue of reportedIssues(store, id, found.report)) print(issueLine(issue));
}

if (import.meta.main) {
  z.config(en());
  const { deployedTools } = await import('./deployed-tools.ts');
  const { deployedPictureTools } = await import('./fetching/deployed-picture-tools.ts');
  const tools = { ...deployedPictureTools, ...deployedTools };
  try {
    if (!(await catalogueCommand(tools, process.argv.slice(2), (line) => console.log(line)))) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
