import IconX from '@tabler/icons-react/icons/IconX';
import { Link } from 'react-router';
import { removeFilter } from '#shared/texts/catalogue/list-texts.ts';

interface FilterChipProps {
  readonly label: string;
  /** The path of the list without the filter. Undefined if nothing would be left to search for. */
  readonly without: string | undefined;
}

/** A filter of a list, which a press takes back. */
export function FilterChip({ label, without }: FilterChipProps) {
  if (without === undefined) return <span data-fixed>{label}</span>;
  return (
    <Link to={without} aria-label={removeFilter(label)}>
      {label}
      <IconX size={14} stroke={2} aria-hidden />
    </Link>
  );
}
