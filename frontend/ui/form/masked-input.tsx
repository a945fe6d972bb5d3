import { TextInput, type TextInputProps } from '@mantine/core';
import { maskedText } from '#shared/rules/base/input-mask.ts';

type MaskedInputProps = Omit<TextInputProps, 'onChange'> & {
  /** In the form of rules/base/input-mask. */
  readonly mask: string;
  readonly onChange: (event: { readonly currentTarget: { readonly value: string } }) => void;
};

/** An input that formats its text by a mask. It does not reformat while the cursor is in the middle of the text. */
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
