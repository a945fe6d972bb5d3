import { useMutation } from '@tanstack/react-query';
import type { ProfileChange } from '#shared/contracts/profile.ts';
import { profileApi } from '../../../api/groups/profile-api.ts';
import { useSession } from '../../../session/session-context.tsx';
import type { TypedPasswords } from './profile-values.ts';

/** Saves the user's own profile and password. Both reject with an `ApiError` when the server refuses. */
export function useSaveProfile() {
  const { takeUser } = useSession();
  const person = useMutation({
    mutationFn: (body: ProfileChange) => profileApi.updateProfile({ body }),
    onSuccess: takeUser,
    meta: { hasForm: true },
  });
  const password = useMutation({
    mutationFn: ({ currentPassword, newPassword, confirmPassword }: TypedPasswords) =>
      profileApi.changePassword({ body: { currentPassword, newPassword, confirmPassword } }),
    onSuccess: takeUser,
    meta: { hasForm: true },
  });
  return { changePerson: person.mutateAsync, changePassword: password.mutateAsync };
}
