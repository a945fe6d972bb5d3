import { TextInput } from '@mantine/core';
import classes from './editor.module.css';

interface AmountInputProps {
  readonly name?: string;
  readonly label: string;
  readonly value: string;
  readonly unit: '$' | '%';
  readonly isWrong?: boolean;
  readonly describedBy?: string | undefined;
  readonly onChange: (value: string) => void;
}

/** An amount or a percentage as it is typed. */
export function AmountInput({ name, label, value, unit, isWrong = false, describedBy, onChange }: AmountInputProps) {
  return (
    <TextInput
      {...(name !== undefined && { name })}
      size="xs"
      className={classes['amount'] ?? ''}
      aria-label={label}
      aria-describedby={describedBy}
      inputMode="decimal"
      autoComplete="off"
      maxLength={14}
      {...(unit === '$' ? { leftSection: unit } : { rightSection: unit })}
      value={value}
      error={isWrong}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
