import { Link } from 'react-router';
import type { CatalogueLocation } from '#shared/rules/search/catalogue-location.ts';
import { cataloguePath } from '#shared/rules/search/catalogue-url.ts';
import type { SearchResponse } from '#shared/schemas/wire/search-response.ts';
import { LIST_TEXTS } from '#shared/texts/catalogue/list-texts.ts';
import { LINE_FACTS, type LineOfBusiness } from '#shared/values/line-of-business.ts';
import { formatCount } from '../../../ui/format/format-count.ts';
import classes from './line-tabs.module.css';

interface LineTabsProps {
  readonly tabs: readonly LineOfBusiness[];
  readonly shown: LineOfBusiness | undefined;
  readonly location: CatalogueLocation;
  /** Undefined while they are on their way. */
  readonly counts: SearchResponse['lineOfBusinessCounts'] | undefined;
}

/** A tab for each line of business, with what it holds. Each has its own path. */
export function LineTabs({ tabs, shown, location, counts }: LineTabsProps) {
  if (tabs.length === 0) return null;
  return (
    <nav aria-label={LIST_TEXTS.lines} className={classes['tabs']}>
      {tabs.map((line) => {
        const count = counts?.find(({ lineOfBusiness }) => lineOfBusiness === line)?.count;
        return (
          <Link
            key={line}
            to={cataloguePath({ ...location, lineOfBusiness: line, page: 1 })}
            aria-current={line === shown ? 'page' : undefined}
          >
            {LINE_FACTS[line].label}
            <span className={classes['count']}>{count === undefined ? ' ' : formatCount(count)}</span>
          </Link>
        );
      })}
    </nav>
  );
}
