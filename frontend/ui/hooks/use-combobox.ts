import { type KeyboardEvent, useId, useState } from 'react';

interface ComboboxOptions {
  /** Names the options in the order of the list. Another list has other keys, so a choice never slips to another option. */
  readonly keys: readonly string[];
  readonly onChoose: (key: string) => void;
}

/**
 * A text field with a list of options (ARIA combobox pattern). The focus stays in the field; arrows move through the
 * list and back to the text, Home and End go to its ends while an option is active, Enter and Tab take the active one,
 * Escape closes the list. The text itself is never changed.
 */
export function useCombobox({ keys, onChoose }: ComboboxOptions) {
  const [isOpen, setIsOpen] = useState(false);
  const [activeKey, setActiveKey] = useState<string>();
  const listId = useId();
  const isShown = isOpen && keys.length > 0;
  const active = isShown && activeKey !== undefined ? keys.indexOf(activeKey) : -1;
  const optionId = (key: string): string => `${listId}-${keys.indexOf(key)}`;

  function close() {
    setIsOpen(false);
    setActiveKey(undefined);
  }

  /** Opens the list with no option active. */
  function open() {
    setIsOpen(true);
    setActiveKey(undefined);
  }

  function choose(key: string) {
    close();
    onChoose(key);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const chosen = keys[active];
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    } else if (chosen !== undefined && (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey))) {
      event.preventDefault();
      choose(chosen);
    } else {
      const next = nextOption(event.key, active, keys.length);
      if (next === undefined) return;
      event.preventDefault();
      setIsOpen(true);
      setActiveKey(isShown ? keys[next] : keys[0]);
    }
  }

  return {
    isOpen,
    isShown,
    activeKey: keys[active],
    listId,
    optionId,
    open,
    close,
    choose,
    handleKey,
    /** For the text field. */
    fieldProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isShown,
      'aria-controls': listId,
      'aria-activedescendant': active < 0 ? undefined : `${listId}-${active}`,
      autoComplete: 'off',
    } as const,
  };
}

/** The option that a key leads to; -1 is the text itself. Undefined if the key belongs to the text. */
function nextOption(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  const places = count + 1;
  const moved = (step: number): number => ((active + 1 + step + places) % places) - 1;
  switch (key) {
    case 'ArrowDown':
      return moved(1);
    case 'ArrowUp':
      return moved(-1);
    case 'Home':
      return active < 0 ? undefined : 0;
    case 'End':
      return active < 0 ? undefined : count - 1;
    default:
      return undefined;
  }
}
