import { Button } from '@mantine/core';
import IconDownload from '@tabler/icons-react/icons/IconDownload';
import { useMutation } from '@tanstack/react-query';
import type { PeopleImportView } from '#shared/schemas/wire/people-import-view.ts';
import { IMPORT_SCREEN_TEXTS } from '#shared/texts/imports/import-screen-texts.ts';
import { saveFile } from '../../../../ui/hooks/save-file.ts';
import { ActionArea } from '../../../../ui/page/action-area.tsx';
import { importRows } from '../row-data/read-rows.ts';
import { faultsFile, faultsFileName } from './faults-file.ts';

/** Saves the rows with faults as a CSV file. */
export function FaultsButton({ view }: { readonly view: PeopleImportView }) {
  const saving = useMutation({
    mutationFn: async () => faultsFile(view, await importRows(view.id, { only: 'faults' })),
    meta: { otherwise: IMPORT_SCREEN_TEXTS.faultsFailed },
    onSuccess: (file) => saveFile(faultsFileName(view.fileName), 'text/csv', file),
  });
  return (
    <ActionArea>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
        aria-disabled={saving.isPending}
        onClick={() => !saving.isPending && saving.mutate()}
      >
        {saving.isPending ? IMPORT_SCREEN_TEXTS.preparing : IMPORT_SCREEN_TEXTS.faultsAsCsv}
      </Button>
    </ActionArea>
  );
}
