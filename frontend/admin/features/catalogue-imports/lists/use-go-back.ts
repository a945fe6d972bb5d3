import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import {
  CATALOGUE_IMPORTS_TEXTS,
  goBackDetail,
  goBackQuestion,
  namedVersions,
  partsInCatalogue,
  partsNowAndThen,
  undoneVersions,
} from '#shared/texts/imports/catalogue-import-texts.ts';
import { importsApi } from '../../../../api/groups/imports-api.ts';
import { useDialogs } from '../../../../ui/dialogs/dialogs.tsx';
import { formatCount } from '../../../../ui/format/format-count.ts';
import { catalogueImportPath } from '../../../frame/catalogue-paths.ts';
import { catalogueImportQuery, catalogueVersionsQuery, type ShownVersion } from '../catalogue-import-queries.ts';

/** Publishes an earlier version again, after a question with the numbers, and leads to the import that does it. */
export function useGoBack(versions: readonly ShownVersion[], to: ShownVersion): () => void {
  const { confirm } = useDialogs();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const current = versions.find(({ isCurrent }) => isCurrent);
  const going = useMutation({
    mutationFn: () =>
      importsApi.rollBackCatalogue({ body: { version: to.version, ...(current && { current: current.version }) } }),
    meta: { otherwise: CATALOGUE_IMPORTS_TEXTS.goBackFailed },
    onSuccess(begun) {
      queryClient.setQueryData(catalogueImportQuery(begun.id).queryKey, begun);
      void navigate(catalogueImportPath(begun.id));
    },
    // Another version may have been published meanwhile.
    onError: () => void queryClient.invalidateQueries({ queryKey: catalogueVersionsQuery.queryKey }),
  });

  async function ask() {
    if (!current || going.isPending) return;
    const isSure = await confirm({
      title: goBackQuestion(to.version),
      message: [
        partsNowAndThen(partsIn(current), to.version, partsIn(to)),
        undoneText(versions.filter(({ version }) => version > to.version && version <= current.version)),
        goBackDetail,
      ].join(' '),
      confirmLabel: CATALOGUE_IMPORTS_TEXTS.goBack,
      isDangerous: true,
    });
    if (isSure) going.mutate();
  }

  return () => void ask();
}

const partsIn = ({ aftermarket, salvage }: ShownVersion): string =>
  partsInCatalogue(formatCount(aftermarket), formatCount(salvage));

/** Nothing is said of what earlier releases did, which kept no numbers. */
function undoneText(undone: readonly ShownVersion[]): string {
  const numbers = undone.map(({ version }) => version);
  const sum = (countOf: (changes: NonNullable<ShownVersion['changes']>) => number) =>
    formatCount(undone.reduce((total, { changes }) => total + (changes ? countOf(changes) : 0), 0));
  return undoneVersions(
    namedVersions(Math.min(...numbers), Math.max(...numbers)),
    sum(({ added }) => added),
    sum(({ changed }) => changed),
    sum(({ removed }) => removed),
  );
}
