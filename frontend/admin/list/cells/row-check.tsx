import { useEffect, useRef } from 'react';
import classes from './row-check.module.css';

interface RowCheckProps {
  readonly label: string;
  /** `some` only if it stands for several rows. */
  readonly state: 'none' | 'some' | 'all';
  readonly onToggle: (isWithShift: boolean) => void;
}

/** Selects a row, or all of a page. */
export function RowCheck({ label, state, onToggle }: RowCheckProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = state === 'some';
  }, [state]);
  return (
    <label className={classes['room']}>
      <input
        ref={box}
        type="checkbox"
        className={classes['box']}
        aria-label={label}
        checked={state === 'all'}
        onChange={({ nativeEvent }) => onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </label>
  );
}
