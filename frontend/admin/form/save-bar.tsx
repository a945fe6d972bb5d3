import { Button } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { changesCount, FORM_TEXTS, lasting, wouldBeLost } from '#shared/texts/admin/form-texts.ts';
import { KeyCaps } from '../../shortcuts/key-caps.tsx';
import { useShortcuts } from '../../shortcuts/shortcuts.tsx';
import { useDialogs } from '../../ui/dialogs/dialogs.tsx';
import { useKeptFocus } from '../../ui/hooks/use-kept-focus.ts';
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
 * Stays at the bottom while there are unsaved changes. After a save it offers to undo it, and then to redo it. Below a
 * new record it is always there, so that nobody has to look for it. Ctrl Enter saves, Esc discards after a question, z
 * undoes.
 */
export function SaveBar({ form, saveLabel = FORM_TEXTS.save, note }: SaveBarProps) {
  const { changed, changedLabels, lastingLabels, isSaving, isDirty, isNew, mayUndo, isUndone, submit, undo } = form;
  const undoLabel = isUndone ? FORM_TEXTS.redo : FORM_TEXTS.undo;
  const maySave = isDirty || isNew;
  const askToDiscard = useAskToDiscard(form);
  useShortcuts([
    ...(maySave ? ([{ keys: 'Ctrl+Enter', label: saveLabel, group: 'page', run: () => void submit() }] as const) : []),
    ...(isDirty
      ? ([{ keys: 'Escape', label: FORM_TEXTS.discard, group: 'page', run: () => void askToDiscard() }] as const)
      : []),
    ...(mayUndo ? ([{ keys: 'z', label: undoLabel, group: 'page', run: () => void undo() }] as const) : []),
  ]);

  const isShown = maySave || mayUndo;
  const kept = useKeptFocus(isDirty);

  if (!isShown) return null;
  return (
    <section {...kept} className={classes['bar']} aria-label={FORM_TEXTS.unsaved}>
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
