import { Switch, VisuallyHidden } from '@mantine/core';
import { type ComponentType, useId, useRef } from 'react';
import { Link } from 'react-router';
import type { ShoppingAccount, SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { ADMIN_TEXTS, LEVEL_NAMES } from '#shared/texts/admin/admin-texts.ts';
import { SHORTCUT_TEXTS } from '#shared/texts/base/shortcut-texts.ts';
import { PATHS } from '../../paths.ts';
import { switchSingleKeys, useSingleKeysOn } from '../../shortcuts/single-keys.ts';
import { initialsOf } from '../../ui/base/logo.tsx';
import classes from './account-menu.module.css';

/** Ends the session. The store has it, as it leaves the cart as the account wants it. */
export type SignOut = ComponentType<{ readonly account: ShoppingAccount }>;

interface AccountMenuProps {
  readonly user: SignedInUser;
  readonly SignOut: SignOut;
}

/** The menu of the signed-in administrator: name, settings, links to the store and sign-out. */
export function AccountMenu({ user, SignOut }: AccountMenuProps) {
  const menuId = useId();
  const menu = useRef<HTMLElement>(null);
  const areOn = useSingleKeysOn();
  const { account, firstName, lastName, userName, level } = user;
  const name = `${firstName} ${lastName}`.trim() || userName;
  return (
    <>
      <button type="button" className={classes['opener']} popoverTarget={menuId} title={name}>
        <span className={classes['avatar']} aria-hidden>
          {initialsOf(name)}
        </span>
        <VisuallyHidden>{name}</VisuallyHidden>
      </button>
      <section ref={menu} id={menuId} popover="auto" aria-label={ADMIN_TEXTS.accountMenu} className={classes['menu']}>
        <div className={classes['who']}>
          <b>{name}</b>
          <span>{userName}</span>
          <span>
            {account.companyName} · {LEVEL_NAMES[level]}
          </span>
        </div>
        <Link to={PATHS.home} className={classes['link']} onClick={() => menu.current?.hidePopover?.()}>
          {ADMIN_TEXTS.backToStore}
        </Link>
        <div>
          <Switch
            label={SHORTCUT_TEXTS.singleKeys}
            description={ADMIN_TEXTS.singleKeysDetail}
            checked={areOn}
            onChange={({ currentTarget: { checked } }) => switchSingleKeys(checked)}
          />
        </div>
        <div className={classes['end']}>
          <SignOut account={account} />
        </div>
      </section>
    </>
  );
}
