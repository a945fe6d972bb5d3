import { LIST_TEXTS } from '#shared/texts/admin/list-texts.ts';
import { TextButton } from '../../ui/base/text-button.tsx';
import { KeyCaps } from '../shortcuts/key-caps.tsx';
import classes from './done-row.module.css';

interface DoneRowProps {
  readonly text: string;
  readonly isBusy: boolean;
  /** Left out where it can't be undone. */
  readonly onUndo?: (() => void) | undefined;
}

/** Stands where rows were changed or have gone, and takes it back. */
export function DoneRow({ text, isBusy, onUndo }: DoneRowProps) {
  return (
    <div className={classes['done']}>
      <span>{text}</span>
      {onUndo && (
        <TextButton data-undo disabled={isBusy} aria-keyshortcuts="z" onClick={onUndo}>
          {LIST_TEXTS.undo}
        </TextButton>
      )}
      {onUndo && <KeyCaps keys="z" />}
    </div>
  );
}
