import type { ImportView } from '#shared/contracts/imports.ts';
import {
  CATALOGUE_IMPORT_TEXTS,
  CATALOGUE_IMPORTS_TEXTS,
  partChanges,
  pictureCounts,
} from '#shared/texts/imports/catalogue-import-texts.ts';
import { FactList } from '../../../../ui/base/fact-list.tsx';
import { formatCount } from '../../../../ui/format/format-count.ts';
import { formatMoment } from '../../../../ui/format/format-moment.ts';
import { SidePanel } from '../../../form/side-panel.tsx';

/** The numbers of an import. */
export function CatalogueImportSummary({ view }: { readonly view: ImportView }) {
  const { changes, comparison, pictures, version } = view;
  return (
    <SidePanel title={CATALOGUE_IMPORT_TEXTS.summary}>
      <FactList
        facts={[
          [CATALOGUE_IMPORTS_TEXTS.added, countOf(changes?.added)],
          [CATALOGUE_IMPORTS_TEXTS.changed, countOf(changes?.changed)],
          [CATALOGUE_IMPORTS_TEXTS.removed, countOf(changes?.removed)],
          [CATALOGUE_IMPORTS_TEXTS.unpriced, countOf(changes?.unpriced)],
          [CATALOGUE_IMPORTS_TEXTS.withoutStock, countOf(changes?.withoutStock)],
          [CATALOGUE_IMPORT_TEXTS.parts, changesText(comparison?.parts)],
          [CATALOGUE_IMPORT_TEXTS.fitments, changesText(comparison?.fitments)],
          [CATALOGUE_IMPORT_TEXTS.offers, changesText(comparison?.offers)],
          [
            CATALOGUE_IMPORT_TEXTS.pictures,
            pictures ? pictureCounts(formatCount(pictures.shown), formatCount(pictures.missing)) : '',
          ],
          [CATALOGUE_IMPORT_TEXTS.rowsRead, formatCount(view.rowsRead)],
          [CATALOGUE_IMPORTS_TEXTS.refused, formatCount(view.refused)],
          [CATALOGUE_IMPORTS_TEXTS.warnings, formatCount(view.warnings)],
          [CATALOGUE_IMPORT_TEXTS.rowsWritten, formatCount(view.rowsWritten)],
          [CATALOGUE_IMPORTS_TEXTS.version, version === undefined ? '' : String(version)],
          [CATALOGUE_IMPORTS_TEXTS.started, formatMoment(view.startedAt)],
        ]}
      />
    </SidePanel>
  );
}

const countOf = (count: number | undefined): string => (count === undefined ? '' : formatCount(count));

type Counts = Readonly<Record<'added' | 'changed' | 'removed', number>>;

const changesText = (counts: Counts | undefined): string =>
  counts ? partChanges(formatCount(counts.added), formatCount(counts.changed), formatCount(counts.removed)) : '';
