import { Textarea } from '@mantine/core';

interface TextAreaEditorProps {
  readonly name?: string;
  readonly label: string;
  readonly value: string;
  readonly maxLength?: number;
  readonly rows?: number;
  readonly isWrong?: boolean;
  readonly describedBy?: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
}

const LONGEST = 4000;

/** A text of several lines. */
export function TextAreaEditor({
  name,
  label,
  value,
  maxLength = LONGEST,
  rows = 3,
  isWrong = false,
  describedBy,
  onChange,
  onBlur,
}: TextAreaEditorProps) {
  return (
    <Textarea
      {...(name !== undefined && { name })}
      size="xs"
      aria-label={label}
      aria-describedby={describedBy}
      rows={rows}
      maxLength={maxLength}
      value={value}
      error={isWrong}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onBlur={onBlur}
    />
  );
}
