import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usDate } from '#shared/rules/base/us-date.ts';
import type { UserView } from '#shared/schemas/wire/user-view.ts';
import { USER_FORM_TEXTS } from '#shared/texts/admin/users/user-form-texts.ts';
import { usersApi } from '../../../../api/groups/users-api.ts';
import { Pill } from '../../../../ui/base/pill.tsx';
import { TextButton } from '../../../../ui/base/text-button.tsx';
import { localDay } from '../../../../ui/format/local-day.ts';
import { ActionArea } from '../../../../ui/page/action-area.tsx';
import { toast } from '../../../../ui/page/toasts.tsx';
import { SidePanel } from '../../../form/side-panel.tsx';
import { userQuery } from '../user-queries.ts';
import classes from './panels.module.css';

type Invitation = NonNullable<UserView['invitation']>;

const STATES: Readonly<
  Record<Invitation['state'], { readonly text: string; readonly tone: 'good' | 'note' | 'warn' }>
> = {
  sent: { text: USER_FORM_TEXTS.sent, tone: 'note' },
  opened: { text: USER_FORM_TEXTS.opened, tone: 'note' },
  expired: { text: USER_FORM_TEXTS.ranOut, tone: 'warn' },
  accepted: { text: USER_FORM_TEXTS.accepted, tone: 'good' },
};

/** How far an invitation has come, and another one. */
export function InvitationPanel({ user }: { readonly user: UserView }) {
  const { id, invitation, mayEdit, active } = user;
  const queryClient = useQueryClient();
  const sending = useMutation({
    mutationFn: () => usersApi.sendInvitation({ params: { id: String(id) }, body: {} }),
    async onSuccess() {
      toast.success(USER_FORM_TEXTS.mailSent);
      await queryClient.invalidateQueries(userQuery(id));
    },
  });
  const isOpen = invitation !== null && invitation.state !== 'accepted';
  return (
    <SidePanel title={USER_FORM_TEXTS.invitation} detail={invitation && <State {...STATES[invitation.state]} />}>
      {invitation ? <Steps invitation={invitation} /> : <p>{USER_FORM_TEXTS.noInvitation}</p>}
      {mayEdit && active && (
        <ActionArea>
          <p className={classes['note']}>
            {USER_FORM_TEXTS.invitationNote}{' '}
            <TextButton onClick={() => !sending.isPending && sending.mutate()}>
              {isOpen ? USER_FORM_TEXTS.sendAgain : USER_FORM_TEXTS.sendReset}
            </TextButton>
          </p>
        </ActionArea>
      )}
    </SidePanel>
  );
}

const State = ({ text, tone }: (typeof STATES)['sent']) => <Pill tone={tone}>{text}</Pill>;

function Steps({ invitation }: { readonly invitation: Invitation }) {
  const { state, sentAt, openedAt, acceptedAt, expiresAt } = invitation;
  const steps = [
    { name: USER_FORM_TEXTS.sent, at: sentAt },
    // The time when a link was opened is known only while the link can be used.
    ...(state === 'accepted' ? [] : [{ name: USER_FORM_TEXTS.opened, at: openedAt }]),
    state === 'expired'
      ? { name: USER_FORM_TEXTS.ranOut, at: expiresAt }
      : { name: USER_FORM_TEXTS.passwordSet, at: acceptedAt },
  ];
  return (
    <ol className={classes['steps']}>
      {steps.map(({ name, at }) => (
        <li key={name} data-done={at !== null || undefined}>
          {name} {at !== null && usDate(localDay(at))}
        </li>
      ))}
    </ol>
  );
}
