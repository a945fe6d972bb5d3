import '@mantine/core/styles/Combobox.layer.css';

import { Select } from '@mantine/core';
import { useState } from 'react';
import { DialogFrame } from './dialog-frame.tsx';
import type { SelectOptions } from './dialogs.tsx';
import classes from './select-dialog.module.css';

interface SelectDialogProps extends SelectOptions {
  readonly onAnswer: (value: string | undefined) => void;
}

/** From here on a list is searched rather than looked through. */
const LONG_LIST = 10;
/** So many options are shown of a longer list; the search finds the others. */
const MOST_SHOWN = 100;

/** Asks for one of several options. */
export function SelectDialog({ title, label, options, initialValue, onAnswer }: SelectDialogProps) {
  const [value, setValue] = useState(initialValue ?? options[0]?.value ?? null);
  return (
    <DialogFrame
      title={title ?? label}
      onConfirm={() => onAnswer(value ?? undefined)}
      onDismiss={() => onAnswer(undefined)}
    >
      <Select
        {...(title === undefined ? { 'aria-label': label } : { label })}
        data={options}
        value={value}
        onChange={setValue}
        allowDeselect={false}
        searchable={options.length > LONG_LIST}
        limit={MOST_SHOWN}
        // The list itself scrolls: a scroll area around it would be one that no key reaches.
        withScrollArea={false}
        classNames={{ options: classes['options'] ?? '' }}
        // Inside the dialog, or a screen reader would take the list for a part of the page behind.
        comboboxProps={{ withinPortal: false, floatingStrategy: 'fixed' }}
        data-autofocus
      />
    </DialogFrame>
  );
}
