import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { FORM_TEXTS } from '#shared/texts/admin/form-texts.ts';
import {
  accountSaved,
  accountSaveUndone,
  openAccountOf,
  saveNotUndone,
} from '#shared/texts/admin/saved-account-texts.ts';
import { ApiError } from '../../../api/api-error.ts';
import { failureText } from '../../../api/failure-text.ts';
import { accountsApi } from '../../../api/groups/accounts-api.ts';
import { useShortcuts } from '../../../shortcuts/shortcuts.tsx';
import { adminAccountPath } from '../../frame/account-paths.ts';
import { DoneRow } from '../../list/done-row.tsx';
import { forgetSave, type LastSave, toldSave } from './last-save.ts';
import classes from './saved-account-line.module.css';

/** The account that was saved on the page before, with Undo, until this page is left. */
export function SavedAccountLine() {
  const queryClient = useQueryClient();
  const [save] = useState(() => toldSave(queryClient));
  useEffect(() => forgetSave(queryClient), [queryClient]);
  return save && <UndoableSave save={save} />;
}

/** Sends the values before the save, as another save. That can be undone in turn (decision B350). */
function UndoableSave({ save: made }: { readonly save: LastSave }) {
  const queryClient = useQueryClient();
  const [save, setSave] = useState(made);
  const [isUndone, setIsUndone] = useState(false);
  // A second try uses the same key, because the reply to the first may have been lost.
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());
  const { id, companyName, version, sent, former } = save;
  const undoing = useMutation({
    mutationFn: () => accountsApi.changeAccount({ body: { ...former, id, version } }, { idempotencyKey }),
    onSuccess(saved) {
      setSave({ ...save, companyName: saved.companyName, version: saved.version, sent: former, former: sent });
      setIsUndone(!isUndone);
      setIdempotencyKey(crypto.randomUUID());
    },
    // This does not wait for the new data, because the save is undone and can be made again at once.
    onSettled() {
      for (const queryKey of [['accounts'], ['account', id], ['history', 'account', String(id)]]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
  });
  const undoLabel = isUndone ? FORM_TEXTS.redo : FORM_TEXTS.undo;
  const undo = () => !undoing.isPending && undoing.mutate();
  const mayUndo = !isRefusal(undoing.error);
  useShortcuts(mayUndo ? [{ keys: 'z', label: undoLabel, group: 'page', run: undo }] : []);
  const text = undoing.isError
    ? saveNotUndone(companyName, failureText(undoing.error))
    : (isUndone ? accountSaveUndone : accountSaved)(companyName);
  return (
    <div className={classes['line']} role="status">
      <DoneRow text={text} isBusy={undoing.isPending} undoLabel={undoLabel} onUndo={mayUndo ? undo : undefined} />
      {undoing.isError && <Link to={adminAccountPath(id)}>{openAccountOf(companyName)}</Link>}
    </div>
  );
}

const REFUSALS: readonly unknown[] = ['conflict', 'forbidden', 'invalid_input', 'not_found'];

/** Whether the server would say the same again. */
const isRefusal = (error: unknown): boolean => error instanceof ApiError && REFUSALS.includes(error.code);
