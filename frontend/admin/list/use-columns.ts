import { useState } from 'react';
import { browserStorage } from '../../ui/hooks/web-storage.ts';
import type { TableColumn } from '../../ui/table/rows-table.tsx';

/** Which columns of a list are shown, as this browser remembers it. The one that names the row always is. */
export function useColumns<Row, Key extends string>(name: string, columns: readonly TableColumn<Row, Key>[]) {
  const storageKey = `admin-columns-${name}`;
  const [hidden, setHidden] = useState(() => (browserStorage.read(storageKey) ?? '').split(' '));

  function toggle(key: Key) {
    const next = hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key];
    setHidden(next);
    browserStorage.write(storageKey, next.join(' ').trim());
  }

  const isShown = ({ key, isRowHeader }: TableColumn<Row, Key>) => isRowHeader || !hidden.includes(key);
  return { shown: columns.filter(isShown), isShown, toggle };
}
