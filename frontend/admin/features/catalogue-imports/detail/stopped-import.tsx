import { Button } from '@mantine/core';
import type { ImportView } from '#shared/contracts/imports.ts';
import {
  acceptDetail,
  acceptRemovals,
  CATALOGUE_IMPORT_TEXTS,
  catalogueKindName,
  wouldLoseRows,
} from '#shared/texts/imports/catalogue-import-texts.ts';
import { useDialogs } from '../../../../ui/dialogs/dialogs.tsx';
import { formatCount } from '../../../../ui/format/format-count.ts';
import { StatusBand } from '../../../imports/status-band.tsx';
import { useRepeatImport } from './use-repeat-import.ts';

/** An import whose feeds would lose most of themselves. It goes on once somebody agrees to the number (case N25). */
export function StoppedImport({ view }: { readonly view: ImportView }) {
  const { confirm } = useDialogs();
  const repeating = useRepeatImport(view);
  const { lost = [] } = view;
  const removals = lost.reduce((sum, { removed }) => sum + removed, 0);
  const removed = formatCount(removals);

  async function ask() {
    const isSure = await confirm({
      title: CATALOGUE_IMPORT_TEXTS.acceptQuestion,
      message: acceptDetail(removed),
      confirmLabel: CATALOGUE_IMPORT_TEXTS.accept,
      isDangerous: true,
    });
    if (isSure) repeating.repeat(removals);
  }

  return (
    <StatusBand
      tone="warn"
      role="alert"
      title={CATALOGUE_IMPORT_TEXTS.stopped}
      details={lost.map((feed) => `${lostText(feed)}.`)}
    >
      {repeating.isPossible && (
        <Button variant="default" size="xs" aria-disabled={repeating.isPending} onClick={() => void ask()}>
          {acceptRemovals(removed)}
        </Button>
      )}
    </StatusBand>
  );
}

const lostText = ({ kind, key, removed, of }: NonNullable<ImportView['lost']>[number]): string =>
  wouldLoseRows(formatCount(removed), formatCount(of), feedName(kind, key));

/** The keys of feeds of the provider itself say nothing. */
const feedName = (kind: string, key: string): string =>
  key === 'own' || key === 'all' ? catalogueKindName(kind) : `${catalogueKindName(kind)} (${key})`;
