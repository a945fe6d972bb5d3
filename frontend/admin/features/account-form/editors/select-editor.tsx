import { NativeSelect } from '@mantine/core';

interface SelectEditorProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** One of a few values. */
export function SelectEditor({ name, label, value, options, onChange }: SelectEditorProps) {
  return (
    <NativeSelect
      name={name}
      size="xs"
      aria-label={label}
      data={[...options]}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

/** Options whose values are the places in a list of texts. */
export const numberedOptions = (texts: readonly string[]) =>
  texts.map((label, place) => ({ value: String(place), label }));
