import IconDeviceDesktop from '@tabler/icons-react/icons/IconDeviceDesktop';
import IconDeviceMobile from '@tabler/icons-react/icons/IconDeviceMobile';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UserView } from '#shared/schemas/wire/user-view.ts';
import {
  browsers,
  lastSignIn,
  lastUsed,
  sessionSince,
  signOutAt,
  USER_FORM_TEXTS,
} from '#shared/texts/admin/users/user-form-texts.ts';
import { usersApi } from '../../../../api/groups/users-api.ts';
import { TextButton } from '../../../../ui/base/text-button.tsx';
import { formatMoment } from '../../../../ui/format/format-moment.ts';
import { ActionArea } from '../../../../ui/page/action-area.tsx';
import { toast } from '../../../../ui/page/toasts.tsx';
import { SidePanel } from '../../../form/side-panel.tsx';
import { userQuery } from '../user-queries.ts';
import classes from './panels.module.css';

type Session = UserView['sessions'][number];

/** When a user last signed in, and their sessions. The viewer's own session can't be ended here. */
export function SessionsPanel({ user }: { readonly user: UserView }) {
  const { sessions, lastSignInAt, mayEdit } = user;
  const signOut = useSignOutUser(user.id);
  return (
    <SidePanel title={USER_FORM_TEXTS.sessions} detail={sessions.length > 0 && browsers(sessions.length)}>
      {sessions.length === 0 && lastSignInAt !== null && <p>{USER_FORM_TEXTS.noSessions}</p>}
      <p className={classes['lastSignIn']}>
        {lastSignInAt === null ? USER_FORM_TEXTS.neverSignedIn : lastSignIn(formatMoment(lastSignInAt))}
      </p>
      <ActionArea>
        <ul className={classes['list']}>
          {sessions.map((session) => (
            <SessionLine
              key={session.sessionId}
              session={session}
              onEnd={
                mayEdit && !session.isThisOne
                  ? () => !signOut.isPending && signOut.mutate(session.sessionId)
                  : undefined
              }
            />
          ))}
        </ul>
      </ActionArea>
    </SidePanel>
  );
}

interface SessionLineProps {
  readonly session: Session;
  /** Undefined for a session that the viewer can't end here. */
  readonly onEnd: (() => void) | undefined;
}

function SessionLine({ session, onEnd }: SessionLineProps) {
  const { host, createdAt, usedAt, isThisOne } = session;
  const browser = session.browser || USER_FORM_TEXTS.unknownBrowser;
  const since = formatMoment(createdAt);
  const Icon = /iPhone|Android/.test(browser) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={classes['session']}>
      <Icon size={16} stroke={1.8} aria-hidden />
      <span>
        {browser}
        <small>{host}</small>
        <small>{sessionSince(since)}</small>
        <small>{isThisOne ? USER_FORM_TEXTS.thisSession : lastUsed(formatMoment(usedAt))}</small>
      </span>
      {onEnd && (
        <TextButton aria-label={signOutAt(browser, since)} onClick={onEnd}>
          {USER_FORM_TEXTS.signOutThere}
        </TextButton>
      )}
    </li>
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
