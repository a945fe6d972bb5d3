import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';

import { Switch } from '@mantine/core';
import { EDITOR_TEXTS } from '#shared/texts/admin/account-form/editor-texts.ts';
import classes from './editor.module.css';

interface SwitchEditorProps {
  readonly control: {
    readonly name: string;
    readonly label: string;
    readonly value: boolean;
    readonly onChange: (value: boolean) => void;
  };
}

/** On or off. */
export function SwitchEditor({ control: { name, label, value, onChange } }: SwitchEditorProps) {
  return (
    <Switch
      name={name}
      size="xs"
      withThumbIndicator={false}
      aria-label={label}
      label={<span aria-hidden>{value ? EDITOR_TEXTS.on : EDITOR_TEXTS.off}</span>}
      checked={value}
      classNames={{ body: classes['switch'] ?? '', track: classes['track'] ?? '' }}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}
