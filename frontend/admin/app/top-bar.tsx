import IconMenu2 from '@tabler/icons-react/icons/IconMenu2';
import IconSearch from '@tabler/icons-react/icons/IconSearch';
import type { ComponentProps, ReactNode, RefCallback } from 'react';
import { ADMIN_TEXTS } from '#shared/texts/admin/admin-texts.ts';
import { KeyCaps } from '../../shortcuts/key-caps.tsx';
import { ColorSchemeToggle } from '../../ui/base/color-scheme-toggle.tsx';
import { IconButton } from '../../ui/base/icon-button.tsx';
import { AccountMenu } from './account-menu.tsx';
import classes from './top-bar.module.css';

interface TopBarProps extends ComponentProps<typeof AccountMenu> {
  /** Gets the element that the page's breadcrumbs go to. */
  readonly crumbsRef: RefCallback<HTMLDivElement>;
  /** Chooses whose lists are shown and whom to order for. */
  readonly switcher: ReactNode;
  /** Shown to users who may chat. */
  readonly chat: ReactNode;
  readonly onNavigation: () => void;
  readonly onFind: () => void;
}

/** Where one is, finding, the colour scheme and the account. */
export function TopBar({ crumbsRef, switcher, chat, onNavigation, onFind, ...account }: TopBarProps) {
  return (
    <div className={classes['bar']}>
      <IconButton label={ADMIN_TEXTS.openNavigation} className={classes['opener'] ?? ''} onClick={onNavigation}>
        <IconMenu2 size={20} stroke={1.75} aria-hidden />
      </IconButton>
      <div ref={crumbsRef} className={classes['crumbs']} />
      <button type="button" className={classes['find']} aria-keyshortcuts="Control+K" onClick={onFind}>
        <IconSearch size={16} stroke={1.8} aria-hidden />
        <span>{ADMIN_TEXTS.findOrDo}</span>
        <KeyCaps keys="Ctrl+K" />
      </button>
      {switcher}
      {chat}
      <ColorSchemeToggle />
      <AccountMenu {...account} />
    </div>
  );
}
