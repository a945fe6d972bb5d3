import type * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import type { Import } from '#shared/schemas/stored/import.ts';
import { IMPORT_TEXTS } from '#shared/texts/admin/import-texts.ts';
import type { ImportRepository } from '../../data/catalogue/import-repository.ts';
import {
  applyImport,
  beginImportJob,
  type EngineTools,
  failImport,
  finishImport,
  readImportFile,
} from '../engine/import-engine.ts';
import { type ImportProgress, resumedProgress } from '../engine/import-progress.ts';
import { newImport } from '../engine/job-record.ts';
import { knownKind } from '../kinds/import-kinds.ts';
import {
  type PublishListener,
  type PublishPlan,
  prepareVersion,
  publishPlan,
  type SourceChange,
} from '../publishing/publish-sources.ts';
import { type ImportFile, OWN_SUPPLIER } from '../staging/import-file.ts';
import type { UploadLocation } from '../uploads/open-upload.ts';
import { importEventSchema, type UploadedFile } from './import-event.ts';
import { chunkWriter, writeChunk } from './offer-chunks.ts';

/** The tools of the state machine's tasks. */
export interface StepTools extends EngineTools {
  readonly imports: ImportRepository;
  readonly openUpload: (location: UploadLocation) => AsyncIterable<Uint8Array>;
}

type Event = z.infer<typeof importEventSchema>;
type EventOf<Step extends Event['step']> = Extract<Event, { step: Step }>;

/**
 * Runs the steps of the import engine as tasks of a state machine. The state that tasks pass on is small: rows are kept in
 * objects, and what was read of a file in an item of the import. Every task may run more than once.
 */
export function importSteps(tools: StepTools): (event: unknown) => Promise<object> {
  return async (given) => {
    const event = importEventSchema.parse(given);
    if (event.step === 'begin') return begin(tools, event);
    if (event.step === 'read') return read(tools, event);
    if (event.step === 'build') return build(tools, event);
    if (event.step === 'join') return joinPictures(tools, event);
    if (event.step === 'publish') return publish(tools, event);
    if (event.step === 'write') await writeChunk(tools, event.id, event.chunk);
    else await failImport(tools, await progressOf(tools, event.id), messageOf(event.error));
    return {};
  };
}

async function progressOf(tools: StepTools, id: string): Promise<ImportProgress> {
  const before = await tools.imports.find(id);
  if (!before) throw new AppError('not_found', IMPORT_TEXTS.noImport);
  return resumedProgress(tools.store, before, watchersOf(tools));
}

const watchersOf = ({ imports, now }: StepTools) => ({ imports, now });

async function begin(tools: StepTools, { id, files: uploaded }: EventOf<'begin'>): Promise<object> {
  const given = uploaded.map(({ kind, ...file }) => ({ ...file, kind: knownKind(kind), name: nameOf(file) }));
  const requested = (await tools.imports.find(id)) ?? newImport(id, given, tools.now().toISOString());
  const { files, progress } = beginImportJob(requested, given, watchersOf(tools));
  // Only its pictures were not fetched when the process was killed.
  if (isApplied(requested)) return { outcome: 'applied', files };
  await progress.close(tools.store);
  return { outcome: 'begun', files };
}

const isApplied = ({ state }: Readonly<Import>): boolean => state === 'done' || state === 'unchanged';

async function read(
  tools: StepTools,
  { id, files, options: { levels = {} }, index }: EventOf<'read'>,
): Promise<object> {
  const uploaded = files[index];
  if (!uploaded) throw new AppError('invalid_input', `There is no file ${index}`);
  const progress = await progressOf(tools, id);
  const earlier = await tools.imports.files(id);
  const file = importFileOf(uploaded, tools.openUpload);
  const staged = await readImportFile(tools, progress, file, earlier, { levelOfPriceType: levels });
  await tools.imports.saveFile(id, index, staged, tools.now());
  await progress.close(tools.store);
  return {};
}

/** Applies the files. Offers are not written yet but prepared in chunks, each of which is written by a task of its own. */
async function build(tools: StepTools, { id, options }: EventOf<'build'>): Promise<object> {
  const progress = await progressOf(tools, id);
  const version = preparation(tools, id);
  const outcome = await applyImport(tools, progress, {
    ...options,
    files: await tools.imports.files(id),
    publish: version.prepare,
  });
  if (outcome.kind !== 'published') {
    await finishImport(tools, progress, outcome);
    return { outcome: outcome.kind };
  }
  await progress.close(tools.store);
  return version.prepared(outcome.version);
}

/** Prepares a version with the pictures that were fetched. The import was published before and stays as it is. */
async function joinPictures(tools: StepTools, { id }: EventOf<'join'>): Promise<object> {
  const version = preparation(tools, id);
  const plan = await version.prepare(async (sources) => [...sources], {});
  return plan ? version.prepared(plan) : { outcome: 'unchanged' };
}

/** Prepares a version and keeps its offers in chunks. */
function preparation(tools: StepTools, id: string) {
  const { offers, writeHistory, chunks } = chunkWriter(tools.store, id);
  return {
    async prepare(change: SourceChange, listener: PublishListener): Promise<PublishPlan | undefined> {
      const prepared = await prepareVersion({ ...tools, offers, writeHistory }, id, change, listener);
      await prepared?.withdraw(tools.now());
      await prepared?.close();
      return prepared?.plan;
    },
    prepared: (plan: PublishPlan) => ({
      outcome: 'prepared',
      plan,
      chunks: chunks.filter(({ rows }) => rows !== 'withdrawn'),
      withdrawn: chunks.filter(({ rows }) => rows === 'withdrawn'),
    }),
  };
}

async function publish(tools: StepTools, { id, plan, withdrawn }: EventOf<'publish'>): Promise<object> {
  if (!(await publishPlan(tools, plan))) return { outcome: 'lost' };
  for (const chunk of withdrawn) await writeChunk(tools, id, chunk);
  await tools.versions.endOffers(plan.ended);
  const outcome = plan.item ? ({ kind: 'published', version: plan.item } as const) : ({ kind: 'unchanged' } as const);
  const progress = await progressOf(tools, id);
  if (!isApplied(progress.import)) await finishImport(tools, progress, outcome);
  return { outcome: 'published' };
}

/** The message of the error that a task ended with. The state machine gives it as JSON in `Cause`. */
function messageOf(error: unknown): string {
  const { Cause: cause } = Object(error) as { readonly Cause?: unknown };
  try {
    const { errorMessage } = JSON.parse(String(cause)) as { readonly errorMessage?: unknown };
    if (typeof errorMessage === 'string') return errorMessage;
  } catch {
    // It is not the error of a task, but for example of a task that ran out of time.
  }
  return JSON.stringify(error);
}

const nameOf = ({ name, key }: Pick<UploadedFile, 'name' | 'key'>): string => name ?? key;

const importFileOf = (uploaded: UploadedFile, openUpload: StepTools['openUpload']): ImportFile => ({
  kind: knownKind(uploaded.kind),
  supplier: uploaded.supplier ?? OWN_SUPPLIER,
  name: nameOf(uploaded),
  bytes: uploaded.bytes,
  asOf: uploaded.asOf,
  arrivedAt: uploaded.arrivedAt,
  open: () => openUpload(uploaded),
});
