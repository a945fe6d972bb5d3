import { Checkbox, NativeSelect, Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { CatalogueLocation } from '#shared/rules/search/catalogue-location.ts';
import { isSelected, toggled } from '#shared/rules/search/facet-selection.ts';
import type { SearchResponse } from '#shared/schemas/wire/search-response.ts';
import { FACET_TITLES, LIST_TEXTS, showAll } from '#shared/texts/catalogue/list-texts.ts';
import type { Facet } from '#shared/values/catalogue/facets.ts';
import { TextButton } from '../../../../ui/base/text-button.tsx';
import { formatCount } from '../../../../ui/format/format-count.ts';
import { ActionArea } from '../../../../ui/page/action-area.tsx';
import { LoadFailure } from '../../../../ui/page/load-failure.tsx';
import type { SearchPreferences } from '../search-body.ts';
import classes from './facet-panel.module.css';
import { type FacetValue, facetOrder, facetValues } from './facet-values.ts';

interface FacetPanelProps {
  readonly location: CatalogueLocation;
  /** Undefined while they are on their way. */
  readonly counts: SearchResponse | undefined;
  /** They are of the list before, and the new ones on their way. */
  readonly isOld: boolean;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  readonly onGo: (location: CatalogueLocation) => void;
  readonly preferences: SearchPreferences;
  readonly onPrefer: (preferences: SearchPreferences) => void;
  /** Companies whose parts can be asked for; none hides the choice. */
  readonly insurers: readonly string[];
  /** Whether the account may look beyond its service location at all. */
  readonly isNational: boolean;
}

/** All filters of a list, with what each value would leave (decision C3). */
export function FacetPanel(props: FacetPanelProps) {
  const { location, counts, isOld, hasFailed, onRetry, onGo, preferences, onPrefer, insurers, isNational } = props;
  const groups = counts
    ? facetOrder
        .map((facet) => ({ facet, values: facetValues(facet, counts, location) }))
        .filter(({ values }) => values.length > 0)
    : [];
  return (
    <div className={classes['panel']} aria-busy={isOld || (!counts && !hasFailed)}>
      {insurers.length > 0 && (
        <ActionArea>
          <NativeSelect
            label={LIST_TEXTS.insurer}
            description={preferences.insurer && LIST_TEXTS.insurerHides}
            inputWrapperOrder={['label', 'input', 'description']}
            value={preferences.insurer}
            onChange={(event) => onPrefer({ ...preferences, insurer: event.currentTarget.value })}
            data={[{ value: '', label: LIST_TEXTS.anyInsurer }, ...insurers]}
          />
        </ActionArea>
      )}
      {isNational && (
        <Checkbox
          label={LIST_TEXTS.nationwide}
          checked={!preferences.isLocalOnly}
          onChange={(event) => onPrefer({ ...preferences, isLocalOnly: !event.currentTarget.checked })}
        />
      )}
      {groups.map(({ facet, values }) => (
        <FacetGroup
          key={facet}
          facet={facet}
          values={values}
          location={location}
          onToggle={(value) => onGo(toggled(location, facet, value as never))}
        />
      ))}
      {counts && groups.length === 0 && <p className={classes['note']}>{LIST_TEXTS.noFilters}</p>}
      {hasFailed && <LoadFailure message={LIST_TEXTS.filtersFailed} onRetry={onRetry} />}
      {!counts && !hasFailed && <Loading />}
    </div>
  );
}

/** Longer lists are cut after so many values, until somebody asks for all. */
const SHOWN = 8;

interface FacetGroupProps {
  readonly facet: Facet;
  readonly values: readonly FacetValue[];
  readonly location: CatalogueLocation;
  readonly onToggle: (value: FacetValue['value']) => void;
}

function FacetGroup({ facet, values, location, onToggle }: FacetGroupProps) {
  const [isWhole, setIsWhole] = useState(false);
  const isChosen = ({ value }: FacetValue) => isSelected(location, facet, value as never);
  const isLong = values.length > SHOWN + 2 && facet === 'manufacturers';
  const shown = isLong && !isWhole ? values.filter((each, index) => index < SHOWN || isChosen(each)) : values;
  return (
    <fieldset className={classes['group']}>
      <legend>{FACET_TITLES[facet]}</legend>
      {shown.map((each) => (
        <div key={each.label} className={classes['value']}>
          <Checkbox size="sm" label={each.label} checked={isChosen(each)} onChange={() => onToggle(each.value)} />
          {each.count !== undefined && <span>{formatCount(each.count)}</span>}
        </div>
      ))}
      {isLong && (
        <TextButton onClick={() => setIsWhole(!isWhole)} aria-expanded={isWhole}>
          {isWhole ? LIST_TEXTS.showFewer : showAll(formatCount(values.length))}
        </TextButton>
      )}
    </fieldset>
  );
}

/** Skeletons in the size of the usual filters. */
function Loading() {
  return (
    <div className={classes['panel']} aria-hidden>
      {[5, 6].map((rows) => (
        <div key={rows} className={classes['loading']}>
          <Skeleton height="1rem" width="50%" />
          {Array.from({ length: rows }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
            <Skeleton key={row} height="0.875rem" width={`${90 - row * 7}%`} />
          ))}
        </div>
      ))}
    </div>
  );
}
