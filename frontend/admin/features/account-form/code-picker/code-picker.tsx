import IconChevronLeft from '@tabler/icons-react/icons/IconChevronLeft';
import IconChevronRight from '@tabler/icons-react/icons/IconChevronRight';
import { useState } from 'react';
import { CODE_PICKER_TEXTS } from '#shared/texts/admin/account-form/editor-texts.ts';
import { excludesParts, withMarked, withoutMarked } from '#shared/texts/admin/account-form/example-texts.ts';
import { IconButton } from '../../../../ui/base/icon-button.tsx';
import { CodeList } from './code-list.tsx';
import classes from './code-picker.module.css';

/** A code with the text that is shown and searched. */
export interface CodeOption {
  readonly code: string;
  readonly display: string;
  /** The parts behind the code, where that is known. */
  readonly parts?: number;
}

interface CodePickerProps {
  readonly options: readonly CodeOption[];
  /** The selected codes. The picker needs an array (admin 2). */
  readonly model: readonly string[];
  readonly onChange: (model: string[]) => void;
}

type Marked = ReadonlySet<string>;
const NONE: Marked = new Set();

/** Two lists, of what can be selected and of what is: searched, moved by Enter, by buttons or by dragging (admin 2). */
export function CodePicker({ options, model, onChange }: CodePickerProps) {
  if (!Array.isArray(model)) throw new TypeError('A code picker needs an array as its model');
  const [marked, setMarked] = useState<{ readonly available: Marked; readonly selected: Marked }>({
    available: NONE,
    selected: NONE,
  });
  const known = new Map(options.map((option) => [option.code, option]));
  const available = options.filter(({ code }) => !model.includes(code));
  const selected = model.map((code: string) => known.get(code) ?? { code, display: code });

  function add(codes: Iterable<string>) {
    onChange([...new Set([...model, ...codes])]);
    setMarked({ ...marked, available: NONE });
  }
  function remove(codes: Iterable<string>) {
    const gone = new Set(codes);
    onChange(model.filter((code: string) => !gone.has(code)));
    setMarked({ ...marked, selected: NONE });
  }

  return (
    <div className={classes['picker']}>
      <CodeList
        title={CODE_PICKER_TEXTS.available}
        searchLabel={CODE_PICKER_TEXTS.searchAvailable}
        allLabel={CODE_PICKER_TEXTS.addAll}
        options={available}
        marked={marked.available}
        onMark={(codes) => setMarked({ ...marked, available: codes })}
        onMove={add}
        onDrop={remove}
      />
      <div className={classes['moves']}>
        <IconButton
          label={CODE_PICKER_TEXTS.add}
          aria-disabled={marked.available.size === 0 || undefined}
          onClick={() => add(marked.available)}
        >
          <IconChevronRight size={16} stroke={1.8} aria-hidden />
        </IconButton>
        <IconButton
          label={CODE_PICKER_TEXTS.remove}
          aria-disabled={marked.selected.size === 0 || undefined}
          onClick={() => remove(marked.selected)}
        >
          <IconChevronLeft size={16} stroke={1.8} aria-hidden />
        </IconButton>
      </div>
      <CodeList
        title={CODE_PICKER_TEXTS.selected}
        searchLabel={CODE_PICKER_TEXTS.searchSelected}
        allLabel={CODE_PICKER_TEXTS.removeAll}
        options={selected}
        marked={marked.selected}
        onMark={(codes) => setMarked({ ...marked, selected: codes })}
        onMove={remove}
        onDrop={add}
      />
      {options.some(({ parts }) => parts !== undefined) && (
        <Excluded
          selected={selected}
          added={available.filter(({ code }) => marked.available.has(code))}
          removed={selected.filter(({ code }) => marked.selected.has(code))}
        />
      )}
      <p className={classes['hint']}>{CODE_PICKER_TEXTS.hint}</p>
    </div>
  );
}

interface ExcludedProps {
  readonly selected: readonly CodeOption[];
  /** The marked codes of either list. */
  readonly added: readonly CodeOption[];
  readonly removed: readonly CodeOption[];
}

/** The number of parts that the selected codes exclude, now and with the marked codes moved. */
function Excluded({ selected, added, removed }: ExcludedProps) {
  const excluded = partsOf(selected);
  const withAdded = added.length > 0 && withMarked(added.length, excluded + partsOf(added));
  const withoutRemoved = removed.length > 0 && withoutMarked(removed.length, excluded - partsOf(removed));
  return (
    <p className={classes['excluded']} role="status">
      {[excludesParts(excluded), withAdded, withoutRemoved].filter(Boolean).join('; ')}.
    </p>
  );
}

const partsOf = (codes: readonly CodeOption[]): number => codes.reduce((sum, { parts = 0 }) => sum + parts, 0);
