import type { RefObject } from 'react';
import { ADMIN_LIST_TEXTS } from '#shared/texts/admin/admin-list-texts.ts';
import type { Shortcut } from '../../shortcuts/shortcut-registry.ts';
import { useShortcuts } from '../../shortcuts/shortcuts.tsx';

interface ListKeysOptions {
  readonly list: RefObject<HTMLElement | null>;
  /** Left out where nothing can be selected, like the next one. */
  readonly onSelect?: ((key: string) => void) | undefined;
  readonly onSelectTo?: ((key: string) => void) | undefined;
  /** Left out while nothing is selected. */
  readonly onClear?: (() => void) | undefined;
  /** Left out while there is nothing to undo. */
  readonly onUndo?: (() => void) | undefined;
}

const rowsIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('tr[data-row]') ?? [])];
const currentOf = (rows: readonly HTMLElement[]) => rows.findIndex((row) => row.contains(document.activeElement));

/** Moves the focus to the link that names a row, so that Enter opens it, as with Tab. */
function focusRow(row: HTMLElement | undefined) {
  const named = ['th a', 'th button', 'input'].map((name) => row?.querySelector<HTMLElement>(name));
  named.find(Boolean)?.focus();
}

/**
 * The keys of a list: `j` and `k` move, `x` selects, `/` searches, `z` undoes, Escape clears the selection.
 * Returns the way to the first row from where letters are typed.
 */
export function useListKeys({ list, onSelect, onSelectTo, onClear, onUndo }: ListKeysOptions): () => void {
  function move(step: 1 | -1) {
    const rows = rowsIn(list.current);
    const at = currentOf(rows);
    focusRow(at < 0 ? rows[step > 0 ? 0 : rows.length - 1] : (rows[at + step] ?? rows[at]));
  }

  function select(onKey: (key: string) => void) {
    const rows = rowsIn(list.current);
    const key = rows[currentOf(rows)]?.dataset['row'];
    if (key !== undefined) onKey(key);
  }

  const search = () => list.current?.querySelector<HTMLElement>('input[type=search]')?.focus();
  const shortcut = (keys: string, label: string, run: () => void): Shortcut => ({ keys, label, group: 'list', run });
  useShortcuts([
    shortcut('j', ADMIN_LIST_TEXTS.next, () => move(1)),
    shortcut('k', ADMIN_LIST_TEXTS.previous, () => move(-1)),
    ...(onSelect ? [shortcut('x', ADMIN_LIST_TEXTS.selectRow, () => select(onSelect))] : []),
    ...(onSelectTo ? [shortcut('X', ADMIN_LIST_TEXTS.selectTo, () => select(onSelectTo))] : []),
    shortcut('/', ADMIN_LIST_TEXTS.search, search),
    ...(onClear ? [shortcut('Escape', ADMIN_LIST_TEXTS.clearSelection, onClear)] : []),
    ...(onUndo ? [shortcut('z', ADMIN_LIST_TEXTS.undo, onUndo)] : []),
  ]);
  return () => focusRow(rowsIn(list.current)[0]);
}
