import { Button } from '@mantine/core';
import IconUpload from '@tabler/icons-react/icons/IconUpload';
import { type ReactNode, useRef } from 'react';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import { uploadedPart } from '#shared/texts/imports/imports-screen-texts.ts';
import { KeyCaps } from '../../shortcuts/key-caps.tsx';
import { useShortcuts } from '../../shortcuts/shortcuts.tsx';
import { useDroppedFiles } from '../../ui/hooks/use-dropped-files.ts';
import classes from './file-drop.module.css';
import { ProgressBar } from './progress-bar.tsx';

/** A file on its way, and how much of all was sent, from 0 to 1. */
export interface Sending {
  readonly name: string;
  readonly share: number;
}

interface FileDropProps {
  readonly texts: {
    readonly choose: string;
    readonly drop: string;
    /** Names the field for files. */
    readonly file: string;
    readonly uploading: string;
  };
  /** The formats as a file dialog takes them. */
  readonly accept: string;
  readonly isMultiple?: boolean;
  readonly hints: readonly string[];
  readonly onFiles: (files: readonly File[]) => void;
  readonly sending: Sending | undefined;
  readonly onStop: () => void;
  /** Below the button, such as the chosen files. */
  readonly children?: ReactNode;
}

/** Files to choose, drop or paste, and the progress of their upload. */
export function FileDrop(props: FileDropProps) {
  const { texts, accept, isMultiple = false, hints, onFiles, sending, onStop, children } = props;
  const input = useRef<HTMLInputElement>(null);
  const { isOver, ...dropping } = useDroppedFiles(onFiles);
  const choose = () => input.current?.click();
  useShortcuts([{ keys: 'n', label: texts.choose, group: 'page', run: choose }]);
  const progress = sending && uploadedPart(sending.name, String(Math.floor(sending.share * 100)));
  return (
    <fieldset aria-label={texts.choose} className={classes['panel']} data-over={isOver || undefined} {...dropping}>
      <input
        ref={input}
        type="file"
        multiple={isMultiple}
        accept={accept}
        aria-label={texts.file}
        hidden
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          if (files.length > 0) onFiles(files);
          // The same file can be chosen again, for example after it was corrected.
          currentTarget.value = '';
        }}
      />
      {sending ? (
        <div className={classes['sending']}>
          <p role="status">{progress}</p>
          <ProgressBar label={texts.uploading} share={sending.share} text={progress} />
          <Button variant="default" size="xs" onClick={onStop}>
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
              {texts.choose}
            </Button>{' '}
            <span className={classes['drop']}>{texts.drop}</span>
          </p>
          {hints.map((hint) => (
            <p key={hint} className={classes['hint']}>
              {hint}
            </p>
          ))}
        </>
      )}
      {children}
    </fieldset>
  );
}
