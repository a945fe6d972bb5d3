import type { Import } from '#shared/schemas/stored/import.ts';
import type { ImportRepository } from '../data/catalogue/import-repository.ts';
import type { ObjectStore, WritableObjectStore } from '../objects/object-store.ts';
import { collect } from '../search/format/sorted-rows.ts';
import type { Fault } from './parsed.ts';
import { rowSorter } from './sources/sorted-rows.ts';
import { sourceRows, writeSource } from './sources/source-files.ts';

/** What is wrong, and in which file. */
export interface ReportedFault extends Fault {
  readonly file: string;
}

type Change = Partial<Pick<Import, 'state' | 'version' | 'comparison' | 'message'>>;

/** Keeps count of an import, and lets others see it. */
export interface ImportProgress {
  readonly import: Readonly<Import>;
  bytesRead(count: number): void;
  rowRead(): void;
  rowWritten(): void;
  fault(fault: ReportedFault): void;
  enter(state: Import['state']): void;
  /** All faults become a report in the store, and the last state is seen by others. */
  end(store: WritableObjectStore, change?: Change): Promise<void>;
}

interface Watchers {
  readonly imports: Pick<ImportRepository, 'save'>;
  readonly now: () => Date;
  /** Every two seconds at most, and at each change of state. */
  readonly onChange?: (state: Readonly<Import>) => void;
  readonly onFault?: (fault: ReportedFault) => void;
}

const EVERY_MS = 2000;

type Files = readonly { readonly kind: string; readonly name: string; readonly bytes: number }[];

/** An import that begins. */
export function newImport(id: string, files: Files, startedAt: string): Import {
  return {
    id,
    kind: 'catalogue',
    state: 'reading',
    startedAt,
    changedAt: startedAt,
    files: files.map(({ kind, name }) => ({ kind, name })),
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    bytesRead: 0,
    rowsRead: 0,
    rowsWritten: 0,
    refused: 0,
    warnings: 0,
    faults: 0,
    rowsPerSecond: 0,
  };
}

/** Of an import that begins. */
export const importProgress = (id: string, files: Files, watchers: Watchers): ImportProgress =>
  progressFrom(watchers, newImport(id, files, watchers.now().toISOString()));

/** Of an import that was saved when it was asked for, and begins now; or begins again from its beginning. */
export const begunProgress = (asked: Import, files: Files, watchers: Watchers): ImportProgress =>
  progressFrom(watchers, {
    ...newImport(asked.id, files, asked.startedAt),
    ...(asked.digest !== undefined && { digest: asked.digest }),
  });

/** Of an import that goes on in another task, with the faults that were reported before. */
export async function resumedProgress(store: ObjectStore, before: Import, watchers: Watchers): Promise<ImportProgress> {
  const { id, report } = before;
  const faults = report === undefined ? [] : await collect(reportedFaults(store, id, report));
  return progressFrom(watchers, { ...before }, faults);
}

function progressFrom(
  { imports, now, onChange, onFault }: Watchers,
  state: Import,
  earlier: readonly ReportedFault[] = [],
): ImportProgress {
  const startedAt = new Date(state.startedAt);
  // In the order they came; most imports have few, but a file may be full of them.
  const faults = rowSorter<ReportedFault>(() => '');
  let adding = earlier.reduce((added, fault) => added.then(() => faults.add(fault)), Promise.resolve());
  let saving: Promise<void> = Promise.resolve();
  let nextAt = now().getTime();
  /** The latest: the reasons why a row is refused come together. */
  let refused: ReportedFault | undefined;
  let readingEndedAt: number | undefined;

  function tell(): void {
    const at = now();
    nextAt = at.getTime() + EVERY_MS;
    const seconds = ((readingEndedAt ?? at.getTime()) - startedAt.getTime()) / 1000;
    state.changedAt = at.toISOString();
    state.rowsPerSecond = seconds > 0 ? Math.round(state.rowsRead / seconds) : 0;
    if (state.state === 'reading' && state.bytesRead > 0) {
      state.secondsLeft = Math.ceil((seconds * (state.bytes - state.bytesRead)) / state.bytesRead);
    } else delete state.secondsLeft;
    onChange?.(state);
    const seen = { ...state };
    // Nobody's import fails because nobody can watch it.
    saving = saving.then(() => imports.save(seen)).catch(() => undefined);
  }
  const tellNowAndThen = (): void => {
    if (now().getTime() >= nextAt) tell();
  };

  return {
    import: state,
    bytesRead(count) {
      state.bytesRead += count;
      tellNowAndThen();
    },
    rowRead() {
      state.rowsRead += 1;
    },
    rowWritten() {
      state.rowsWritten += 1;
      if (state.rowsWritten % 256 === 0) tellNowAndThen();
    },
    fault(fault) {
      state.faults += 1;
      if (fault.severity === 'warning') state.warnings += 1;
      else if (fault.file !== refused?.file || fault.line !== refused.line) state.refused += 1;
      if (fault.severity === 'refused') refused = fault;
      adding = adding.then(() => faults.add(fault));
      onFault?.(fault);
    },
    enter(next) {
      if (state.state === 'reading') readingEndedAt = now().getTime();
      state.state = next;
      tell();
    },
    async end(store, change = {}) {
      await adding;
      try {
        if (state.faults > 0) {
          const report = { kind: 'reports', key: state.id, asOf: state.startedAt };
          state.report = (await writeSource(store, report, faults.rows())).hash;
        }
      } finally {
        await faults.close();
      }
      Object.assign(state, change);
      tell();
      await saving;
    },
  };
}

/** The faults of an import, as its report has them. */
export const reportedFaults = (store: ObjectStore, id: string, hash: string): AsyncGenerator<ReportedFault> =>
  sourceRows<ReportedFault>(store, { kind: 'reports', key: id, hash });
