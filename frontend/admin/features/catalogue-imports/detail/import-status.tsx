import { Button } from '@mantine/core';
import type { ImportView } from '#shared/contracts/imports.ts';
import {
  CATALOGUE_IMPORT_STATES,
  CATALOGUE_IMPORT_TEXTS,
  partChanges,
  partsOfSummary,
  publishedVersion,
  readShare,
  refusedAndWarned,
  rowsSoFar,
  secondsLeft,
  writtenSoFar,
} from '#shared/texts/imports/catalogue-import-texts.ts';
import { formatCount } from '../../../../ui/format/format-count.ts';
import { RunBand } from '../../../imports/run-band.tsx';
import { StatusBand } from '../../../imports/status-band.tsx';
import { isCatalogueWorking } from '../catalogue-import-queries.ts';
import { StoppedImport } from './stopped-import.tsx';
import { useRepeatImport } from './use-repeat-import.ts';

/** How an import stands, and how it goes on from there. */
export function CatalogueImportStatus({ view }: { readonly view: ImportView }) {
  const { state, message = '', refused, warnings, version, faults } = view;
  if (isCatalogueWorking(state)) return <RunningImport view={view} />;
  const told = faults === 0 ? [] : [refusedAndWarned(formatCount(refused), formatCount(warnings))];
  switch (state) {
    case 'stopped':
      return <StoppedImport view={view} />;
    case 'failed':
      return <StatusBand tone="warn" role="alert" title={CATALOGUE_IMPORT_TEXTS.failed} details={[message]} />;
    case 'compared':
      return <ComparedImport view={view} told={told} />;
    case 'unchanged':
      return <StatusBand tone="plain" title={CATALOGUE_IMPORT_TEXTS.unchanged} details={told} />;
    default:
      return (
        <StatusBand
          tone={refused > 0 ? 'plain' : 'good'}
          title={CATALOGUE_IMPORT_TEXTS.done}
          details={[...(version === undefined ? [] : [publishedVersion(version)]), changesText(view), ...told]}
        />
      );
  }
}

function changesText({ changes }: ImportView): string {
  if (!changes) return '';
  const { added, changed, removed, unpriced, withoutStock } = changes;
  const parts = partChanges(formatCount(added), formatCount(changed), formatCount(removed));
  return partsOfSummary(parts, formatCount(unpriced), formatCount(withoutStock));
}

interface ComparedImportProps {
  readonly view: ImportView;
  readonly told: readonly string[];
}

/** A dry run, whose files can be imported without sending them again. */
function ComparedImport({ view, told }: ComparedImportProps) {
  const repeating = useRepeatImport(view);
  return (
    <StatusBand tone="plain" title={CATALOGUE_IMPORT_TEXTS.compared} details={told}>
      {repeating.isPossible && (
        <Button size="xs" aria-disabled={repeating.isPending} onClick={() => repeating.repeat()}>
          {CATALOGUE_IMPORT_TEXTS.importNow}
        </Button>
      )}
    </StatusBand>
  );
}

/** The steps after reading, whose length nobody knows. */
const SHARES: Readonly<Partial<Record<ImportView['state'], number>>> = {
  waiting: 0.5,
  building: 0.6,
  offers: 0.75,
  publishing: 0.95,
};

/** Reading is half of the bar, and the steps after it the other half. */
function RunningImport({ view }: { readonly view: ImportView }) {
  const { state, bytes, bytesRead, rowsRead, rowsWritten, refused, secondsLeft: seconds } = view;
  const read = bytes === 0 ? 0 : Math.min(1, bytesRead / bytes);
  const isReading = state === 'reading' && bytes > 0;
  return (
    <RunBand
      text={isReading ? readShare(String(Math.floor(read * 100))) : CATALOGUE_IMPORT_STATES[state]}
      details={[
        ...(bytes > 0 ? [rowsSoFar(formatCount(rowsRead), formatCount(refused))] : []),
        ...(rowsWritten > 0 ? [writtenSoFar(formatCount(rowsWritten))] : []),
        ...(seconds === undefined ? [] : [secondsLeft(formatCount(seconds))]),
        CATALOGUE_IMPORT_TEXTS.goesOn,
      ]}
      share={SHARES[state] ?? read / 2}
    />
  );
}
