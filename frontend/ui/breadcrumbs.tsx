import { Link } from 'react-router';
import { parseBreadcrumbs } from '#shared/rules/breadcrumbs.ts';
import { UI_TEXTS } from '#shared/texts/ui-texts.ts';

/** The way to a page, from its title string 'Name:url|Name:url|Last' (admin 2). */
export function Breadcrumbs({ title }: { readonly title: string }) {
  return (
    <nav aria-label={UI_TEXTS.breadcrumbs}>
      <ol>
        {parseBreadcrumbs(title).map(({ name, url }) => (
          <li key={`${name}:${url}`}>{url ? <Link to={url}>{name}</Link> : <span aria-current="page">{name}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
