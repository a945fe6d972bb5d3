import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AccountView } from '#shared/schemas/wire/account-view.ts';
import { ACCOUNT_SAVE_TEXTS } from '#shared/texts/admin/account-save-texts.ts';
import { NEW_ACCOUNT_TEXTS } from '#shared/texts/admin/new-account-texts.ts';
import { accountsApi } from '../../../api/groups/accounts-api.ts';
import type { AccountOption } from '../../../order-as/account-choices.ts';
import panelClasses from '../../../ui/base/panel.module.css';
import { toast } from '../../../ui/page/toasts.tsx';
import { FormProblems } from '../../form/form-problems.tsx';
import { RecordFormElement } from '../../form/record-form-element.tsx';
import { SaveBar } from '../../form/save-bar.tsx';
import { useRecordForm } from '../../form/use-record-form.ts';
import classes from './new-account.module.css';
import { NewAccountFields } from './new-account-fields.tsx';
import {
  NEW_ACCOUNT_FIELDS,
  NEW_ACCOUNT_LABELS,
  NEW_ACCOUNT_REQUIRED,
  type NewAccountValues,
  newAccountBody,
  newAccountProblems,
  newAccountValues,
} from './new-account-values.ts';

interface NewAccountFormProps {
  /** The parent at first; empty for a top-level account. */
  readonly parentId: string;
  /** The accounts that can have branches, for whoever chooses. */
  readonly parents: readonly AccountOption[] | undefined;
  /** The account stays closed until it is activated. */
  readonly isClosed?: boolean;
  readonly saveLabel?: string;
  readonly onCreated: (account: AccountView) => void;
}

/** The form of a new account, with only the required fields (admin 5). */
export function NewAccountForm(props: NewAccountFormProps) {
  const { parentId, parents, isClosed = false, saveLabel = NEW_ACCOUNT_TEXTS.create, onCreated } = props;
  const queryClient = useQueryClient();
  const [record] = useState(() => ({ values: newAccountValues(parentId), version: 0 }));
  const form = useRecordForm<NewAccountValues>({
    record,
    isNew: true,
    fields: NEW_ACCOUNT_FIELDS,
    labels: NEW_ACCOUNT_LABELS,
    required: NEW_ACCOUNT_REQUIRED,
    lasting: Object.keys(NEW_ACCOUNT_LABELS) as (keyof NewAccountValues)[],
    failedText: ACCOUNT_SAVE_TEXTS.savingFailed,
    validate: newAccountProblems,
    async save(_, { values, idempotencyKey }) {
      const created = await accountsApi.createAccount(
        { body: { ...newAccountBody(values), ...(isClosed && { active: false }) } },
        { idempotencyKey },
      );
      onCreated(created);
      return { values, version: 1 };
    },
    readAgain: async () => record,
    onSaved() {
      toast.success(ACCOUNT_SAVE_TEXTS.saved);
      void queryClient.invalidateQueries({ queryKey: ['accounts'] });
    },
  });
  return (
    <>
      <FormProblems form={form} />
      <RecordFormElement
        form={form}
        label={NEW_ACCOUNT_TEXTS.details}
        className={`${panelClasses['panel']} ${classes['panel']}`}
      >
        <NewAccountFields form={form} parents={parents} />
      </RecordFormElement>
      <SaveBar form={form} saveLabel={saveLabel} />
    </>
  );
}
