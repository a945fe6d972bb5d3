import { Button } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { changesCount, FORM_TEXTS, lasting, wouldBeLost } from '#shared/texts/admin/form-texts.ts';
import { useDialogs } from '../../ui/dialogs/dialogs.tsx';
import { KeyCaps } from '../shortcuts/key-caps.tsx';
import { useShortcuts } from '../shortcuts/shortcuts.tsx';
import type { FormValues } from './merge-changes.ts';
import classes from './save-bar.module.css';
import type { RecordForm } from './use-record-form.ts';

type SaveBarForm = Pick<
  RecordForm<FormValues>,
  | 'changed'
  | 'changedLabels'
  | 'lastingLabels'
  | 'isSaving'
  | 'isDirty'
  | 'isNew'
  | 'mayUndo'
  | 'isUndone'
  | 'submit'
  | 'discard'
  | 'undo'
>;

interface SaveBarProps {
  readonly form: SaveBarForm;
  /** Save, unless the form makes something new. */
  readonly saveLabel?: string;
  /** Beside the names of the changes, such as what they do elsewhere. */
  readonly note?: ReactNode;
}

/**
 * Stands at the bottom while there is something to save, and after a save offers to undo it, and the undo in turn. Below
 * something new it is always there, so that nobody looks for the way to make it.
 * Ctrl Enter saves, Esc discards after a question, z undoes.
 */
export function SaveBar({ form, saveLabel = FORM_TEXTS.save, note }: SaveBarProps) {
  const { changed, changedLabels, lastingLabels, isSaving, isDirty, isNew, mayUndo, isUndone, submit, undo } = form;
  const undoLabel = isUndone ? FORM_TEXTS.redo : FORM_TEXTS.undo;
  const maySave = isDirty || isNew;
  const bar = useRef<HTMLElement>(null);
  const askToDiscard = useAskToDiscard(form);
  useShortcuts([
    ...(maySave ? ([{ keys: 'Ctrl+Enter', label: saveLabel, group: 'page', run: () => void submit() }] as const) : []),
    ...(isDirty
      ? ([{ keys: 'Escape', label: FORM_TEXTS.discard, group: 'page', run: () => void askToDiscard() }] as const)
      : []),
    ...(mayUndo ? ([{ keys: 'z', label: undoLabel, group: 'page', run: () => void undo() }] as const) : []),
  ]);

  const isShown = maySave || mayUndo;
  const hadFocus = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the bar changes when there is nothing to save any more.
  useEffect(() => {
    // The Save button is gone and had the focus, so the focus moves to its replacement.
    if (hadFocus.current && document.activeElement === document.body) bar.current?.focus();
    hadFocus.current = false;
  }, [isDirty]);

  if (!isShown) return null;
  return (
    <section
      ref={bar}
      tabIndex={-1}
      className={classes['bar']}
      aria-label={FORM_TEXTS.unsaved}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={({ relatedTarget }) => {
        // Without a target the element may just have been taken away.
        if (relatedTarget) hadFocus.current = false;
      }}
    >
      {maySave ? (
        <>
          <p className={classes['what']} role="status">
            {isDirty && !isNew && (
              <>
                <i aria-hidden />
                <b>{changesCount(changed.length)}</b>
                <span className={classes['names']}>{changedLabels}</span>
              </>
            )}
            {!isNew && lastingLabels && <span className={classes['names']}>{lasting(lastingLabels)}</span>}
            {note}
          </p>
          {isDirty && (
            <Button
              variant="default"
              size="xs"
              rightSection={<KeyCaps keys="Escape" />}
              onClick={() => void askToDiscard()}
            >
              {FORM_TEXTS.discard}
            </Button>
          )}
          <Button
            size="xs"
            rightSection={<KeyCaps keys="Ctrl+Enter" />}
            aria-disabled={isSaving}
            onClick={() => void submit()}
          >
            {isSaving ? FORM_TEXTS.saving : saveLabel}
          </Button>
        </>
      ) : (
        <>
          <p className={classes['what']} role="status">
            {isUndone ? FORM_TEXTS.undone : FORM_TEXTS.saved}
          </p>
          <Button variant="default" size="xs" rightSection={<KeyCaps keys="z" />} onClick={() => void undo()}>
            {undoLabel}
          </Button>
        </>
      )}
    </section>
  );
}

function useAskToDiscard({ changedLabels, isDirty, isSaving, discard }: SaveBarForm) {
  const { confirm } = useDialogs();
  return async () => {
    if (!isDirty || isSaving) return;
    const isSure = await confirm({
      title: FORM_TEXTS.discardTitle,
      message: wouldBeLost(changedLabels),
      confirmLabel: FORM_TEXTS.discard,
      cancelLabel: FORM_TEXTS.keepEditing,
      isDangerous: true,
    });
    if (isSure) discard();
  };
}

/** Escape in a field, which shortcuts leave to the field. */
export function useFieldKeys(form: SaveBarForm) {
  const askToDiscard = useAskToDiscard(form);
  return (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !form.isDirty) return;
    event.preventDefault();
    void askToDiscard();
  };
}
