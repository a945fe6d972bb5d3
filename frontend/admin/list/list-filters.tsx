import IconFilter from '@tabler/icons-react/icons/IconFilter';
import { useId, useState } from 'react';
import { LIST_TEXTS } from '#shared/texts/admin/list-texts.ts';
import { FilterChip, type ListFilter } from './filter-chip.tsx';
import classes from './list-filters.module.css';

/** The filters of a list. On a phone they open below a button that says how many are set. */
export function ListFilters({ filters }: { readonly filters: readonly ListFilter[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const set = filters.filter(({ value }) => value !== '').length;
  return (
    <>
      <button
        type="button"
        className={classes['opener']}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <IconFilter size={16} stroke={1.8} aria-hidden />
        {LIST_TEXTS.filters}
        {set > 0 && <b>{set}</b>}
      </button>
      <div id={id} className={classes['filters']} data-open={isOpen || undefined}>
        {filters.map((filter) => (
          <FilterChip key={filter.label} {...filter} />
        ))}
      </div>
    </>
  );
}
