import * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import { idSchema } from '#shared/schemas/fields/ids.ts';
import type { PeopleImport } from '#shared/schemas/stored/people-import.ts';
import type { PeopleImportRow } from '#shared/schemas/wire/people-import-view.ts';
import { PEOPLE_IMPORT_TEXTS } from '#shared/texts/imports/people-import-texts.ts';
import { peopleImportExpiry } from '../../data/people-imports/people-import-repository.ts';
import { ttlCache } from '../../data/table/ttl-cache.ts';
import { makeCheckFile } from './check-file.ts';
import { makeEndImport, withoutFile } from './end-import.ts';
import { makeFindWorker, makePeopleImporter } from './import-worker.ts';
import { makeInviteBatch } from './invite-batch.ts';
import { readBatches, readIndex } from './kept-rows.ts';
import type { PeopleDependencies } from './people-dependencies.ts';
import { ROWS_KEPT_MS, TASKS } from './people-state.ts';
import { makeReportRows } from './report-rows.ts';
import { BATCH_ROWS, batchOf, countsOfRows, type RowBatch, type RowIndex } from './row-index.ts';
import { makeSaveBatch, makeWithImported } from './save-batch.ts';
import { makeTakeBackBatch } from './take-back-batch.ts';
import { indexed } from './tried-row.ts';

const run = { id: idSchema, run: z.int() };

/** The events that the state machine sends, one for each step. */
const stepSchema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('begin'), ...run }),
  z.object({ step: z.literal('batch'), ...run, batch: z.int(), place: z.int() }),
  z.object({ step: z.literal('end'), ...run }),
  z.object({ step: z.literal('fail'), ...run, error: z.unknown() }),
]);
type Step<Name> = Extract<z.infer<typeof stepSchema>, { readonly step: Name }>;

/** A batch of a run, with its place among them. */
interface Place {
  readonly batch: number;
  readonly place: number;
}

/**
 * Runs the steps of an import of people as tasks of a state machine. The state of the import tells which work it is:
 * checking the file, saving rows, inviting users or taking rows back. Every step may run more than once, and a run that
 * begins again goes on after the batches that are done.
 */
