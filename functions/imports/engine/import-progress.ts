import type { Import, ImportSummary } from '#shared/schemas/stored/import.ts';
import type { ImportRepository } from '../../data/catalogue/import-repository.ts';
import type { ObjectStore, WritableObjectStore } from '../../objects/object-store.ts';
import { collect } from '../../search/format/sorted-rows.ts';
import { issueReport, type ReportedIssue, reportedIssues } from './issue-report.ts';
import { type JobFiles, newImport } from './job-record.ts';

type Change = Partial<Pick<Import, 'state' | 'version' | 'comparison' | 'lost' | 'message' | 'pictures'>>;

/** More kinds of issues would only fill the record. The report has all of them. */
const MOST_KINDS = 100;
const LONGEST_MESSAGE = 200;

/** Counts what an import does, and saves its record for others to watch. */
export interface ImportProgress {
  readonly import: Readonly<Import>;
  bytesRead(count: number): void;
  rowRead(): void;
  rowWritten(): void;
  issue(issue: ReportedIssue): void;
  /** Takes the changes of the import, once they are known. */
  summarized(summary: ImportSummary): void;
  enter(state: Import['state']): void;
  /** Ends a step of the import: stores the report of all issues and saves the record with the change. */
  close(store: WritableObjectStore, change?: Change): Promise<void>;
}

export interface Watchers {
  readonly imports: Pick<ImportRepository, 'save'>;
  readonly now: () => Date;
  /** Called at most every two seconds, and at each change of state. */
  readonly onChange?: (state: Readonly<Import>) => void;
  readonly onIssue?: (issue: ReportedIssue) => void;
}

const EVERY_MS = 2000;

/** The progress of an import that begins now. */
export const importProgress = (id: string, files: JobFiles, watchers: Watchers): ImportProgress =>
  progressFrom(watchers, newImport(id, files, watchers.now().toISOString()));

/** The progress of an import whose record was saved when it was requested. Counts start at zero, also when it begins again. */
export const begunProgress = (requested: Import, files: JobFiles, watchers: Watchers): ImportProgress =>
  progressFrom(watchers, { ...newImport(requested.id, files, requested.startedAt), ...requestOf(requested) });

/** The choices of a request, beside its files. */
const requestOf = ({ digest, levels, rollsBackTo }: Import): Partial<Import> => ({
  ...(digest !== undefined && { digest }),
  ...(levels !== undefined && { levels }),
  ...(rollsBackTo !== undefined && { rollsBackTo }),
});

/** The progress of an import that continues in another task. It keeps the issues reported so far. */
export async function resumedProgress(store: ObjectStore, before: Import, watchers: Watchers): Promise<ImportProgress> {
  const { id, report } = before;
  const issues = report === undefined ? [] : await collect(reportedIssues(store, id, report));
  return progressFrom(watchers, { ...before }, issues);
}

function progressFrom(watchers: Watchers, state: Import, earlier: readonly ReportedIssue[] = []): ImportProgress {
  const { now, onIssue } = watchers;
  const report = issueReport(state, earlier);
  const publisher = recordPublisher(watchers, state);
  /** The latest refusal. All reasons for refusing a row come together, and the row counts once. */
  let refused: ReportedIssue | undefined;

  return {
    import: state,
    bytesRead(count) {
      state.bytesRead += count;
      publisher.publishIfDue();
    },
    rowRead() {
      state.rowsRead += 1;
    },
    rowWritten() {
      state.rowsWritten += 1;
      if (state.rowsWritten % 256 === 0) publisher.publishIfDue();
    },
    issue(issue) {
      state.faults += 1;
      if (issue.severity === 'warning') state.warnings += 1;
      else if (issue.file !== refused?.file || issue.line !== refused.line) state.refused += 1;
      if (issue.severity === 'refused') refused = issue;
      countKind(state, issue);
      report.add(issue);
      onIssue?.(issue);
    },
    summarized(summary) {
      state.changes = summary;
    },
    enter(next) {
      if (state.state === 'reading') publisher.endReading(now());
      state.state = next;
      publisher.publish();
    },
    async close(store, change = {}) {
      const hash = await report.close(store);
      if (hash !== undefined) state.report = hash;
      Object.assign(state, change);
      publisher.publish();
      await publisher.saved();
    },
  };
}

function countKind(state: Import, { file, code, severity, line, column, field, message }: ReportedIssue): void {
  state.faultKinds ??= [];
  const kinds = state.faultKinds;
  const known = kinds.find((kind) => kind.code === code && kind.file === file && kind.severity === severity);
  if (known) known.count += 1;
  if (known || kinds.length === MOST_KINDS) return;
  const place = { line, ...(column !== undefined && { column }), ...(field !== undefined && { field }) };
  kinds.push({ file, code, severity, count: 1, ...place, message: message.slice(0, LONGEST_MESSAGE) });
}

/** Works out speed and time left, calls the watcher and saves the record. */
function recordPublisher({ imports, now, onChange }: Watchers, state: Import) {
  const startedAt = new Date(state.startedAt);
  let saving: Promise<void> = Promise.resolve();
  let nextAt = now().getTime();
  let readingEndedAt: Date | undefined;

  function publish(): void {
    const at = now();
    nextAt = at.getTime() + EVERY_MS;
    const seconds = ((readingEndedAt ?? at).getTime() - startedAt.getTime()) / 1000;
    state.changedAt = at.toISOString();
    state.rowsPerSecond = seconds > 0 ? Math.round(state.rowsRead / seconds) : 0;
    if (state.state === 'reading' && state.bytesRead > 0) {
      state.secondsLeft = Math.ceil((seconds * (state.bytes - state.bytesRead)) / state.bytesRead);
    } else delete state.secondsLeft;
    onChange?.(state);
    const seen = { ...state, ...(state.faultKinds && { faultKinds: state.faultKinds.map((kind) => ({ ...kind })) }) };
    // An import must not fail because its progress can't be saved.
    saving = saving.then(() => imports.save(seen)).catch(() => undefined);
  }

  return {
    publish,
    publishIfDue(): void {
      if (now().getTime() >= nextAt) publish();
    },
    endReading(at: Date): void {
      readingEndedAt = at;
    },
    saved: () => saving,
  };
}
