import { useEffect, useRef } from 'react';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import { IMPORT_COLUMNS_HINTS, IMPORTS_TEXTS } from '#shared/texts/imports/imports-screen-texts.ts';
import type { PeopleImportKind } from '#shared/values/people/people-imports.ts';
import { TextButton } from '../../../../ui/base/text-button.tsx';
import { useAskBeforeLeaving } from '../../../../ui/form/use-ask-before-leaving.ts';
import { FileDrop } from '../../../imports/file-drop.tsx';
import classes from './upload-panel.module.css';
import { useImportUpload } from './use-import-upload.ts';

interface UploadPanelProps {
  readonly kind: PeopleImportKind;
  readonly accountId: number;
  /** The import of the uploaded file has begun. */
  readonly onBegun: (id: string) => void;
}

/** The formats as a file dialog takes them. Types alone would hide some files from it. */
const ACCEPTED = '.csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values';

/** A file to choose, drop or paste. It is uploaded at once, with its progress, and its check begins. */
export function UploadPanel({ kind, accountId, onBegun }: UploadPanelProps) {
  const leave = useRef<() => void>(undefined);
  const { sending, error, failed, begin, stop } = useImportUpload({
    kind,
    accountId,
    onBegun({ id }) {
      leave.current?.();
      onBegun(id);
    },
  });
  const letGo = useAskBeforeLeaving(sending !== undefined, IMPORTS_TEXTS.leaveUpload);
  useEffect(() => {
    leave.current = letGo;
  });
  return (
    <FileDrop
      texts={IMPORTS_TEXTS}
      accept={ACCEPTED}
      hints={[IMPORT_COLUMNS_HINTS[kind], IMPORTS_TEXTS.hint, IMPORTS_TEXTS.checkFirst]}
      onFiles={([file]) => file && begin(file)}
      sending={sending}
      onStop={stop}
    >
      {error !== undefined && (
        <p role="alert" className={classes['error']}>
          {error} {failed && <TextButton onClick={() => begin(failed)}>{UI_TEXTS.retry}</TextButton>}
        </p>
      )}
    </FileDrop>
  );
}
