import { TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { DialogFrame } from './dialog-frame.tsx';
import type { PromptOptions } from './dialogs.tsx';

interface PromptDialogProps extends PromptOptions {
  readonly onAnswer: (value: string | undefined) => void;
}

/** Asks for one line of text. A value that isn't right is named at the field, and the dialog stays. */
export function PromptDialog(props: PromptDialogProps) {
  const {
    title,
    label,
    description,
    maxLength,
    initialValue = '',
    problem,
    inputMode = 'text',
    confirmLabel,
    otherWay,
    format,
    clean = (text) => text,
    validate,
    onAnswer,
  } = props;
  const [value, setValue] = useState(initialValue.slice(0, maxLength));
  const [error, setError] = useState(problem);
  const input = useRef<HTMLInputElement>(null);

  function handleConfirm() {
    const answer = value.trim();
    const refusal = validate?.(answer);
    if (refusal === undefined) return onAnswer(answer);
    setError(refusal);
    input.current?.focus();
  }

  return (
    <DialogFrame
      title={title ?? label}
      {...(confirmLabel !== undefined && { confirmLabel })}
      onConfirm={handleConfirm}
      {...(otherWay && { cancelLabel: otherWay.label, isClosable: false })}
      onDismiss={() => {
        otherWay?.onChoose();
        onAnswer(undefined);
      }}
    >
      <TextInput
        ref={input}
        {...(title === undefined ? { 'aria-label': label } : { label })}
        description={description}
        value={value}
        onChange={(event) => {
          setValue(clean(event.currentTarget.value));
          setError(undefined);
        }}
        onBlur={() => format && setValue(format(value).slice(0, maxLength))}
        error={error}
        maxLength={maxLength}
        inputMode={inputMode}
        autoComplete="off"
        data-autofocus
      />
    </DialogFrame>
  );
}
