import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { UserView } from '#shared/schemas/wire/user-view.ts';
import { USER_FORM_TEXTS } from '#shared/texts/admin/users/user-form-texts.ts';
import { USER_TEXTS } from '#shared/texts/admin/users/user-texts.ts';
import { usersApi } from '../../../api/groups/users-api.ts';
import { useUser } from '../../../session/session-context.tsx';
import type { FieldTexts } from '../../../ui/form/field-texts.ts';
import { toast } from '../../../ui/page/toasts.tsx';
import { useRecordForm } from '../../form/use-record-form.ts';
import { passwordProblems, userProblems } from './user-problems.ts';
import { candidatesQuery, usePermissionLocks, userQuery } from './user-queries.ts';
import {
  USER_FIELDS_SENT,
  USER_LABELS,
  USER_PASSWORDS,
  USER_REQUIRED,
  type UserValues,
  userBody,
  userRecord,
} from './user-values.ts';

/** Whether nobody may take this user's rights away: an account keeps an administrator (decision B276). */
export function useIsIrreplaceable({ isLastAdministrator, accountId }: UserView): boolean {
  const viewer = useUser();
  return isLastAdministrator && (viewer?.level !== 0 || viewer.account.id === accountId);
}

/** Up to three users who could become administrator instead. The list of a parent also has users of its branches. */
export function useCandidates({ accountId }: UserView, isAsked: boolean) {
  const { data } = useQuery(candidatesQuery(accountId, isAsked));
  return data?.data.filter((row) => row.accountId === accountId).slice(0, 3) ?? [];
}

/** The form of an existing user. `onSaved` is called after each save. */
export function useUserForm(user: UserView, isIrreplaceable: boolean, onSaved: () => void) {
  const queryClient = useQueryClient();
  const viewer = useUser();
  const { queryKey } = userQuery(user.id);
  const permissionLocks = usePermissionLocks();
  return useRecordForm<UserValues>({
    record: userRecord(user),
    fields: USER_FIELDS_SENT,
    labels: USER_LABELS,
    required: USER_REQUIRED,
    lasting: USER_PASSWORDS,
    locks: { ...permissionLocks, ...locksOf(user, viewer?.userId === user.userId, isIrreplaceable) },
    validate: (values, changed) => ({
      ...userProblems(values, changed),
      // Active is saved by itself too, with a password half typed.
      ...(USER_PASSWORDS.some((name) => changed.includes(name)) && passwordProblems(values, false)),
    }),
    async save(changes, { values, version, idempotencyKey }) {
      const body = { ...userBody(changes, values, user.permissions), version };
      const saved = await usersApi.changeUser({ params: { id: String(user.id) }, body }, { idempotencyKey });
      queryClient.setQueryData(queryKey, saved);
      return userRecord(saved);
    },
    async readAgain() {
      const latest = await queryClient.fetchQuery({ ...userQuery(user.id), staleTime: 0 });
      return userRecord(latest);
    },
    onSaved() {
      toast.success(USER_TEXTS.updated);
      onSaved();
    },
  });
}

/** An empty text locks a field whose reason is shown elsewhere, such as that of the last administrator. */
function locksOf(user: UserView, isOneself: boolean, isIrreplaceable: boolean): FieldTexts<keyof UserValues> {
  if (!user.mayEdit) return Object.fromEntries(Object.keys(USER_LABELS).map((name) => [name, '']));
  const password = isOneself ? { password: USER_FORM_TEXTS.ownPassword, passwordConfirm: '' } : {};
  if (!user.mayEditRights)
    return { ...password, type: isIrreplaceable ? '' : user.whyNotRights, mayOrder: '', active: '' };
  if (isIrreplaceable) return { type: '', active: '' };
  return user.mayChooseType ? {} : { type: USER_FORM_TEXTS.typeByParent };
}