export function peopleSteps(dependencies: PeopleDependencies): (event: unknown) => Promise<object> {
  const { importedRows, imports, now, objects } = dependencies;
  const checkFile = makeCheckFile(dependencies);
  const endImport = makeEndImport(dependencies);
  const findWorker = makeFindWorker(dependencies);
  const inviteBatch = makeInviteBatch(dependencies);
  const peopleImporter = makePeopleImporter(dependencies);
  const reportRows = makeReportRows(dependencies);
  const saveBatch = makeSaveBatch(dependencies);
  const takeBackBatch = makeTakeBackBatch(dependencies);
  const withImported = makeWithImported(dependencies);

  // A run of hundreds of batches reads the list of accounts and the index of its rows once or twice.
  const importerOf = ttlCache(async (key) => {
    const [id = ''] = key.split(' ');
    const state = await imports.find(TASKS, id);
    if (!state) throw new AppError('not_found', PEOPLE_IMPORT_TEXTS.notKept);
    return peopleImporter(await findWorker(state), state);
  }, now);
  const indexes = new Map<string, RowIndex>();

  return async (given) => {
    const event = stepSchema.parse(given);
    if (event.step === 'fail') return fail(event);
    try {
      if (event.step === 'begin') return { batches: await begin(event) };
      if (event.step === 'batch') await batch(event);
      else await end(event);
      return {};
    } catch (error) {
      // The user lost the right to continue it, or its file is gone, so a retry would not help.
      if (!(error instanceof AppError)) throw error;
      await fail(event, error.message);
      return { batches: [] };
    }
  };

  /** The import, if it still waits for this run. */
  async function waiting(event: { readonly id: string; readonly run: number }): Promise<PeopleImport | undefined> {
    const state = await imports.find(TASKS, event.id);
    return state?.run === event.run ? state : undefined;
  }

  function change(event: { readonly id: string; readonly run: number }, rule: (seen: PeopleImport) => PeopleImport) {
    return imports.change(TASKS, event.id, (seen) => (seen.run === event.run ? rule(seen) : seen), now());
  }

  async function begin(event: Step<'begin'>): Promise<Place[]> {
    const state = await waiting(event);
    if (state?.state === 'checking') {
      await check(state, event);
      return [];
    }
    if (!state || !isAtWork(state)) return [];
    const { batches, total } = await workOf(state);
    const { progress } = await change(event, (seen) =>
      seen.progress
        ? seen
        : {
            ...seen,
            progress: {
              total,
              done: 0,
              leftOut: 0,
              batches: batches.length,
              batchesDone: 0,
              startedAt: now().toISOString(),
            },
          },
    );
    return batches.map((each, place) => ({ batch: each, place })).slice(progress?.batchesDone ?? 0);
  }

  async function check(state: PeopleImport, event: Step<'begin'>): Promise<void> {
    const save = async (changed: Partial<PeopleImport>): Promise<boolean> => {
      const after = await change(event, (seen) => (seen.state === 'checking' ? { ...seen, ...changed } : seen));
      return after.run === event.run && after.state !== 'cancelled';
    };
    const changed = await checkFile(state, save);
    const isUnusable = changed?.state === 'failed';
    const rowsKeptUntil = new Date(now().getTime() + ROWS_KEPT_MS).toISOString();
    const isCurrent = changed !== undefined && (await save({ ...changed, ...(!isUnusable && { rowsKeptUntil }) }));
    // The file of an abandoned import is deleted.
    if ((!isCurrent && (await isCancelled(event))) || isUnusable) await endImport(state);
  }

  async function isCancelled({ id }: Step<'begin'>): Promise<boolean> {
    return (await imports.find(TASKS, id))?.state === 'cancelled';
  }

  /** The batches to work on, and the rows in them. */
  async function workOf(state: PeopleImport): Promise<{ readonly batches: number[]; readonly total: number }> {
    if (state.state === 'saving' || state.state === 'cancelling') {
      const { rows, batches } = await readIndex(objects, state, now());
      const open = rows.flatMap(({ isImported }, place) => (isImported ? [] : [batchOf(place + 1)]));
      const withOpen = new Set(open);
      return { batches: batches.map((_, each) => each).filter((each) => withOpen.has(each)), total: open.length };
    }
    const all = Array.from({ length: Math.ceil(state.rows / BATCH_ROWS) }, (_, each) => each);
    // Children are taken back before the parents that came first.
    return { batches: state.state === 'takingBack' ? all.toReversed() : all, total: state.imported };
  }

  async function batch(event: Step<'batch'>): Promise<void> {
    const state = await waiting(event);
    if (!state || !isAtWork(state) || state.state === 'cancelling') return;
    if ((state.progress?.batchesDone ?? 0) > event.place) return;
    const done = await workOn(state, event.batch);
    await change(event, (seen) => {
      const { progress } = seen;
      if (!progress || progress.batchesDone !== event.place) return seen;
      const { counts = {}, rows, leftOut } = done;
      return {
        ...seen,
        ...Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, seen[name as Counted] + count])),
        progress: {
          ...progress,
          done: progress.done + rows,
          leftOut: progress.leftOut + leftOut,
          batchesDone: event.place + 1,
        },
      };
    });
  }

  async function workOn(state: PeopleImport, number: number): Promise<BatchDone> {
    const range = [number * BATCH_ROWS + 1, (number + 1) * BATCH_ROWS] as const;
    if (state.state === 'saving') return save(state, number);
    const actor = await findWorker(state);
    if (state.state === 'inviting') {
      const { invited, skipped } = await inviteBatch(state, actor, range);
      return { rows: invited + skipped, leftOut: skipped, counts: { invited, notInvitable: skipped } };
    }
    const { takenBack, left } = await takeBackBatch(state, actor, range);
    const ttl = peopleImportExpiry(state.createdAt);
    await importedRows.saveReport({ id: state.id, report: 'left', run: state.run, from: range[0], ttl }, left);
    return { rows: takenBack + left.length, leftOut: left.length, counts: { takenBack, left: left.length } };
  }

  async function save(state: PeopleImport, number: number): Promise<BatchDone> {
    const index = await indexOf(state);
    const importer = await importerOf(`${state.id} ${state.run}`);
    const before = (await readBatches(objects, state.id, index, [number])).get(number) ?? [];
    const rows = await saveBatch(state, importer, before);
    await objects.put(state.id, savedBatch(number, state.run), { rows } satisfies RowBatch);
    const isOpen = (_row: PeopleImportRow, place: number) => before[place]?.isImported === false;
    const worked = rows.filter(isOpen);
    const imported = worked.filter(({ isImported }) => isImported).length;
    return { rows: worked.length, leftOut: worked.length - imported, counts: { imported } };
  }

  async function end(event: Step<'end'>): Promise<void> {
    const state = await waiting(event);
    if (!state || !isAtWork(state)) return;
    const endedAt = now().toISOString();
    const ended = (seen: PeopleImport) => ({
      ...seen,
      ...(seen.progress && { progress: { ...seen.progress, endedAt } }),
    });
    if (state.state === 'inviting') {
      await change(event, ({ returnTo = 'done', ...seen }) => ({ ...ended(seen), state: returnTo }));
      return;
    }
    if (state.state === 'takingBack') {
      await endImport(state);
      await change(event, (seen) => ({ ...withoutFile(ended(seen)), state: 'takenBack' }));
      return;
    }
    const index = await summary(state);
    const name = `index-saved${state.run}`;
    await objects.put(state.id, name, index);
    const counts = countsOfRows(index.rows);
    const added = index.rows.filter(({ isImported, outcome }) => isImported && outcome === 'new').length;
    const isLast = state.state === 'cancelling' || counts.imported === counts.rows;
    if (isLast) await endImport({ ...state, index: name }, index);
    else await reportRows(state, index);
    const next = await change(event, (seen) => {
      const after: PeopleImport = {
        ...ended(seen),
        ...counts,
        added,
        index: name,
        state: seen.state === 'cancelling' ? 'cancelled' : 'done',
      };
      return isLast ? withoutFile(after) : after;
    });
    // Cancelled since it was read.
    if (!isLast && next.state === 'cancelled') {
      await endImport(next, index);
      await change(event, withoutFile);
    }
  }

  /** The index with the results of the batches that were saved. */
  async function summary(state: PeopleImport): Promise<RowIndex> {
    const index = await readIndex(objects, state, now());
    const rows = [...index.rows];
    const batches = [...index.batches];
    const { batches: worked } = await workOf(state);
    const { batchesDone = 0 } = state.progress ?? {};
    const interrupted = worked[batchesDone];
    if (interrupted !== undefined) await keepInterrupted(state, index, interrupted);
    for (const number of worked.slice(0, batchesDone + 1)) {
      const name = savedBatch(number, state.run);
      const saved = await objects.get<RowBatch>(state.id, name);
      if (!saved) continue;
      batches[number] = name;
      for (const row of saved.rows) rows[row.row - 1] = indexed(state, row);
    }
    return { rows, batches };
  }

  /** Adds the rows that an interrupted batch had already saved. */
  async function keepInterrupted(state: PeopleImport, index: RowIndex, number: number): Promise<void> {
    const before = (await readBatches(objects, state.id, index, [number])).get(number) ?? [];
    const rows = await withImported(state.id, before);
    await objects.put(state.id, savedBatch(number, state.run), { rows } satisfies RowBatch);
  }

  async function fail(event: { readonly id: string; readonly run: number }, message?: string): Promise<object> {
    await change(event, (seen) =>
      isAtWork(seen) || seen.state === 'checking'
        ? { ...seen, state: 'failed', message: message ?? PEOPLE_IMPORT_TEXTS.interrupted }
        : seen,
    );
    return {};
  }

  async function indexOf(state: PeopleImport): Promise<RowIndex> {
    const key = `${state.id} ${state.index}`;
    const known = indexes.get(key);
    if (known) return known;
    const { batches } = await readIndex(objects, state, now());
    // Only the names of the batches are needed.
    const read = { rows: [], batches };
    indexes.clear();
    indexes.set(key, read);
    return read;
  }
}

type Counted = 'imported' | 'invited' | 'notInvitable' | 'takenBack' | 'left';

interface BatchDone {
  /** Rows that were worked on, and those of them that were left out. */
  readonly rows: number;
  readonly leftOut: number;
  readonly counts?: Partial<Record<Counted, number>>;
}

const isAtWork = ({ state }: PeopleImport): boolean =>
  ['saving', 'cancelling', 'inviting', 'takingBack'].includes(state);

const savedBatch = (batch: number, run: number): string => `rows/${batch}-saved${run}`;
