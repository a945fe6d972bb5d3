import { TextInput } from '@mantine/core';
import { type KeyboardEvent, useId, useState } from 'react';
import { CODE_PICKER_TEXTS } from '#shared/texts/admin/account-form/editor-texts.ts';
import { partsCount } from '#shared/texts/admin/account-form/example-texts.ts';
import { andMore } from '#shared/texts/admin/account-form/setting-field-texts.ts';
import { TextButton } from '../../../../ui/base/text-button.tsx';
import classes from './code-picker.module.css';
import type { CodeOption } from './code-picker.tsx';

interface CodeListProps {
  readonly title: string;
  readonly searchLabel: string;
  readonly allLabel: string;
  readonly options: readonly CodeOption[];
  readonly marked: ReadonlySet<string>;
  readonly onMark: (codes: ReadonlySet<string>) => void;
  /** Moves codes to the other list. */
  readonly onMove: (codes: Iterable<string>) => void;
  /** Something of the other list was dropped here, which moves it the other way. */
  readonly onDrop: (codes: Iterable<string>) => void;
}

/** More rows would only slow the page down: the search leads to the rest. */
const MOST_ROWS = 200;
const DRAGGED = 'text/plain';

/** One of the two lists: a listbox with a search above it. Enter and a double click move, space and Shift mark. */
export function CodeList({ title, searchLabel, allLabel, options, marked, onMark, onMove, onDrop }: CodeListProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const found = options.filter(({ display }) => words.every((word) => display.toLowerCase().includes(word)));
  const rows = found.slice(0, MOST_ROWS);
  const active = Math.min(at, rows.length - 1);
  const activeCode = rows[active]?.code;
  const toMove = (): Iterable<string> => {
    const shown = rows.filter(({ code }) => marked.has(code)).map(({ code }) => code);
    return shown.length > 0 || activeCode === undefined ? shown : [activeCode];
  };
  const toggle = (code: string) => {
    const next = new Set(marked);
    if (!next.delete(code)) next.add(code);
    onMark(next);
  };

  function handleKey(event: KeyboardEvent) {
    const target = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: rows.length - 1 }[event.key];
    if (target !== undefined) {
      const place = Math.max(0, Math.min(target, rows.length - 1));
      const reached = rows[place]?.code;
      if (event.shiftKey && reached !== undefined)
        onMark(new Set([...marked, ...(activeCode === undefined ? [] : [activeCode]), reached]));
      setAt(place);
    } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) onMove(toMove());
    else if (event.key === ' ' && activeCode !== undefined) toggle(activeCode);
    else return;
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging is only another way to what Enter does.
    <div
      className={classes['list']}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const code = event.dataTransfer.getData(DRAGGED);
        if (code && !options.some((option) => option.code === code)) onDrop([code]);
      }}
    >
      <div className={classes['head']}>
        <b id={id}>{title}</b> <span>{options.length}</span>
        <TextButton onClick={() => onMove(found.map(({ code }) => code))}>{allLabel}</TextButton>
      </div>
      <TextInput
        size="xs"
        type="search"
        aria-label={searchLabel}
        placeholder={searchLabel}
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setAt(0);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          if (typed !== '' && rows[0]) onMove([rows[0].code]);
        }}
      />
      <div
        role="listbox"
        tabIndex={0}
        aria-labelledby={id}
        aria-multiselectable
        aria-activedescendant={activeCode && `${id}-${activeCode}`}
        className={classes['rows']}
        onKeyDown={handleKey}
      >
        {rows.map(({ code, display, parts }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the list, which keeps the focus.
          <div
            key={code}
            id={`${id}-${code}`}
            role="option"
            tabIndex={-1}
            aria-selected={marked.has(code)}
            data-active={index === active || undefined}
            draggable
            onDragStart={(event) => event.dataTransfer.setData(DRAGGED, code)}
            onClick={() => {
              setAt(index);
              toggle(code);
            }}
            onDoubleClick={() => onMove([code])}
          >
            {display}
            {parts !== undefined && <small> {partsCount(parts)}</small>}
          </div>
        ))}
      </div>
      <p className={classes['rest']}>
        {rows.length === 0 && CODE_PICKER_TEXTS.none}
        {found.length > rows.length && andMore(found.length - rows.length)}
      </p>
    </div>
  );
}
