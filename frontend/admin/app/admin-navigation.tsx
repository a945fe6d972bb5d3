import IconKeyboard from '@tabler/icons-react/icons/IconKeyboard';
import IconLayoutSidebar from '@tabler/icons-react/icons/IconLayoutSidebar';
import { Fragment } from 'react';
import { Link, useLocation } from 'react-router';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { ADMIN_TEXTS, LEVEL_NAMES } from '#shared/texts/admin/admin-texts.ts';
import { SHORTCUT_TEXTS } from '#shared/texts/base/shortcut-texts.ts';
import { useApplication } from '../../application/application-query.ts';
import { PATHS } from '../../paths.ts';
import { KeyCaps } from '../../shortcuts/key-caps.tsx';
import { useBegunShortcut } from '../../shortcuts/shortcuts.tsx';
import { initialsOf } from '../../ui/base/logo.tsx';
import classes from './admin-navigation.module.css';
import { currentOf, type NavigationEntry } from './views.ts';

interface AdminNavigationProps {
  readonly user: SignedInUser;
  readonly entries: readonly NavigationEntry[];
  readonly isRail?: boolean;
  /** A page was chosen. */
  readonly onLeave?: () => void;
  readonly onKeys: () => void;
  /** Left out where it can not be narrowed. */
  readonly onRail?: () => void;
}

/** Whose admin area it is, and the ways through it. */
export function AdminNavigation({ user, entries, isRail = false, onLeave, onKeys, onRail }: AdminNavigationProps) {
  const { companyName } = useApplication();
  const { pathname } = useLocation();
  const begun = useBegunShortcut();
  const firstOfProvider = entries.find(({ isForProvider }) => isForProvider);
  return (
    <nav
      aria-label={ADMIN_TEXTS.navigation}
      className={classes['navigation']}
      data-rail={isRail || undefined}
      data-keys={begun !== undefined || undefined}
    >
      <Link to={PATHS.home} className={classes['who']} title={ADMIN_TEXTS.backToStore} onClick={onLeave}>
        <span className={classes['logo']} aria-hidden>
          {initialsOf(companyName).slice(0, 1)}
        </span>
        <span className={classes['words']}>
          <b>{companyName}</b>
          <small>{LEVEL_NAMES[user.level]}</small>
        </span>
      </Link>
      <div>
        {entries.map((entry) => (
          <Fragment key={entry.path}>
            {entry === firstOfProvider && <p className={classes['heading']}>{ADMIN_TEXTS.provider}</p>}
            <Link
              to={entry.path}
              className={classes['entry']}
              aria-current={currentOf(entry, pathname)}
              title={isRail ? entry.label : undefined}
              aria-keyshortcuts={entry.keys}
              onClick={onLeave}
            >
              <entry.Icon size={16} stroke={1.8} aria-hidden />
              <span className={classes['label']}>{entry.label}</span>
              <KeyCaps keys={entry.keys} />
            </Link>
          </Fragment>
        ))}
      </div>
      <div className={classes['foot']}>
        <button type="button" className={classes['entry']} title={SHORTCUT_TEXTS.allKeys} onClick={onKeys}>
          <IconKeyboard size={16} stroke={1.8} aria-hidden />
          <span className={classes['label']}>{SHORTCUT_TEXTS.allKeys}</span>
          <KeyCaps keys="?" />
        </button>
        {onRail && (
          <button
            type="button"
            className={classes['entry']}
            title={ADMIN_TEXTS.narrowNavigation}
            aria-pressed={isRail}
            onClick={onRail}
          >
            <IconLayoutSidebar size={16} stroke={1.8} aria-hidden />
            <span className={classes['label']}>{ADMIN_TEXTS.narrow}</span>
            <KeyCaps keys="[" />
          </button>
        )}
      </div>
    </nav>
  );
}
