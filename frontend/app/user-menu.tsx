import { Button } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/icons/IconChevronDown';
import IconUserCircle from '@tabler/icons-react/icons/IconUserCircle';
import { useEffect, useId, useRef, useState } from 'react';
import type { SignedInUser } from '#shared/schemas/signed-in-user.ts';
import { SHELL_TEXTS } from '#shared/texts/shell-texts.ts';
import { ServiceLocation } from '../features/session/account-facts.tsx';
import { useSession } from '../features/session/session-context.tsx';
import { ColorSchemeToggle } from '../ui/color-scheme-toggle.tsx';
import classes from './user-menu.module.css';

interface UserMenuProps {
  readonly user: SignedInUser;
  /** The page can't be used while the session is lost, and its menu isn't left standing over the login. */
  readonly isLost: boolean;
}

/** Who is signed in and where it ships from, with the way out. */
export function UserMenu({ user, isLost }: UserMenuProps) {
  const menuId = useId();
  const menu = useRef<HTMLElement>(null);
  const { account, firstName, lastName, userName } = user;
  const name = account.showUserName ? `${firstName} ${lastName}`.trim() : SHELL_TEXTS.account;

  useEffect(() => {
    if (isLost) menu.current?.hidePopover?.();
  }, [isLost]);

  return (
    <>
      <button type="button" className={classes['opener']} popoverTarget={menuId}>
        <IconUserCircle size={22} stroke={1.75} aria-hidden />
        <span className={classes['name']}>{name}</span>
        <IconChevronDown size={16} stroke={1.75} aria-hidden />
      </button>
      <section ref={menu} id={menuId} popover="auto" aria-label={SHELL_TEXTS.accountMenu} className={classes['menu']}>
        <div className={classes['who']}>
          <strong>{account.showUserName ? name : account.companyName}</strong>
          {account.showUserName && <span>{userName}</span>}
          {account.showUserName && <span>{account.companyName}</span>}
        </div>
        <ServiceLocation user={user} />
        <div className={classes['end']}>
          <ColorSchemeToggle />
          <SignOutButton account={account} />
        </div>
      </section>
    </>
  );
}

function SignOutButton({ account }: Pick<SignedInUser, 'account'>) {
  const { signOut } = useSession();
  const [isPending, setIsPending] = useState(false);

  async function handleClick() {
    setIsPending(true);
    // What can't be loaded keeps nobody here either.
    await import('../features/cart/clear-on-leaving.ts')
      .then(({ clearOnLeaving }) => clearOnLeaving(account))
      .catch(() => undefined);
    await signOut();
  }

  return (
    <Button variant="default" loading={isPending} onClick={handleClick}>
      {SHELL_TEXTS.signOut}
    </Button>
  );
}
