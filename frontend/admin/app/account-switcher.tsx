import { VisuallyHidden } from '@mantine/core';
import IconBuilding from '@tabler/icons-react/icons/IconBuilding';
import IconChevronDown from '@tabler/icons-react/icons/IconChevronDown';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { ACCOUNT_CHOICE_TEXTS } from '#shared/texts/admin/account-choice-texts.ts';
import { failureText } from '../../api/failure-text.ts';
import { accountChoicesQuery, accountOptions } from '../../order-as/account-choices.ts';
import { KeyCaps } from '../../shortcuts/key-caps.tsx';
import { useShortcuts } from '../../shortcuts/shortcuts.tsx';
import { useDialogs } from '../../ui/dialogs/dialogs.tsx';
import { toast } from '../../ui/page/toasts.tsx';
import classes from './account-switcher.module.css';

/** Stands for all accounts among the choices. */
const ALL = '0';

interface AccountSwitcherProps {
  readonly user: Pick<SignedInUser, 'accountId'>;
  /** The account that the lists are shown for; undefined for all. */
  readonly shown: string | undefined;
  readonly onSwitch: (accountId: string | undefined) => void;
}

/** Chooses the account that the lists are shown for. Only the provider has more than one tenant to choose from. */
export function AccountSwitcher({ user, shown, onSwitch }: AccountSwitcherProps) {
  const queryClient = useQueryClient();
  const { select } = useDialogs();
  const choices = accountChoicesQuery(user.accountId);
  const { data = [] } = useQuery({ ...choices, enabled: shown !== undefined });
  const name = data.find(({ id }) => String(id) === shown)?.companyName ?? shown;

  async function choose() {
    const accounts = await queryClient.ensureQueryData(choices).catch((error: Error) => {
      toast.error(failureText(error));
    });
    if (!accounts) return;
    const answer = await select({
      title: ACCOUNT_CHOICE_TEXTS.switchAccount,
      label: ACCOUNT_CHOICE_TEXTS.account,
      options: [{ value: ALL, label: ACCOUNT_CHOICE_TEXTS.allAccounts }, ...accountOptions(accounts)],
      initialValue: shown ?? ALL,
    });
    if (answer !== undefined) onSwitch(answer === ALL ? undefined : answer);
  }

  useShortcuts([
    { keys: 'g s', label: ACCOUNT_CHOICE_TEXTS.switchAccount, group: 'everywhere', run: () => void choose() },
  ]);
  return (
    <button
      type="button"
      className={classes['switcher']}
      aria-haspopup="dialog"
      aria-keyshortcuts="g s"
      data-set={shown !== undefined || undefined}
      onClick={() => void choose()}
    >
      <IconBuilding size={16} stroke={1.8} aria-hidden />
      <VisuallyHidden>{ACCOUNT_CHOICE_TEXTS.shownFor} </VisuallyHidden>
      <span className={classes['name']}>{name ?? ACCOUNT_CHOICE_TEXTS.allAccounts}</span>
      <IconChevronDown size={14} stroke={2} aria-hidden />
      <KeyCaps keys="g s" />
    </button>
  );
}
