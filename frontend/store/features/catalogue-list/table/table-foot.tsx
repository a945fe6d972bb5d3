import { type RefObject, useState } from 'react';
import { SHORTCUT_TEXTS } from '#shared/texts/base/shortcut-texts.ts';
import { TABLE_TEXTS } from '#shared/texts/catalogue/table-texts.ts';
import { KeyCaps } from '../../../../shortcuts/key-caps.tsx';
import { useShortcuts } from '../../../../shortcuts/shortcuts.tsx';
import { useSingleKeysOn } from '../../../../shortcuts/single-keys.ts';
import classes from './part-table.module.css';
import type { RowCart } from './row-cart.ts';
import { TableKeys } from './table-keys.tsx';

interface TableFootProps {
  /** The element that the table is in. */
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly cart: RowCart;
}

/** The line below a table: how the last press ended, and the keys. */
export function TableFoot({ frame, cart: { undo, message } }: TableFootProps) {
  const [isHelping, setIsHelping] = useState(false);
  const areOn = useSingleKeysOn();
  const rows = () => [...(frame.current?.querySelectorAll<HTMLElement>('tbody tr') ?? [])];
  const go = (step: 1 | -1) => {
    const all = rows();
    const at = all.findIndex((row) => row.contains(document.activeElement));
    all[at < 0 ? 0 : Math.min(all.length - 1, Math.max(0, at + step))]?.focus();
  };
  const atHand = (what: string) =>
    document.activeElement?.closest('tbody tr')?.querySelector<HTMLElement>(what) ?? undefined;
  useShortcuts([
    { keys: 'j', label: TABLE_TEXTS.nextPart, group: 'list', run: () => go(1) },
    { keys: 'k', label: TABLE_TEXTS.previousPart, group: 'list', run: () => go(-1) },
    { keys: 'o', label: TABLE_TEXTS.openPart, group: 'list', run: () => atHand('a')?.click() },
    { keys: 'u', label: TABLE_TEXTS.undo, group: 'list', run: () => undo?.() },
    { keys: '?', label: SHORTCUT_TEXTS.allKeys, group: 'page', run: () => setIsHelping(true) },
  ]);
  return (
    <div className={classes['foot']}>
      {message}
      <span className={classes['keys']} aria-hidden>
        {areOn && (
          <>
            <KeyCaps keys="j k" /> {TABLE_TEXTS.move}
          </>
        )}
        <KeyCaps keys="↵" /> {TABLE_TEXTS.addHint}
      </span>
      <button type="button" onClick={() => setIsHelping(true)}>
        {TABLE_TEXTS.keys} {areOn && <KeyCaps keys="?" />}
      </button>
      {isHelping && <TableKeys onClose={() => setIsHelping(false)} />}
    </div>
  );
}
