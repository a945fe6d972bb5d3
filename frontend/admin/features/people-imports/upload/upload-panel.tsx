import { Button } from '@mantine/core';
import IconUpload from '@tabler/icons-react/icons/IconUpload';
import { useEffect, useRef } from 'react';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import { IMPORT_COLUMNS_HINTS, IMPORTS_TEXTS, uploadedPart } from '#shared/texts/imports/imports-screen-texts.ts';
import type { PeopleImportKind } from '#shared/values/people/people-imports.ts';
import { KeyCaps } from '../../../../shortcuts/key-caps.tsx';
import { useShortcuts } from '../../../../shortcuts/shortcuts.tsx';
import { TextButton } from '../../../../ui/base/text-button.tsx';
import { useAskBeforeLeaving } from '../../../../ui/form/use-ask-before-leaving.ts';
import { useDroppedFile } from '../../../../ui/hooks/use-dropped-file.ts';
import { ProgressBar } from '../progress/progress-bar.tsx';
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
  const input = useRef<HTMLInputElement>(null);
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
  const { isOver, ...dropping } = useDroppedFile(begin);
  const choose = () => input.current?.click();
  useShortcuts([{ keys: 'n', label: IMPORTS_TEXTS.choose, group: 'page', run: choose }]);
  const progress = sending && uploadedPart(sending.name, String(Math.floor(sending.share * 100)));

  return (
    <fieldset
      aria-label={IMPORTS_TEXTS.choose}
      className={classes['panel']}
      data-over={isOver || undefined}
      {...dropping}
    >
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        aria-label={IMPORTS_TEXTS.file}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) begin(file);
          // The same file can be chosen again, for example after it was corrected.
          currentTarget.value = '';
        }}
      />
      {sending ? (
        <div className={classes['sending']}>
          <p role="status">{progress}</p>
          <ProgressBar label={IMPORTS_TEXTS.uploading} share={sending.share} text={progress} />
          <Button variant="default" size="xs" onClick={stop}>
            {UI_TEXTS.cancel}
          </Button>
        </div>
      ) : (
        <>
          <p className={classes['choose']}>
            <Button
              aria-keyshortcuts="n"
              leftSection={<IconUpload size={16} stroke={1.8} aria-hidden />}
              rightSection={<KeyCaps keys="n" />}
              onClick={choose}
            >
              {IMPORTS_TEXTS.choose}
            </Button>{' '}
            <span className={classes['drop']}>{IMPORTS_TEXTS.drop}</span>
          </p>
          <p className={classes['hint']}>{IMPORT_COLUMNS_HINTS[kind]}</p>
          <p className={classes['hint']}>{IMPORTS_TEXTS.hint}</p>
          <p className={classes['hint']}>{IMPORTS_TEXTS.checkFirst}</p>
        </>
      )}
      {error !== undefined && (
        <p role="alert" className={classes['error']}>
          {error} {failed && <TextButton onClick={() => begin(failed)}>{UI_TEXTS.retry}</TextButton>}
        </p>
      )}
    </fieldset>
  );
}
