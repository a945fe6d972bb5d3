import { Button } from '@mantine/core';
import type { PeopleImportView } from '#shared/schemas/wire/people-import-view.ts';
import { IMPORT_SCREEN_TEXTS } from '#shared/texts/imports/import-screen-texts.ts';
import { importsApi } from '../../../../api/groups/imports-api.ts';
import { KeyCaps } from '../../../../shortcuts/key-caps.tsx';
import { useShortcuts } from '../../../../shortcuts/shortcuts.tsx';
import { useImportAction } from '../use-import-action.ts';

/** Imports the rows that can be imported. Its key is Ctrl Enter. */
export function ContinueButton({ view: { id } }: { readonly view: PeopleImportView }) {
  const continuing = useImportAction(id, () => importsApi.continuePeopleImport({ params: { id } }));
  const run = () => !continuing.isPending && continuing.mutate();
  useShortcuts([{ keys: 'Ctrl+Enter', label: IMPORT_SCREEN_TEXTS.continue, group: 'page', run }]);
  return (
    <Button
      size="xs"
      aria-keyshortcuts="Control+Enter"
      aria-disabled={continuing.isPending}
      rightSection={<KeyCaps keys="Ctrl+Enter" />}
      onClick={run}
    >
      {IMPORT_SCREEN_TEXTS.continue}
    </Button>
  );
}
