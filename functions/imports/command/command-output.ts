import type { Comparison, FaultKind, Import, ImportSummary } from '#shared/schemas/stored/import.ts';
import { type ImportOutcome, removalsOf, wouldLose } from '../engine/import-engine.ts';
import type { ReportedIssue } from '../engine/issue-report.ts';

/** More issues are not worth reading on a screen. The report has all of them. */
const MOST_ISSUES_SHOWN = 20;
const MOST_OF_A_KIND_SHOWN = 3;
const MOST_KINDS_SHOWN = 40;

/** Decides which issues are shown as they come: the first of each kind in each file. */
export function shownIssues(): { readonly isShown: (issue: ReportedIssue) => boolean; readonly count: () => number } {
  const ofKind = new Map<string, number>();
  let shown = 0;
  return {
    isShown({ file, code }) {
      const key = `${file}\0${code}`;
      const before = ofKind.get(key) ?? 0;
      ofKind.set(key, before + 1);
      if (before >= MOST_OF_A_KIND_SHOWN || shown >= MOST_ISSUES_SHOWN) return false;
      shown += 1;
      return true;
    },
    count: () => shown,
  };
}

/** The last lines of an import. */
export function outcomeLines(
  outcome: ImportOutcome,
  { rowsRead, refused, warnings, faults, faultKinds = [], changes, rowsWritten, report, id }: Readonly<Import>,
  issuesShown: number,
): string[] {
  const isShortened = report !== undefined && faults > issuesShown;
  return [
    ...(isShortened ? kindLines(faultKinds) : []),
    `${rowsRead} rows imported, ${refused} refused, ${warnings} warnings; ${rowsWritten} offers and records written`,
    ...(isShortened ? [`All issues: npm run catalogue -- status ${id}`] : []),
    ...(outcome.kind === 'published' && changes ? [summaryLine(changes)] : []),
    ...resultLines(outcome),
  ];
}

/** The last lines about the pictures of an import. */
export function pictureLines({ pictures, faults, id }: Readonly<Import>, issuesShown: number): string[] {
  if (!pictures) return [];
  const { shown, missing } = pictures;
  return [
    `Pictures by web address: ${shown} shown, ${missing} missing`,
    ...(faults > issuesShown ? [`All issues: npm run catalogue -- status ${id}`] : []),
  ];
}

function kindLines(kinds: readonly FaultKind[]): string[] {
  const lines = kinds.slice(0, MOST_KINDS_SHOWN).map(({ file, code, severity, count, field, message, ...first }) => {
    const place = placeOf(first);
    const at = place === '' ? '' : ` at ${place}`;
    return `${file}: ${count} ${severity}, ${code}, the first${at}: ${field ? `${field}: ` : ''}${message}`;
  });
  const rest = kinds.length - lines.length;
  return ['All issues by kind:', ...lines, ...(rest > 0 ? [`and ${rest} more kinds`] : [])];
}

const summaryLine = ({ added, changed, removed, unpriced, withoutStock }: ImportSummary): string =>
  `Parts: ${added} added, ${changed} changed, ${removed} removed; ${unpriced} without a price, ${withoutStock} without stock`;

function resultLines(outcome: ImportOutcome): string[] {
  if (outcome.kind === 'unusable') return [`${outcome.file} can not be used; nothing was changed.`];
  if (outcome.kind === 'stopped') {
    return [
      wouldLose(outcome.lost),
      `If that is right, run it again with --accept-removals ${removalsOf(outcome.lost)}`,
    ];
  }
  if (outcome.kind === 'compared') return comparisonLines(outcome.comparison);
  if (outcome.kind === 'unchanged') return ['The catalogue has not changed.'];
  const { version, index } = outcome.version;
  const { aftermarket, salvage, fitments } = index.counts;
  return [`Version ${version}: ${aftermarket} aftermarket parts, ${salvage} recycled parts, ${fitments} fitments`];
}

const comparisonLines = (comparison: Comparison): string[] => [
  'Nothing was changed. The import would change:',
  ...Object.entries(comparison).map(
    ([name, { added, changed, removed }]) => `${name}: ${added} added, ${changed} changed, ${removed} removed`,
  ),
];

export function progressLine({
  state,
  rowsRead,
  rowsWritten,
  refused,
  rowsPerSecond,
  secondsLeft,
}: Readonly<Import>): string {
  const left = secondsLeft === undefined ? '' : `, ${secondsLeft} s left`;
  return `${state}: ${rowsRead} rows read (${rowsPerSecond}/s), ${rowsWritten} written, ${refused} refused${left}`;
}

/** '12:4', '12' or, for what has no place in a file, ''. */
const placeOf = ({ line, column }: Pick<FaultKind, 'line' | 'column'>): string =>
  [line, column].filter(Boolean).join(':');

export function issueLine({ file, line, column, field, severity, message }: Omit<FaultKind, 'code' | 'count'>): string {
  const position = [file, placeOf({ line, column })].filter(Boolean).join(':');
  return `${position}: ${severity}: ${field ? `${field}: ` : ''}${message}`;
}
