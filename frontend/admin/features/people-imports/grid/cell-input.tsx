import { type KeyboardEvent, useRef } from 'react';
import classes from './rows-grid.module.css';

interface CellInputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Saves and goes down. With Shift it is for all rows alike. */
  readonly onEnter: (isForAll: boolean) => void;
  readonly onTab: (isBack: boolean) => void;
  readonly onEscape: () => void;
  /** The focus went elsewhere. */
  readonly onLeave: () => void;
}

/** Characters of a cell, as the contract has it. */
export const LONGEST_CELL = 300;

/** The field in a cell that is being corrected. */
export function CellInput({ label, value, onChange, onEnter, onTab, onEscape, onLeave }: CellInputProps) {
  // A key that ends the typing also takes the focus away, which must not save a second time.
  const isDone = useRef(false);

  function end(run: () => void) {
    isDone.current = true;
    run();
  }

  function handleKey(event: KeyboardEvent) {
    const { key, shiftKey, ctrlKey, metaKey } = event;
    if (event.nativeEvent.isComposing) return;
    // The keys of the page, such as the one that undoes a correction, mean the text here. Continuing does not.
    if (!(key === 'Enter' && (ctrlKey || metaKey))) event.stopPropagation();
    else return end(onLeave);
    if (key === 'Enter') end(() => onEnter(shiftKey));
    else if (key === 'Tab') end(() => onTab(shiftKey));
    else if (key === 'Escape') end(onEscape);
    else return;
    event.preventDefault();
  }

  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: the user has just started to type in this cell.
      autoFocus
      aria-label={label}
      className={classes['input']}
      value={value}
      maxLength={LONGEST_CELL}
      autoComplete="off"
      spellCheck={false}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onKeyDown={handleKey}
      onBlur={() => !isDone.current && onLeave()}
    />
  );
}
