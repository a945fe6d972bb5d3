import type * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import type { SourceEntry } from '#shared/schemas/catalogue/catalogue-version.ts';
import type { ImportedFile } from '#shared/schemas/stored/import.ts';
import { IMPORT_TEXTS } from '#shared/texts/admin/import-texts.ts';
import type { ImportRepository } from '../../data/catalogue/import-repository.ts';
import type { ManagedObjectStore } from '../../objects/s3-object-store.ts';
import { type ImportTools, listsAmong } from '../import-catalogue.ts';
import type { ImportFile } from '../import-file.ts';
import { inReadingOrder, knownKind } from '../import-kinds.ts';
import { begunProgress, type ImportProgress, newImport, resumedProgress } from '../import-progress.ts';
import { collectGarbage } from '../publishing/collect-garbage.ts';
import { compareSources } from '../publishing/compare-sources.ts';
import { prepareVersion, publishPlan } from '../publishing/publish-sources.ts';
import { sourcesOfVersion } from '../publishing/roll-back.ts';
import { withStaged } from '../publishing/with-staged.ts';
import { saveRecordsOf } from '../save-records.ts';
import { OWN_SUPPLIER } from '../sources/source-names.ts';
import { stageFile } from '../stage-file.ts';
import { UnusableFile } from '../staging/usable-rows.ts';
import type { UploadLocation } from '../uploads/open-upload.ts';
import { importEventSchema, type UploadedFile } from './import-event.ts';
import { chunkWriter, writeChunk } from './offer-chunks.ts';

/** What the tasks of the state machine work with. */
export interface StepTools extends ImportTools {
  readonly store: ManagedObjectStore;
  readonly imports: ImportRepository;
  readonly openUpload: (place: UploadLocation) => AsyncIterable<Uint8Array>;
}

type Event = z.infer<typeof importEventSchema>;
type EventOf<Step extends Event['step']> = Extract<Event, { step: Step }>;

/**
 * The tasks of an import as a state machine, on the same code as the command. What they tell each other is small: rows
 * lie in objects, and what was read of a file in an item of the import. Each may be done again.
 */
