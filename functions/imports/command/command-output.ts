import type { Comparison, Import } from '#shared/schemas/stored/import.ts';
import type { ImportOutcome } from '../engine/import-engine.ts';
import type { ReportedIssue } from '../engine/issue-report.ts';

/** More issues are not worth reading on a screen. The report has all of them. */
export const MOST_ISSUES_SHOWN = 50;

/** The last lines of an import. */
export function outcomeLines(
  outcome: ImportOutcome,
  { rowsRead, refused, warnings, faults, rowsWritten, report, id }: Readonly<Import>,
): string[] {
  const isShortened = report !== undefined && faults > MOST_ISSUES_SHOWN;
  return [
    `${rowsRead} rows imported, ${refused} refused, ${warnings} warnings; ${rowsWritten} offers and records written`,
    ...(isShortened ? [`All issues: npm run catalogue -- status ${id}`] : []),
    ...resultLines(outcome),
  ];
}

function resultLines(outcome: ImportOutcome): string[] {
  if (outcome.kind === 'unusable') return [`${outcome.file} can not be used; nothing was changed.`];
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

export function issueLine({ file, line, column, field, severity, message }: ReportedIssue): string {
  const position = [file, ...(line ? [line] : []), ...(column ? [column] : [])].join(':');
  return `${position}: ${severity}: ${field ? `${field}: ` : ''}${message}`;
}
