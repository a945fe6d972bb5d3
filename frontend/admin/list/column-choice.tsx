import IconColumns from '@tabler/icons-react/icons/IconColumns3';
import { useId, useRef } from 'react';
import { ADMIN_LIST_TEXTS } from '#shared/texts/admin/admin-list-texts.ts';
import { useShortcuts } from '../../shortcuts/shortcuts.tsx';
import { CheckBox } from '../../ui/base/check-box.tsx';
import classes from './column-choice.module.css';

interface ColumnChoiceProps {
  readonly columns: readonly { readonly key: string; readonly label: string; readonly isShown: boolean }[];
  readonly onToggle: (key: string) => void;
}

/** Chooses the columns of a list. */
export function ColumnChoice({ columns, onToggle }: ColumnChoiceProps) {
  const menuId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLElement>(null);
  function open() {
    opener.current?.click();
    menu.current?.querySelector('input')?.focus();
  }
  useShortcuts([{ keys: 'c', label: ADMIN_LIST_TEXTS.columns, group: 'list', run: open }]);
  return (
    <div className={classes['choice']}>
      <button
        ref={opener}
        type="button"
        className={classes['opener']}
        popoverTarget={menuId}
        aria-label={ADMIN_LIST_TEXTS.columns}
        title={ADMIN_LIST_TEXTS.columns}
        aria-keyshortcuts="c"
      >
        <IconColumns size={16} stroke={1.8} aria-hidden />
      </button>
      <section ref={menu} id={menuId} popover="auto" aria-label={ADMIN_LIST_TEXTS.columns} className={classes['menu']}>
        {columns.map(({ key, label, isShown }) => (
          <CheckBox key={key} label={label} isChecked={isShown} onChange={() => onToggle(key)} />
        ))}
      </section>
    </div>
  );
}
