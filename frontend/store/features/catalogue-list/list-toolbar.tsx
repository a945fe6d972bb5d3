import { NativeSelect } from '@mantine/core';
import IconLayoutGrid from '@tabler/icons-react/icons/IconLayoutGrid';
import IconList from '@tabler/icons-react/icons/IconList';
import IconTable from '@tabler/icons-react/icons/IconTable';
import type { ReactNode } from 'react';
import { offeredPageSizes, pageSizeOf } from '#shared/rules/base/page-sizes.ts';
import type { CatalogueLocation } from '#shared/rules/search/catalogue-location.ts';
import { LIST_TEXTS } from '#shared/texts/catalogue/list-texts.ts';
import { SORT_LABELS } from '#shared/texts/catalogue/sort-texts.ts';
import { type SortId, sortIds } from '#shared/values/catalogue/catalogue-sorts.ts';
import type { ListStyle } from '#shared/values/catalogue/list-styles.ts';
import { ChoiceSwitch } from '../../../ui/base/choice-switch.tsx';
import classes from './list-toolbar.module.css';
import { usualSize } from './use-list-style.ts';

interface ListToolbarProps {
  readonly location: CatalogueLocation;
  readonly onGo: (location: CatalogueLocation) => void;
  /** None hides the menu. */
  readonly sorts: readonly SortId[];
  readonly style: ListStyle;
  /** Those to choose from. */
  readonly styles: readonly ListStyle[];
  readonly onStyle: (style: ListStyle) => void;
  /** Shown first: the number of parts, and on phones the filters. */
  readonly children: ReactNode;
}

const STYLES = [
  { value: 'gallery', label: LIST_TEXTS.gallery, icon: <IconLayoutGrid size={20} stroke={1.75} aria-hidden /> },
  { value: 'list', label: LIST_TEXTS.list, icon: <IconList size={20} stroke={1.75} aria-hidden /> },
  { value: 'table', label: LIST_TEXTS.table, icon: <IconTable size={20} stroke={1.75} aria-hidden /> },
] as const;

/** How a list is put in order, cut into pages and laid out. */
export function ListToolbar({ location, onGo, sorts, style, styles, onStyle, children }: ListToolbarProps) {
  const usual = usualSize(style);
  const { take = usual } = location;
  const sizes = offeredPageSizes.includes(take) ? offeredPageSizes : [take, ...offeredPageSizes];
  return (
    <div className={classes['toolbar']}>
      <div className={classes['front']}>{children}</div>
      {sorts.length > 0 && (
        <NativeSelect
          aria-label={LIST_TEXTS.sort}
          className={classes['sort'] ?? ''}
          value={location.sort ?? ''}
          onChange={(event) => {
            const sort = sortIds.find((id) => id === event.currentTarget.value);
            onGo({ ...location, sort, page: 1 });
          }}
          data={[
            { value: '', label: `${LIST_TEXTS.sort}: ${LIST_TEXTS.noSort}` },
            ...sorts.map((id) => ({ value: id, label: SORT_LABELS[id] })),
          ]}
        />
      )}
      <NativeSelect
        aria-label={LIST_TEXTS.perPage}
        value={String(take)}
        onChange={(event) => {
          const size = pageSizeOf(Number(event.currentTarget.value));
          onGo({ ...location, take: size === usual ? undefined : size, page: 1 });
        }}
        data={sizes.map(String)}
      />
      <ChoiceSwitch
        legend={LIST_TEXTS.style}
        name="list-style"
        choices={STYLES.filter(({ value }) => styles.includes(value))}
        chosen={style}
        onChoose={onStyle}
      />
    </div>
  );
}
