import type { Import } from '../../schemas/stored/import.ts';

type Faulty = Pick<Import, 'files' | 'faultKinds'>;

/** The count of a kind of fault, in an import and in the one before it. */
export interface FaultChange {
  /** The kind of the files that have the fault. Faults of a brand are listed under the brand. */
  readonly of: string;
  readonly code: string;
  readonly severity: 'refused' | 'warning';
  readonly before: number;
  readonly after: number;
}

/**
 * The faults whose count differs from the previous import, the most improved first. A corrected file may have another
 * name, so faults are compared by the kind of their file.
 */
export function comparedFaults(before: Faulty, after: Faulty): FaultChange[] {
  const changes = new Map<string, FaultChange>();
  for (const { faulty, side } of [
    { faulty: before, side: 'before' },
    { faulty: after, side: 'after' },
  ] as const) {
    for (const { file, code, severity, count } of faulty.faultKinds ?? []) {
      const of = faulty.files.find(({ name }) => name === file)?.kind ?? file;
      const key = [of, code, severity].join('\0');
      const change = changes.get(key) ?? { of, code, severity, before: 0, after: 0 };
      changes.set(key, { ...change, [side]: change[side] + count });
    }
  }
  return [...changes.values()]
    .filter((change) => change.before !== change.after)
    .toSorted((one, other) => one.after - one.before - (other.after - other.before));
}

type Request = Pick<Import, 'id' | 'startedAt' | 'files'>;

/**
 * The last import before this one that had files of the same kinds and suppliers. An import of the very same uploads tells
 * nothing: it was stopped or only compared.
 */
export function importBefore<One extends Request>(
  imports: readonly One[],
  { id, startedAt, files }: Request,
): One | undefined {
  const feeds = feedsOf(files);
  if (feeds === '') return undefined;
  return imports
    .filter((one) => one.id !== id && one.startedAt < startedAt && feedsOf(one.files) === feeds)
    .filter((one) => uploadsOf(one.files) === '' || uploadsOf(one.files) !== uploadsOf(files))
    .toSorted((one, other) => (one.startedAt < other.startedAt ? 1 : -1))[0];
}

const uploadsOf = (files: Import['files']): string =>
  files
    .flatMap(({ uploadId = [] }) => uploadId)
    .toSorted()
    .join(' ');

/** A feed may come in several files. */
const feedsOf = (files: Import['files']): string =>
  [...new Set(files.map(({ kind, supplier = '' }) => `${kind}:${supplier}`))].toSorted().join(' ');
