import { useId } from 'react';
import type { CatalogueLocation } from '#shared/rules/search/catalogue-location.ts';
import { cataloguePath } from '#shared/rules/search/catalogue-url.ts';
import { vehicleTitle } from '#shared/rules/search/location-title.ts';
import { isSearchable, withoutWords } from '#shared/rules/search/search-text.ts';
import type { SearchResponse } from '#shared/schemas/wire/search-response.ts';
import { CERTIFICATION_LABELS, LIST_TEXTS, positionLabel } from '#shared/texts/catalogue/list-texts.ts';
import classes from './active-filters.module.css';
import { FilterChip } from './filter-chip.tsx';

type Reading = NonNullable<SearchResponse['keywordReading']>;

interface KeywordFiltersProps {
  readonly reading: SearchResponse['keywordReading'];
  readonly location: CatalogueLocation;
}

/** Removable chips for the vehicle, the positions and the certifications that were read from the keyword. */
export function KeywordFilters({ reading, location }: KeywordFiltersProps) {
  const labelId = useId();
  const filters = reading ? filtersOf(reading, location) : [];
  if (filters.length === 0) return null;
  return (
    <div className={classes['read']}>
      <span id={labelId}>{LIST_TEXTS.readAs}</span>
      <ul aria-labelledby={labelId} className={classes['chips']}>
        {filters.map(({ label, keyword }) => (
          <li key={`${label} ${keyword}`}>
            <FilterChip label={label} without={pathWith(keyword, location)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface KeywordFilter {
  readonly label: string;
  /** The keyword without it. */
  readonly keyword: string;
}

function filtersOf(reading: Reading, location: CatalogueLocation): KeywordFilter[] {
  const { keyword = '' } = location;
  const names = [reading.makes, reading.models].map((some) => some.join(' / '));
  const vehicle = [yearsIn(reading.years), ...names].filter(Boolean);
  // The vehicle of the list itself stands above it.
  const isRead = vehicle.length > 0 && vehicleTitle(location) === '';
  return [
    ...(isRead ? [{ label: vehicle.join(' '), keyword: reading.words.join(' ') }] : []),
    ...reading.positions.map(({ positions, words }) => ({
      label: positionLabel(positions.join(' ')),
      keyword: withoutWords(keyword, words),
    })),
    ...reading.certifications.map(({ certifications, word }) => ({
      label: certifications.map((name) => CERTIFICATION_LABELS[name]).join(` ${LIST_TEXTS.or} `),
      keyword: withoutWords(keyword, [word]),
    })),
  ];
}

/** Years in a row are shown by the first and the last. */
function yearsIn(years: readonly string[]): string {
  const [first, last] = [years[0] ?? '', years.at(-1) ?? ''];
  const isRange = years.length > 2 && Number(last) - Number(first) === years.length - 1;
  return isRange ? `${first}–${last}` : years.join(' / ');
}

/** The list with another keyword; undefined if that is too short, or leaves nothing to search for. */
function pathWith(keyword: string, location: CatalogueLocation): string | undefined {
  if (keyword !== '' && !isSearchable(keyword)) return undefined;
  const { year, make, model, category } = location;
  if (keyword === '' && year === undefined && !make && !model && !category) return undefined;
  return cataloguePath({ ...location, keyword: keyword || undefined, page: 1 });
}
