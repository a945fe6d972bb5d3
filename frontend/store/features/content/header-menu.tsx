import IconMenu2 from '@tabler/icons-react/icons/IconMenu2';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { NavLink } from 'react-router';
import type { MenuEntry } from '#shared/schemas/stored/content/page.ts';
import { CONTENT_PAGE_TEXTS } from '#shared/texts/content/contact-texts.ts';
import { contentPagePath } from '../../../paths.ts';
import { IconButton } from '../../../ui/base/icon-button.tsx';
import { headerPagesQuery } from './content-queries.ts';
import classes from './header-menu.module.css';

/**
 * Links to the content pages of the account, for the header's navigation: beside each other where there is room, in a
 * menu where there is not. Without an answer there are none.
 */
export function HeaderMenu({ accountId }: { readonly accountId: number }) {
  const menuId = useId();
  const { data: pages = [] } = useQuery(headerPagesQuery(accountId));
  if (pages.length === 0) return null;
  return (
    <>
      <span className={classes['row']}>
        {pages.map((page) => (
          <PageLink key={page.id} page={page} />
        ))}
      </span>
      <IconButton label={CONTENT_PAGE_TEXTS.pages} className={classes['opener'] ?? ''} popoverTarget={menuId}>
        <IconMenu2 size={22} stroke={1.75} aria-hidden />
      </IconButton>
      <div id={menuId} popover="auto" className={classes['menu']}>
        {pages.map((page) => (
          <PageLink key={page.id} page={page} />
        ))}
      </div>
    </>
  );
}

function PageLink({ page: { slug, menuTitle } }: { readonly page: MenuEntry }) {
  return (
    <NavLink
      to={contentPagePath(slug)}
      onClick={({ currentTarget }) => currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.()}
    >
      {menuTitle}
    </NavLink>
  );
}
