import { type RefObject, useEffect } from 'react';
import { areSingleKeysOn } from '../../../shortcuts/single-keys.ts';

/** `/` leads to the field from anywhere on the page where nobody is typing. */
export function useSlashKey(field: RefObject<HTMLInputElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (!areSingleKeysOn()) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [field, isOn]);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], dialog') !== null;