export function importSteps(tools: StepTools): (event: unknown) => Promise<object> {
  const watchers = { imports: tools.imports, now: tools.now };

  async function progressOf(id: string): Promise<ImportProgress> {
    const before = await tools.imports.find(id);
    if (!before) throw new AppError('not_found', IMPORT_TEXTS.noImport);
    return resumedProgress(tools.store, before, watchers);
  }

  async function begin({ id, files }: EventOf<'begin'>): Promise<object> {
    const inOrder = inReadingOrder(files.map(({ kind, ...file }) => ({ ...file, kind: knownKind(kind) })));
    const named = inOrder.map(({ kind, bytes, ...file }) => ({ kind, bytes, name: nameOf(file) }));
    const asked = (await tools.imports.find(id)) ?? newImport(id, named, tools.now().toISOString());
    await begunProgress(asked, named, watchers).end(tools.store);
    return { files: inOrder };
  }

  async function read({ id, files, options: { levels = {} }, index }: EventOf<'read'>): Promise<object> {
    const uploaded = files[index];
    if (!uploaded) throw new AppError('invalid_input', `There is no file ${index}`);
    const progress = await progressOf(id);
    const current = (await tools.versions.current())?.sources ?? [];
    const earlier = (await tools.imports.files(id)).flatMap(({ sources }) => stagedOf(sources));
    const known = await withStaged(tools.store, current, listsAmong(earlier));
    const file = fileOf(uploaded, tools.openUpload);
    const save = (state: ImportedFile) => tools.imports.saveFile(id, index, state, tools.now());
    try {
      const { sources, ...staged } = await stageFile(tools, file, known, progress, { levelOfPriceType: levels });
      await save({ ...staged, sources: [...sources] });
    } catch (error) {
      if (!(error instanceof UnusableFile)) throw error;
      await save({ kind: file.kind, name: file.name, isUnusable: true, sources: [] });
    }
    await progress.end(tools.store);
    return {};
  }

  async function build({ id, options: { isDryRun, rollBackTo } }: EventOf<'build'>): Promise<object> {
    const progress = await progressOf(id);
    const files = await tools.imports.files(id);
    const unusable = files.find(({ isUnusable }) => isUnusable);
    if (unusable) {
      await progress.end(tools.store, { state: 'failed', message: `${unusable.name} can not be used` });
      return { outcome: 'unusable' };
    }
    const staged = files.flatMap(({ sources }) => stagedOf(sources));
    if (isDryRun) {
      const current = (await tools.versions.current())?.sources ?? [];
      const after = await withStaged(tools.store, current, staged);
      const comparison = await compareSources(tools.store, current, after);
      await progress.end(tools.store, { state: 'compared', comparison });
      return { outcome: 'compared' };
    }
    for (const { kind, name, sources, records } of files) {
      const file = { kind: knownKind(kind), name, sources: stagedOf(sources), ...(records && { records }) };
      await saveRecordsOf(tools, file, progress);
    }
    const writer = chunkWriter(tools.store, id);
    const change = async (before: readonly SourceEntry[]) =>
      rollBackTo === undefined
        ? withStaged(tools.store, before, staged)
        : [...(await sourcesOfVersion(tools, rollBackTo))];
    const prepared = await prepareVersion(
      { ...tools, offers: writer.offers, writeHistory: writer.writeHistory },
      id,
      change,
      {
        onStage: progress.enter,
        onOffer: progress.rowWritten,
        onFault: ({ brand, ...fault }) => progress.fault({ file: brand, ...fault }),
      },
    );
    await prepared?.withdraw(tools.now());
    await prepared?.close();
    await progress.end(tools.store, prepared ? {} : { state: 'unchanged' });
    if (!prepared) return { outcome: 'unchanged' };
    return {
      outcome: 'prepared',
      plan: prepared.plan,
      chunks: writer.chunks.filter(({ rows }) => rows !== 'withdrawn'),
      withdrawn: writer.chunks.filter(({ rows }) => rows === 'withdrawn'),
    };
  }

  async function publish({ id, plan, withdrawn }: EventOf<'publish'>): Promise<object> {
    if (!(await publishPlan(tools, plan))) return { outcome: 'lost' };
    for (const chunk of withdrawn) await writeChunk(tools, id, chunk);
    await tools.versions.endOffers(plan.ended);
    await collectGarbage(tools.store, tools.versions, tools.now());
    const version = plan.item?.version;
    await (await progressOf(id)).end(
      tools.store,
      version === undefined ? { state: 'unchanged' } : { state: 'done', version },
    );
    return { outcome: 'published' };
  }

  return async (given) => {
    const event = importEventSchema.parse(given);
    if (event.step === 'begin') return begin(event);
    if (event.step === 'read') return read(event);
    if (event.step === 'build') return build(event);
    if (event.step === 'publish') return publish(event);
    if (event.step === 'write') await writeChunk(tools, event.id, event.chunk);
    else await (await progressOf(event.id)).end(tools.store, { state: 'failed', message: JSON.stringify(event.error) });
    return {};
  };
}

/** What was stored has no fields that are undefined. */
const stagedOf = (sources: ImportedFile['sources']) =>
  sources.map(({ isUpdate, ...source }) => (isUpdate ? { ...source, isUpdate } : source));

const nameOf = ({ name, key }: Pick<UploadedFile, 'name' | 'key'>): string => name ?? key;

const fileOf = (uploaded: UploadedFile, openUpload: StepTools['openUpload']): ImportFile => ({
  kind: knownKind(uploaded.kind),
  supplier: uploaded.supplier ?? OWN_SUPPLIER,
  name: nameOf(uploaded),
  bytes: uploaded.bytes,
  asOf: uploaded.asOf,
  open: () => openUpload(uploaded),
});
