import { TextInput, type TextInputProps } from '@mantine/core';
import { maskedText } from '#shared/rules/base/input-mask.ts';

type MaskedInputProps = Omit<TextInputProps, 'onChange'> & {
  /** In the form of rules/base/input-mask. */
  readonly mask: string;
  readonly onChange: (event: { readonly currentTarget: { readonly value: string } }) => void;
};

/** A text that takes the form of a mask while it is typed. Nothing is rewritten while somebody edits in the middle. */
export function MaskedInput({ mask, onChange, ...input }: MaskedInputProps) {
  return (
    <TextInput
      {...input}
      onChange={({ currentTarget: { value, selectionEnd } }) =>
        onChange({ currentTarget: { value: selectionEnd === value.length ? maskedText(mask, value) : value } })
      }
    />
  );
}
