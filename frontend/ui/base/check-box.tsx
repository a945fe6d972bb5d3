import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';

import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './check-box.module.css';

interface CheckBoxProps {
  readonly label: ReactNode;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

/** Yes or no, with an edge that is seen, and room for a finger. */
export function CheckBox({ label, isChecked, onChange }: CheckBoxProps) {
  return (
    <Checkbox
      label={label}
      checked={isChecked}
      classNames={{ input: classes['box'] ?? '', body: classes['body'] ?? '', label: classes['label'] ?? '' }}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}
