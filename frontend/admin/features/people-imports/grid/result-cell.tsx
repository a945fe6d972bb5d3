import type { PeopleImportRow } from '#shared/schemas/wire/people-import-view.ts';
import { IMPORT_GRID_TEXTS } from '#shared/texts/imports/import-grid-texts.ts';
import { ROW_OUTCOMES } from '#shared/texts/imports/imports-screen-texts.ts';
import { Pill } from '../../../../ui/base/pill.tsx';

interface ResultCellProps {
  readonly row: PeopleImportRow;
  /** A correction of the row is on its way. */
  readonly isUnderway: boolean;
  readonly isOfFaults: boolean;
}

/** The result of a row in the words of the spec, or before it is imported what would come of it. */
export function ResultCell({ row, isUnderway, isOfFaults }: ResultCellProps) {
  const { outcome, result, isImported } = row;
  if (isUnderway) return <Pill tone="note">{IMPORT_GRID_TEXTS.checking}</Pill>;
  if (outcome === 'wrong') return <span data-fault-text>{result}</span>;
  if (outcome === 'leftOut') return <Pill tone="plain">{ROW_OUTCOMES.leftOut}</Pill>;
  if (isImported) return <Pill tone="good">{result}</Pill>;
  if (!row.cells) return <Pill tone="plain">{IMPORT_GRID_TEXTS.notImported}</Pill>;
  return <Pill tone="good">{isOfFaults ? IMPORT_GRID_TEXTS.corrected : ROW_OUTCOMES[outcome]}</Pill>;
}
