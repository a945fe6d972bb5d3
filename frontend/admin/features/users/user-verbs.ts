import IconSend from '@tabler/icons-react/icons/IconSend';
import IconUserCheck from '@tabler/icons-react/icons/IconUserCheck';
import IconUserOff from '@tabler/icons-react/icons/IconUserOff';
import type { UserRow } from '#shared/schemas/wire/user-view.ts';
import { activated, deactivated, invitedAgain, USERS_TEXTS } from '#shared/texts/admin/users/users-texts.ts';
import { usersApi } from '../../../api/groups/users-api.ts';
import type { BulkVerb } from '../../list/bulk-verb.ts';

/** Changes whether a user is active, and gives the row with its new version, which taking it back names. */
const setActive =
  (active: boolean) =>
  async (row: UserRow): Promise<UserRow> => {
    const { version } = await usersApi.changeUser({
      params: { id: String(row.id) },
      body: { active, version: row.version },
    });
    return { ...row, active, version };
  };

const sendInvitation = async (row: UserRow): Promise<UserRow> => {
  await usersApi.sendInvitation({ params: { id: String(row.id) }, body: {} });
  return { ...row, invitation: 'sent' };
};

/** The actions on several users at once. */
export const USER_VERBS: readonly BulkVerb<UserRow>[] = [
  {
    keys: 'i',
    label: USERS_TEXTS.inviteAgain,
    Icon: IconSend,
    isFor: ({ invitation, mayEdit }) => mayEdit && invitation !== null,
    act: sendInvitation,
    done: invitedAgain,
  },
  {
    keys: 'a',
    label: USERS_TEXTS.activate,
    Icon: IconUserCheck,
    isFor: ({ active, mayEdit }) => mayEdit && !active,
    act: setActive(true),
    undo: setActive(false),
    done: activated,
    undone: deactivated,
  },
  {
    keys: 'd',
    label: USERS_TEXTS.deactivate,
    Icon: IconUserOff,
    isFor: ({ active, mayEdit }) => mayEdit && active,
    act: setActive(false),
    undo: setActive(true),
    done: deactivated,
    undone: activated,
  },
];
