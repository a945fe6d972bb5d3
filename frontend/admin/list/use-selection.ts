import { useState } from 'react';
import {
  nothingSelected,
  refreshed,
  type Selection,
  selectedShare,
  toggledPage,
  toggledRow,
  toggledTo,
} from './selection.ts';

/**
 * The selection of a list. It outlasts turning pages and sorting, but not another search or filter: nobody acts on
 * rows that they no longer look for. `sought` names search and filters.
 */
export function useSelection<Row>(page: readonly (readonly [key: string, row: Row])[], sought: string) {
  const [kept, setKept] = useState<{ sought: string; selection: Selection<Row> }>({
    sought,
    selection: nothingSelected(),
  });
  const selection = refreshed(kept.sought === sought ? kept.selection : nothingSelected<Row>(), page);
  const change = (next: Selection<Row>) => setKept({ sought, selection: next });
  const rowOf = (key: string) => page.find(([one]) => one === key)?.[1];
  return {
    selected: selection.rows,
    share: selectedShare(selection, page),
    toggle(key: string) {
      const row = rowOf(key);
      if (row !== undefined) change(toggledRow(selection, key, row));
    },
    toggleTo: (key: string) => change(toggledTo(selection, page, key)),
    togglePage: () => change(toggledPage(selection, page)),
    selectAll(all: readonly (readonly [key: string, row: Row])[]) {
      change({ rows: new Map(all), anchor: undefined });
    },
    clear: () => change(nothingSelected()),
  };
}
