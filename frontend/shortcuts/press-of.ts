type Press = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'getModifierState'>;

const NAMED = ['Escape', 'ArrowLeft', 'ArrowRight'];

/**
 * The name of a press as shortcuts have it: 'n', 'X' with Shift, '?', 'Escape', 'ArrowLeft', 'Ctrl+K'. On a Mac, Command counts as
 * Ctrl. Undefined for a press that no shortcut can have.
 */
export function pressOf(event: Press): string | undefined {
  const { key, shiftKey } = event;
  // Some keyboards write brackets with AltGr, which Windows reports as Ctrl and Alt.
  const isText = event.getModifierState('AltGraph');
  if (!isText && event.altKey) return undefined;
  if (!isText && (event.ctrlKey || event.metaKey)) return withCtrl(key);
  if (NAMED.includes(key)) return key;
  if (key.length !== 1 || key === ' ') return undefined;
  // Caps lock does not count as Shift.
  return shiftKey ? key : key.toLowerCase();
}

const withCtrl = (key: string): string | undefined =>
  key.length === 1 || key === 'Enter' ? `Ctrl+${key.charAt(0).toUpperCase()}${key.slice(1)}` : undefined;

/** Whether a key press is a single character, which speech input can produce by accident (WCAG 2.1.4). */
export const isSingleKey = (press: string): boolean => press.length === 1;

/** Writes text, or chooses by letters: keys belong to it. A checkbox or a button does not. */
const FIELDS =
  'textarea, select, [contenteditable=""], [contenteditable="true"], [role=listbox], [role=combobox], input:not([type=checkbox], [type=radio], [type=button], [type=submit])';

export const isField = (target: EventTarget | null): boolean => target instanceof Element && target.matches(FIELDS);
