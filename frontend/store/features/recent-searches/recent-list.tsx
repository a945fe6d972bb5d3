import IconHistory from '@tabler/icons-react/icons/IconHistory';
import { Link } from 'react-router';
import type { CatalogueLocation } from '#shared/rules/search/catalogue-location.ts';
import { cataloguePath } from '#shared/rules/search/catalogue-url.ts';
import { locationTitle } from '#shared/rules/search/location-title.ts';
import { HOME_TEXTS } from '#shared/texts/content/home-texts.ts';
import classes from './recent-list.module.css';

/** The recent searches of this browser. Nothing where there are none. */
export function RecentList({ searches }: { readonly searches: readonly CatalogueLocation[] }) {
  if (searches.length === 0) return null;
  return (
    <section className={classes['recent']} aria-labelledby="recent-searches">
      <h2 id="recent-searches">{HOME_TEXTS.recentSearches}</h2>
      <ul>
        {searches.map((location) => (
          <li key={cataloguePath(location)}>
            <IconHistory size={16} stroke={1.75} aria-hidden />
            <Link to={cataloguePath(location)}>{locationTitle(location) || location.options.join(', ')}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
