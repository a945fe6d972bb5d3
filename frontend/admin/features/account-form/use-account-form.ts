import { useQueryClient } from '@tanstack/react-query';
import type { AccountChangeBody } from '#shared/contracts/accounts.ts';
import { wouldLockOut } from '#shared/rules/accounts/ip-list-text.ts';
import type { AccountView } from '#shared/schemas/wire/account-view.ts';
import { IP_TEXTS } from '#shared/texts/admin/account-form/editor-texts.ts';
import { ACCOUNT_SAVE_TEXTS } from '#shared/texts/admin/account-save-texts.ts';
import { accountsApi } from '../../../api/groups/accounts-api.ts';
import { useUser } from '../../../session/session-context.tsx';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';
import type { FieldTexts } from '../../../ui/form/field-texts.ts';
import { toast } from '../../../ui/page/toasts.tsx';
import { useRecordForm } from '../../form/use-record-form.ts';
import { accountQuery } from './account-queries.ts';
import { ACCOUNT_LABELS } from './values/account-labels.ts';
import { accountProblems } from './values/account-problems.ts';
import {
  type AccountValues,
  accountBody,
  accountRecord,
  namesOfCode,
  type ValueName,
} from './values/account-values.ts';
import { settingsOfDraft } from './values/drafts.ts';
import { ACCOUNT_FIELDS_SENT } from './values/sent-fields.ts';

/** A save of an account: the fields that it sent, and their former values in the same form. */
interface SentSave {
  readonly sent: Omit<AccountChangeBody, 'id' | 'version'>;
  readonly former: SentSave['sent'];
  /** The version that the save made. */
  readonly version: number;
}

/** The form of an account. `onSaved` gets the save and the fields that take it back. */
export function useAccountForm(view: AccountView, onSaved: (made: SentSave) => void) {
  const queryClient = useQueryClient();
  const mayShutOut = useAskBeforeLockOut(view);
  const { queryKey } = accountQuery(view.id);
  const form = useRecordForm<AccountValues>({
    record: accountRecord(view),
    fields: ACCOUNT_FIELDS_SENT,
    labels: ACCOUNT_LABELS,
    locks: locksOf(view),
    validate: (values, changed) => accountProblems(view, values, changed),
    failedText: ACCOUNT_SAVE_TEXTS.savingFailed,
    async save(changes, { version, idempotencyKey }) {
      const body = { ...accountBody(changes), id: view.id, version };
      const saved = await accountsApi.changeAccount({ body }, { idempotencyKey });
      queryClient.setQueryData(queryKey, saved);
      return accountRecord(saved);
    },
    async readAgain() {
      return accountRecord(await queryClient.fetchQuery({ ...accountQuery(view.id), staleTime: 0 }));
    },
    onSaved({ changes, former, version }) {
      toast.success(ACCOUNT_SAVE_TEXTS.saved);
      onSaved({ sent: accountBody(changes) ?? {}, former: accountBody(former) ?? {}, version });
    },
  });
  return {
    ...form,
    async submit() {
      if (await mayShutOut(form.values, form.changed)) await form.submit();
    },
  };
}

export type AccountRecordForm = ReturnType<typeof useAccountForm>;

/** An empty text locks a field whose reason the field shows itself. */
function locksOf({ fields, mayDeactivate }: AccountView): FieldTexts<ValueName> {
  const locked = fields.filter(({ mayChange }) => !mayChange).flatMap(({ code }) => namesOfCode(code));
  return Object.fromEntries([...locked, ...(mayDeactivate ? [] : ['active'])].map((name) => [name, '']));
}

/** Asks before somebody keeps themselves out of their own account. */
function useAskBeforeLockOut({ id, yourAddress }: AccountView) {
  const user = useUser();
  const { confirm } = useDialogs();
  return async ({ ipRestriction }: AccountValues, changed: readonly string[]): Promise<boolean> => {
    if (user?.accountId !== id || ipRestriction === null || !changed.includes('ipRestriction')) return true;
    const restriction = settingsOfDraft('ipRestriction', ipRestriction.own)?.ipRestriction;
    const place = restriction && wouldLockOut(restriction, yourAddress);
    if (!place) return true;
    return confirm({
      title: IP_TEXTS.lockOutTitle,
      message: place === 'site' ? IP_TEXTS.lockOutSite : IP_TEXTS.lockOutCheckout,
      confirmLabel: IP_TEXTS.lockOutSave,
      isDangerous: true,
    });
  };
}
