import IconChevronDown from '@tabler/icons-react/icons/IconChevronDown';
import IconX from '@tabler/icons-react/icons/IconX';
import { ADMIN_LIST_TEXTS, takeOff } from '#shared/texts/admin/admin-list-texts.ts';
import classes from './list-filter-chip.module.css';

/** One thing that a list can be filtered by. */
export interface ListFilter {
  readonly label: string;
  /** Empty for any. */
  readonly value: string;
  /** The label of the empty value, where that is not any. */
  readonly usual?: string;
  /** Without the one for any. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** A filter with its value, which is chosen in place, and a way to take it off. */
export function ListFilterChip({ label, value, usual, options, onChange }: ListFilter) {
  const off = usual ?? takeOff(label);
  return (
    <span className={classes['chip']} data-set={value !== '' || undefined}>
      <label>
        <span>{label}</span>
        <select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          {[{ value: '', label: usual ?? ADMIN_LIST_TEXTS.any }, ...options].map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <IconChevronDown size={14} stroke={2} aria-hidden />
      </label>
      {value !== '' && (
        <button type="button" aria-label={off} title={off} onClick={() => onChange('')}>
          <IconX size={14} stroke={2} aria-hidden />
        </button>
      )}
    </span>
  );
}
