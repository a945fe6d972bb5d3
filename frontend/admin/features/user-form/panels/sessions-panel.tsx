import IconDeviceDesktop from '@tabler/icons-react/icons/IconDeviceDesktop';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UserView } from '#shared/schemas/wire/user-view.ts';
import { browsers, sessionSince, signOutAt, USER_FORM_TEXTS } from '#shared/texts/admin/user-form-texts.ts';
import { usersApi } from '../../../../api/groups/users-api.ts';
import { TextButton } from '../../../../ui/base/text-button.tsx';
import { formatMoment } from '../../../../ui/format/format-moment.ts';
import { ActionArea } from '../../../../ui/page/action-area.tsx';
import { toast } from '../../../../ui/page/toasts.tsx';
import { SidePanel } from '../../../form/side-panel.tsx';
import { userQuery } from '../user-queries.ts';
import classes from './panels.module.css';

/** The sessions of a user. The viewer's own session can't be ended here. */
export function SessionsPanel({ user }: { readonly user: UserView }) {
  const { sessions, mayEdit } = user;
  const signOut = useSignOutUser(user.id);
  return (
    <SidePanel title={USER_FORM_TEXTS.sessions} detail={sessions.length > 0 && browsers(sessions.length)}>
      {sessions.length === 0 && <p>{USER_FORM_TEXTS.noSessions}</p>}
      <ActionArea>
        <ul className={classes['list']}>
          {sessions.map(({ sessionId, host, createdAt, isThisOne }) => (
            <li key={sessionId} className={classes['session']}>
              <IconDeviceDesktop size={16} stroke={1.8} aria-hidden />
              <span>
                {host}
                <small>{isThisOne ? USER_FORM_TEXTS.thisSession : sessionSince(formatMoment(createdAt))}</small>
              </span>
              {mayEdit && !isThisOne && (
                <TextButton
                  aria-label={signOutAt(host, formatMoment(createdAt))}
                  onClick={() => !signOut.isPending && signOut.mutate(sessionId)}
                >
                  {USER_FORM_TEXTS.signOutThere}
                </TextButton>
              )}
            </li>
          ))}
        </ul>
      </ActionArea>
    </SidePanel>
  );
}

/** Ends one session of a user, or without an id all of them. */
export function useSignOutUser(userId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string | undefined) =>
      usersApi.signOutUser({ params: { id: String(userId) }, body: sessionId === undefined ? {} : { sessionId } }),
    onSuccess: () => toast.success(USER_FORM_TEXTS.signedOut),
    onSettled: () => queryClient.invalidateQueries(userQuery(userId)),
  });
}
