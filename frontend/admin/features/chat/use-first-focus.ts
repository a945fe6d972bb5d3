import { type RefObject, useEffect } from 'react';

/** Focuses a field when it comes. A dialog that opens with it has focused its first button by then. */
export function useFirstFocus(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    field.current?.focus();
  }, [field]);
}
