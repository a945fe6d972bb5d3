import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UserView } from '#shared/schemas/wire/user-view.ts';
import { USER_FORM_TEXTS } from '#shared/texts/admin/users/user-form-texts.ts';
import { usersApi } from '../../../api/groups/users-api.ts';
import type { AccountOption } from '../../../order-as/account-choices.ts';
import { ChoiceSwitch } from '../../../ui/base/choice-switch.tsx';
import panelClasses from '../../../ui/base/panel.module.css';
import { toast } from '../../../ui/page/toasts.tsx';
import { AccountSelect } from '../../account-choice/account-select.tsx';
import { FormProblems } from '../../form/form-problems.tsx';
import { RecordFormElement } from '../../form/record-form-element.tsx';
import { SaveBar } from '../../form/save-bar.tsx';
import { useRecordForm } from '../../form/use-record-form.ts';
import { UserFields, UserPasswordFields } from './user-fields.tsx';
import classes from './user-form.module.css';
import { creationRefusal, passwordProblems, userProblems } from './user-problems.ts';
import { NAMES_ASKED, usePermissionLocks, userQuery } from './user-queries.ts';
import {
  newUserRecord,
  USER_FIELDS_SENT,
  USER_LABELS,
  USER_PASSWORDS,
  USER_REQUIRED,
  type UserValues,
  userBody,
  userRecord,
} from './user-values.ts';

interface NewUserFormProps {
  readonly accountId: number;
  /** The accounts that the viewer administers. */
  readonly accounts: readonly AccountOption[];
  readonly onAccount: (accountId: string) => void;
  /** Whose address, type and rights the new user begins with. */
  readonly colleague: UserView | undefined;
  readonly mayChooseType: boolean;
  /** Why the first user of a tenant is an inactive master user, by field. They are invited later. */
  readonly firstUser?: { readonly type: string; readonly active: string; readonly saveLabel: string };
  readonly onCreated: (userId: number) => void;
}

/** How a new user gets a password. */
type Access = 'invitation' | 'password';

const ACCESSES = [
  { value: 'invitation', label: USER_FORM_TEXTS.sendInvitation },
  { value: 'password', label: USER_FORM_TEXTS.choosePassword },
] as const;

/** The form of a new user: the same fields, with an invitation or a password (admin 5). */
export function NewUserForm(props: NewUserFormProps) {
  const { accountId, accounts, onAccount, colleague, mayChooseType, firstUser, onCreated } = props;
  const queryClient = useQueryClient();
  const [chosen, setAccess] = useState<Access>('invitation');
  const isInvited = chosen === 'invitation';
  const permissionLocks = usePermissionLocks();
  const [record] = useState(() => {
    const { values, version } = newUserRecord(colleague, mayChooseType);
    return { values: firstUser ? { ...values, type: '1', active: false } : values, version };
  });
  const form = useRecordForm<UserValues>({
    record,
    isNew: true,
    fields: USER_FIELDS_SENT,
    labels: USER_LABELS,
    required: isInvited || firstUser ? USER_REQUIRED : [...USER_REQUIRED, ...USER_PASSWORDS],
    lasting: Object.keys(USER_LABELS) as (keyof UserValues)[],
    locks: {
      ...permissionLocks,
      ...(!mayChooseType && { type: USER_FORM_TEXTS.typeByParent }),
      ...(firstUser && { type: firstUser.type, active: firstUser.active }),
    },
    validate: (values) => ({
      ...userProblems(values, Object.keys(USER_LABELS)),
      ...(!isInvited && passwordProblems(values, true)),
    }),
    async save(_, { values, idempotencyKey }) {
      const { password, ...fields } = userBody(values, values, values.type === '1' ? ['usermanagement'] : []);
      const access = isInvited ? { sendInvitation: true } : { password };
      const given = firstUser ? {} : access;
      const body = { ...fields, ...given, accountId };
      const created = await usersApi.createUser({ body }, { idempotencyKey }).catch((error: unknown) => {
        void queryClient.invalidateQueries({ queryKey: NAMES_ASKED });
        throw creationRefusal(error, values);
      });
      queryClient.setQueryData(userQuery(created.id).queryKey, created);
      onCreated(created.id);
      return userRecord(created);
    },
    readAgain: async () => record,
    onSaved() {
      toast.success(USER_FORM_TEXTS.created);
      void queryClient.invalidateQueries({ queryKey: ['users'] });
    },
  });
  return (
    <>
      <FormProblems form={form} />
      <RecordFormElement
        form={form}
        label={USER_FORM_TEXTS.details}
        className={`${panelClasses['panel']} ${classes['new']}`}
      >
        {accounts.length > 1 && (
          <div className={classes['account']}>
            <AccountSelect accounts={accounts} chosen={String(accountId)} onChoose={onAccount} />
          </div>
        )}
        <UserFields
          form={form}
          userId={null}
          password={
            !firstUser && (
              <>
                <div className={classes['choice']}>
                  <ChoiceSwitch
                    legend={USER_FORM_TEXTS.access}
                    name="access"
                    choices={ACCESSES}
                    chosen={chosen}
                    onChoose={(access) => {
                      setAccess(access);
                      form.change({ password: '', passwordConfirm: '' });
                    }}
                  />
                  {isInvited && <p className={classes['note']}>{USER_FORM_TEXTS.invitationHint}</p>}
                </div>
                {!isInvited && <UserPasswordFields form={form} />}
              </>
            )
          }
        />
      </RecordFormElement>
      <SaveBar form={form} saveLabel={firstUser?.saveLabel ?? USER_FORM_TEXTS.create} />
    </>
  );
}
