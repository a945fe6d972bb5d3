import { TextInput } from '@mantine/core';
import IconSearch from '@tabler/icons-react/icons/IconSearch';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** The rows follow the words after a pause of so many ms (admin 9, list search). */
const PAUSE_MS = 400;

interface TableSearchProps {
  readonly label: string;
  readonly placeholder: string;
  readonly maxLength: number;
  /** The words in the address. */
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly className?: string | undefined;
  /** Arrow down leads from the field to the rows. */
  readonly onDown?: (() => void) | undefined;
  /** At the end of the field, such as the key that leads to it. */
  readonly rightSection?: ReactNode;
}

/** Searches a table while somebody types, and at once on Enter. */
export function TableSearch({
  label,
  placeholder,
  maxLength,
  search,
  onSearch,
  className,
  rightSection,
  onDown,
}: TableSearchProps) {
  const [typed, setTyped] = useState(search);
  const [shown, setShown] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  // The field follows an address that changed by going back or by clearing the filters.
  if (search !== shown) {
    setShown(search);
    if (search !== typed.trim()) setTyped(search);
  }

  function look(text: string) {
    clearTimeout(timer.current);
    if (text.trim() !== search) latest.current(text.trim());
  }

  return (
    <form
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        look(typed);
      }}
    >
      <TextInput
        type="search"
        aria-label={label}
        placeholder={placeholder}
        leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
        rightSection={rightSection}
        maxLength={maxLength}
        value={typed}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || !onDown) return;
          event.preventDefault();
          onDown();
        }}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => look(value), PAUSE_MS);
        }}
      />
    </form>
  );
}
