import { Button } from '@mantine/core';
import IconCopy from '@tabler/icons-react/icons/IconCopy';
import IconLogout from '@tabler/icons-react/icons/IconLogout';
import { Link } from 'react-router';
import type { UserView } from '#shared/schemas/wire/user-view.ts';
import { USER_FORM_TEXTS } from '#shared/texts/admin/users/user-form-texts.ts';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';
import { ActionArea } from '../../../ui/page/action-area.tsx';
import type { RecordForm } from '../../form/use-record-form.ts';
import { newUserPath } from '../../frame/user-paths.ts';
import { useSignOutUser } from './panels/sessions-panel.tsx';
import classes from './user-form.module.css';
import type { UserValues } from './user-values.ts';

interface UserActionsProps {
  readonly user: UserView;
  readonly form: RecordForm<UserValues>;
  readonly isIrreplaceable: boolean;
}

/** Actions on a whole user. Deactivating can be undone; signing out can't, so it asks first. */
export function UserActions({ user, form, isIrreplaceable }: UserActionsProps) {
  const { id, accountId, active, mayEdit, mayEditRights, sessions } = user;
  const { confirm } = useDialogs();
  const signOut = useSignOutUser(id);

  async function handleSignOut() {
    const isSure = await confirm({
      title: USER_FORM_TEXTS.signOutQuestion,
      message: USER_FORM_TEXTS.signOutDetail,
      confirmLabel: USER_FORM_TEXTS.signOutEverywhere,
      isDangerous: true,
    });
    if (isSure) signOut.mutate(undefined);
  }

  if (!mayEdit) return null;
  return (
    <ActionArea>
      <div className={classes['actions']}>
        <Button
          component={Link}
          to={`${newUserPath(accountId)}?copy=${id}`}
          variant="default"
          size="xs"
          leftSection={<IconCopy size={16} stroke={1.8} aria-hidden />}
        >
          {USER_FORM_TEXTS.copy}
        </Button>
        {sessions.length > 0 && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconLogout size={16} stroke={1.8} aria-hidden />}
            onClick={() => void handleSignOut()}
          >
            {USER_FORM_TEXTS.signOutEverywhere}
          </Button>
        )}
        {mayEditRights && !isIrreplaceable && (
          <Button
            variant="default"
            size="xs"
            data-warns={active || undefined}
            className={classes['activate'] ?? ''}
            onClick={() => void form.saveNow({ active: !active })}
          >
            {active ? USER_FORM_TEXTS.deactivate : USER_FORM_TEXTS.activate}
          </Button>
        )}
      </div>
    </ActionArea>
  );
}
