import { IMPORT_SCREEN_TEXTS } from '#shared/texts/imports/import-screen-texts.ts';
import { importsApi } from '../../../../api/groups/imports-api.ts';
import { useDialogs } from '../../../../ui/dialogs/dialogs.tsx';
import { useImportAction } from '../use-import-action.ts';

/** Cancels an import after a question. */
export function useCancel(id: string) {
  const { confirm } = useDialogs();
  const cancelling = useImportAction(id, () => importsApi.cancelPeopleImport({ params: { id } }));

  async function ask() {
    const isSure = await confirm({
      title: IMPORT_SCREEN_TEXTS.cancelQuestion,
      message: IMPORT_SCREEN_TEXTS.cancelDetail,
      confirmLabel: IMPORT_SCREEN_TEXTS.cancelConfirm,
      cancelLabel: IMPORT_SCREEN_TEXTS.cancelKeep,
      isDangerous: true,
    });
    if (isSure && !cancelling.isPending) cancelling.mutate();
  }

  return { ask: () => void ask(), isPending: cancelling.isPending };
}
