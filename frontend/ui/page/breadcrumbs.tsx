import { Link } from 'react-router';
import { parseBreadcrumbs } from '#shared/rules/base/breadcrumbs.ts';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import classes from './breadcrumbs.module.css';

/** The way to a page, from its title string 'Name:url|Name:url|Last' (admin 2). Nothing when the page stands alone. */
export function Breadcrumbs({ title }: { readonly title: string }) {
  const crumbs = parseBreadcrumbs(title);
  if (crumbs.length < 2) return null;
  return (
    <nav aria-label={UI_TEXTS.breadcrumbs}>
      <ol className={classes['trail']}>
        {crumbs.map(({ name, url }, index) => (
          <li key={`${name}:${url}`} {...(index === crumbs.length - 1 && { 'aria-current': 'page' })}>
            {url === undefined ? name : <Link to={url}>{name}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
