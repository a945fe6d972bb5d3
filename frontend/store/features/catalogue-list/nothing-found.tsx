import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type CatalogueLocation, WHOLE_CATALOGUE } from '#shared/rules/search/catalogue-location.ts';
import { cataloguePath } from '#shared/rules/search/catalogue-url.ts';
import { selectionCount, withoutSelections } from '#shared/rules/search/facet-selection.ts';
import { locationTitle, vehicleTitle } from '#shared/rules/search/location-title.ts';
import type { SearchRequest } from '#shared/schemas/wire/search-request.ts';
import type { SearchResponse } from '#shared/schemas/wire/search-response.ts';
import { allPartsFor, LIST_TEXTS, nothingMatches, partsFound } from '#shared/texts/catalogue/list-texts.ts';
import { PATHS } from '../../../paths.ts';
import { formatCount } from '../../../ui/format/format-count.ts';
import { EmptyState } from '../../../ui/page/page-states.tsx';
import { type NextBestLink, nextBestLinks } from './next-best-links.ts';
import classes from './nothing-found.module.css';
import type { SearchPreferences } from './search-body.ts';
import { nextBestQuery } from './search-queries.ts';

interface NothingFoundProps {
  readonly location: CatalogueLocation;
  /** The search that found nothing. */
  readonly sought: SearchRequest;
  readonly reading: SearchResponse['keywordReading'];
  /** Changes a choice of the session. */
  readonly onPrefer: (preferences: Partial<SearchPreferences>) => void;
  /** The search, and whatever else may have been meant. */
  readonly children: ReactNode;
}

/**
 * A list without parts: says what was looked for, and leads to what would find parts, with their counts (decisions B198
 * and B252).
 */
export function NothingFound({ location, sought, reading, onPrefer, children }: NothingFoundProps) {
  const { data, isError } = useQuery(nextBestQuery(sought));
  const title = locationTitle(location);
  return (
    <EmptyState
      title={LIST_TEXTS.noParts}
      description={
        <>
          {title && `${nothingMatches(title)} `}
          <span>{LIST_TEXTS.noPartsDetail}</span>
        </>
      }
      action={
        <>
          {data &&
            nextBestLinks(data, location, reading).map((link) => (
              <NextBestButton key={link.label} link={link} onPrefer={onPrefer} />
            ))}
          {isError &&
            widerSearches(location).map(({ label, to }) => (
              <Button key={label} component={Link} to={cataloguePath(to)} variant="default">
                {label}
              </Button>
            ))}
          <Button component={Link} to={PATHS.contact} variant="subtle">
            {LIST_TEXTS.askForPart}
          </Button>
          <div className={classes['instead']}>{children}</div>
        </>
      }
    />
  );
}

interface NextBestButtonProps {
  readonly link: NextBestLink;
  readonly onPrefer: NothingFoundProps['onPrefer'];
}

function NextBestButton({ link: { label, count, to }, onPrefer }: NextBestButtonProps) {
  const found = <span className={classes['count']}>{partsFound(formatCount(count), count === 1)}</span>;
  if ('page' in to) {
    return (
      <Button component={Link} to={cataloguePath(to)} variant="default" rightSection={found}>
        {label}
      </Button>
    );
  }
  return (
    <Button variant="default" rightSection={found} onClick={() => onPrefer(to)}>
      {label}
    </Button>
  );
}

/** The same with less that narrows it, if it is not known what would be found. */
function widerSearches(location: CatalogueLocation): { readonly label: string; readonly to: CatalogueLocation }[] {
  const { year, make, model, category, keyword, options } = location;
  const vehicle = vehicleTitle(location);
  const isWithin = vehicle !== '' && Boolean(category || keyword);
  return [
    ...(selectionCount(location) + options.length > 0
      ? [{ label: LIST_TEXTS.withoutFilters, to: { ...withoutSelections(location), options: [] } }]
      : []),
    ...(isWithin
      ? [
          { label: LIST_TEXTS.inAllVehicles, to: { ...WHOLE_CATALOGUE, category, keyword } },
          { label: allPartsFor(vehicle), to: { ...WHOLE_CATALOGUE, year, make, model } },
        ]
      : []),
  ];
}
