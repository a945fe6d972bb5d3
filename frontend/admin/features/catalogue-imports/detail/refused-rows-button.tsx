import { Button } from '@mantine/core';
import IconDownload from '@tabler/icons-react/icons/IconDownload';
import { useMutation } from '@tanstack/react-query';
import { CATALOGUE_IMPORT_TEXTS, refusedRowsOf } from '#shared/texts/imports/catalogue-import-texts.ts';
import { saveFile } from '../../../../ui/hooks/save-file.ts';
import { ActionArea } from '../../../../ui/page/action-area.tsx';
import { readRefusedRows } from './read-refused-rows.ts';
import { refusedRowsFile, refusedRowsFileName } from './refused-rows-file.ts';

interface RefusedRowsButtonProps {
  readonly id: string;
  readonly file: string;
}

/** Saves the refused rows of a file as CSV, as they were sent, with a column that says why. */
export function RefusedRowsButton({ id, file }: RefusedRowsButtonProps) {
  const saving = useMutation({
    mutationFn: async () => refusedRowsFile(await readRefusedRows(id, file)),
    meta: { otherwise: CATALOGUE_IMPORT_TEXTS.rowsFailed },
    onSuccess: (text) => saveFile(refusedRowsFileName(file), 'text/csv', text),
  });
  return (
    <ActionArea>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
        aria-disabled={saving.isPending}
        onClick={() => !saving.isPending && saving.mutate()}
      >
        {saving.isPending ? CATALOGUE_IMPORT_TEXTS.preparing : refusedRowsOf(file)}
      </Button>
    </ActionArea>
  );
}
