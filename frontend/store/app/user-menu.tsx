import IconChevronDown from '@tabler/icons-react/icons/IconChevronDown';
import IconReceipt from '@tabler/icons-react/icons/IconReceipt';
import IconSend from '@tabler/icons-react/icons/IconSend';
import IconUserCircle from '@tabler/icons-react/icons/IconUserCircle';
import { lazy, Suspense, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { mayAdminister } from '#shared/rules/accounts/may-administer.ts';
import { hasApprovalRequests } from '#shared/rules/orders/may-request-approval.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { SHELL_TEXTS } from '#shared/texts/base/shell-texts.ts';
import { APPROVAL_TEXTS } from '#shared/texts/orders/approval-texts.ts';
import { PATHS } from '../../paths.ts';
import { ColorSchemeToggle } from '../../ui/base/color-scheme-toggle.tsx';
import { ServiceLocation } from '../features/postal-code/account-facts.tsx';
import { SignOutButton } from '../pages/sign-out-button.tsx';
import classes from './user-menu.module.css';

const CustomerChoice = lazy(async () => ({ default: (await import('../pages/customer-choice.tsx')).CustomerChoice }));

interface UserMenuProps {
  readonly user: SignedInUser;
  /** The page can't be used while the session is lost, and its menu isn't left standing over the login. */
  readonly isLost: boolean;
}

/** The menu of the signed-in user: account, links and signing out. */
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
        <Link to={PATHS.orders} className={classes['link']} onClick={() => menu.current?.hidePopover?.()}>
          <IconReceipt size={20} stroke={1.75} aria-hidden />
          {SHELL_TEXTS.orders}
        </Link>
        {mayAdminister(user, 2) && (
          <Link to={PATHS.admin} className={classes['link']} onClick={() => menu.current?.hidePopover?.()}>
            <IconUserCircle size={20} stroke={1.75} aria-hidden />
            {SHELL_TEXTS.admin}
          </Link>
        )}
        {hasApprovalRequests(user) && (
          <Link to={PATHS.approvals} className={classes['link']} onClick={() => menu.current?.hidePopover?.()}>
            <IconSend size={20} stroke={1.75} aria-hidden />
            {APPROVAL_TEXTS.title}
          </Link>
        )}
        <ServiceLocation user={user} />
        {user.customers.length > 0 && (
          <div>
            <Suspense>
              <CustomerChoice user={user} look="link" />
            </Suspense>
          </div>
        )}
        <div className={classes['end']}>
          <ColorSchemeToggle />
          <SignOutButton account={account} />
        </div>
      </section>
    </>
  );
}
