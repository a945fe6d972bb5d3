import IconFilter from '@tabler/icons-react/icons/IconFilter';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ADMIN_LIST_TEXTS } from '#shared/texts/admin/admin-list-texts.ts';
import { useShortcuts } from '../../shortcuts/shortcuts.tsx';
import { type ListFilter, ListFilterChip } from './list-filter-chip.tsx';
import classes from './list-filters.module.css';

/** The filters of a list. On a phone they open below a button that says how many are set. */
export function ListFilters({ filters }: { readonly filters: readonly ListFilter[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const chips = useRef<HTMLDivElement>(null);
  /** The filters open first, because on a phone they can't have the focus while they are closed. */
  function go() {
    flushSync(() => setIsOpen(true));
    chips.current?.querySelector('select')?.focus();
  }
  useShortcuts([{ keys: 'f', label: ADMIN_LIST_TEXTS.filters, group: 'list', run: go }]);
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
        {ADMIN_LIST_TEXTS.filters}
        {set > 0 && <b>{set}</b>}
      </button>
      <div ref={chips} id={id} className={classes['filters']} data-open={isOpen || undefined}>
        {filters.map((filter) => (
          <ListFilterChip key={filter.label} {...filter} />
        ))}
      </div>
    </>
  );
}
