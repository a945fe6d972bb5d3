import { useState } from 'react';
import type { PadRow } from './validate-rows.ts';

/** The rows before a change. Changes of one kind in a row, such as typed letters, are undone together. */
interface Former {
  readonly rows: readonly PadRow[];
  readonly kind: string;
}

/** Changes that can be undone. */
const MOST_FORMER = 50;

/** The rows of the pad, and the ones before each change. */
export function useRowsWithUndo() {
  const [rows, setRows] = useState<readonly PadRow[]>([]);
  const [former, setFormer] = useState<readonly Former[]>([]);

  /** Keeps the rows as they are, so that the change that follows can be undone. */
  function remember(kind: string = crypto.randomUUID()) {
    setFormer((before) => (before.at(-1)?.kind === kind ? before : [...before, { rows, kind }].slice(-MOST_FORMER)));
  }

  /** Takes the last change back. Returns the rows, or undefined if there is none. */
  function undo(): readonly PadRow[] | undefined {
    const last = former.at(-1);
    if (!last) return undefined;
    setFormer(former.slice(0, -1));
    setRows(last.rows);
    return last.rows;
  }

  return {
    rows,
    setRows,
    remember,
    undo,
    mayUndo: former.length > 0,
    /** Parts that are in the cart must not come back to the pad. */
    forget: () => setFormer([]),
  };
}
