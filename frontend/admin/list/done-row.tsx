import { ADMIN_LIST_TEXTS } from '#shared/texts/admin/admin-list-texts.ts';
import { KeyCaps } from '../../shortcuts/key-caps.tsx';
import { TextButton } from '../../ui/base/text-button.tsx';
import classes from './done-row.module.css';

interface DoneRowProps {
  readonly text: string;
  readonly isBusy: boolean;
  /** Left out where it can't be undone. */
  readonly onUndo?: (() => void) | undefined;
  /** After an undo it may be done again. */
  readonly undoLabel?: string;
}

/** The line in the place of the changed rows, with Undo. */
export function DoneRow({ text, isBusy, onUndo, undoLabel = ADMIN_LIST_TEXTS.undo }: DoneRowProps) {
  return (
    <div className={classes['done']} data-done tabIndex={-1}>
      <span>{text}</span>
      {onUndo && (
        <TextButton data-undo disabled={isBusy} aria-keyshortcuts="z" onClick={onUndo}>
          {undoLabel}
        </TextButton>
      )}
      {onUndo && <KeyCaps keys="z" />}
    </div>
  );
}
