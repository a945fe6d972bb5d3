import { Link } from 'react-router';
import type { CatalogueLocation } from '#shared/rules/search/catalogue-location.ts';
import { cataloguePath } from '#shared/rules/search/catalogue-url.ts';
import { toggled, withoutSelections } from '#shared/rules/search/facet-selection.ts';
import { LIST_TEXTS } from '#shared/texts/catalogue/list-texts.ts';
import classes from './active-filters.module.css';
import { facetLabel, facetOrder } from './facet-values.ts';
import { FilterChip } from './filter-chip.tsx';

/** Every chosen filter, each a link to the list without it. Nothing when there is none. */
export function ActiveFilters({ location }: { readonly location: CatalogueLocation }) {
  const chips = [
    ...facetOrder.flatMap((facet) =>
      location[facet].map((value) => ({
        label: facetLabel(facet, value),
        without: toggled(location, facet, value as never),
      })),
    ),
    ...location.options.map((option) => ({
      label: option,
      without: { ...location, options: location.options.filter((each) => each !== option), page: 1 },
    })),
  ];
  if (chips.length === 0) return null;
  return (
    <ul aria-label={LIST_TEXTS.activeFilters} className={classes['chips']}>
      {chips.map(({ label, without }) => (
        <li key={cataloguePath(without)}>
          <FilterChip label={label} without={cataloguePath(without)} />
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Link to={cataloguePath({ ...withoutSelections(location), options: [] })} data-all>
            {LIST_TEXTS.clearAll}
          </Link>
        </li>
      )}
    </ul>
  );
}
