import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type CatalogueLocation, WHOLE_CATALOGUE } from '#shared/rules/search/catalogue-location.ts';
import { cataloguePath } from '#shared/rules/search/catalogue-url.ts';
import { selectionCount, withoutSelections } from '#shared/rules/search/facet-selection.ts';
import { locationTitle, vehicleTitle } from '#shared/rules/search/location-title.ts';
import { allPartsFor, LIST_TEXTS, nothingMatches } from '#shared/texts/catalogue/list-texts.ts';
import { EmptyState } from '../../../ui/page/page-states.tsx';
import classes from './nothing-found.module.css';

interface NothingFoundProps {
  readonly location: CatalogueLocation;
  /** The search, and whatever else may have been meant. */
  readonly children: ReactNode;
}

/** A list without parts: says what was looked for, and leads to wider searches (decision B198). */
export function NothingFound({ location, children }: NothingFoundProps) {
  const sought = locationTitle(location);
  return (
    <EmptyState
      title={LIST_TEXTS.noParts}
      description={
        <>
          {sought && `${nothingMatches(sought)} `}
          <span>{LIST_TEXTS.noPartsDetail}</span>
        </>
      }
      action={
        <>
          {widerSearches(location).map(({ label, to }) => (
            <Button key={label} component={Link} to={cataloguePath(to)} variant="default">
              {label}
            </Button>
          ))}
          <div className={classes['instead']}>{children}</div>
        </>
      }
    />
  );
}

/** The same with less that narrows it. */
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
