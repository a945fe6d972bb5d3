import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ADMIN_LIST_TEXTS } from '#shared/texts/admin/admin-list-texts.ts';
import { usersApi } from '../../api/groups/users-api.ts';
import { KeyCaps } from '../../shortcuts/key-caps.tsx';
import { useShortcuts } from '../../shortcuts/shortcuts.tsx';
import { TextButton } from '../../ui/base/text-button.tsx';
import { ActionArea } from '../../ui/page/action-area.tsx';
import classes from './removed-note.module.css';

interface RemovedNoteProps {
  /** A sentence about the removed thing. */
  readonly text: string;
  /** The entry of the history that brings it back. */
  readonly historyEntry: string;
  readonly onRestored: () => void;
}

/** Stands where a removed thing stood, and brings it back (decision D41). */
export function RemovedNote({ text, historyEntry, onRestored }: RemovedNoteProps) {
  const button = useRef<HTMLDivElement>(null);
  const restoring = useMutation({
    mutationFn: () => usersApi.restoreFromHistory({ params: { entry: historyEntry }, body: {} }),
    onSuccess: onRestored,
  });
  const undo = () => !restoring.isPending && restoring.mutate();
  useShortcuts([{ keys: 'z', label: ADMIN_LIST_TEXTS.undo, group: 'page', run: undo }]);
  // The button that was pressed is gone, so the focus moves to the one that takes it back.
  useEffect(() => button.current?.querySelector('button')?.focus(), []);
  return (
    <ActionArea>
      <div ref={button} role="status" className={classes['removed']}>
        <span>{text}</span>
        <TextButton aria-keyshortcuts="z" onClick={undo}>
          {ADMIN_LIST_TEXTS.undo}
        </TextButton>
        <KeyCaps keys="z" />
      </div>
    </ActionArea>
  );
}
