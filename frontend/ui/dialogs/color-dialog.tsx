import '@mantine/core/styles/ColorSwatch.layer.css';
import '@mantine/core/styles/ColorPicker.layer.css';

import { ColorPicker, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { brandTones } from '#shared/rules/accounts/brand/brand-colors.ts';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import classes from './color-dialog.module.css';
import { DialogFrame } from './dialog-frame.tsx';
import type { ColorOptions } from './dialogs.tsx';

interface ColorDialogProps extends ColorOptions {
  readonly onAnswer: (color: string | undefined) => void;
}

const SIX_DIGITS = /^[\dA-F]{6}$/;
const digitsOf = (text: string) => text.replace('#', '').trim().toUpperCase();

/** Asks for a colour, by the picker or by its code, and shows how text will look on it. */
export function ColorDialog({ title = UI_TEXTS.pickColor, initialValue, onAnswer }: ColorDialogProps) {
  const [code, setCode] = useState(digitsOf(initialValue));
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const isColor = SIX_DIGITS.test(code);

  function handleChange(text: string) {
    setCode(digitsOf(text));
    setError(undefined);
  }

  function handleConfirm() {
    if (isColor) return onAnswer(code);
    setError(UI_TEXTS.invalidColor);
    input.current?.focus();
  }

  return (
    <DialogFrame title={title} onConfirm={handleConfirm} onDismiss={() => onAnswer(undefined)}>
      <ColorPicker
        fullWidth
        size="md"
        value={isColor ? `#${code}` : ''}
        onChange={handleChange}
        saturationLabel={UI_TEXTS.saturation}
        hueLabel={UI_TEXTS.hue}
      />
      <div className={classes['code']}>
        <TextInput
          ref={input}
          label={UI_TEXTS.colorCode}
          value={code}
          onChange={(event) => handleChange(event.currentTarget.value)}
          error={error}
          leftSection="#"
          maxLength={7}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
        />
        {isColor && <Sample color={code} />}
      </div>
    </DialogFrame>
  );
}

function Sample({ color }: { readonly color: string }) {
  const { fill, onFill, edge } = brandTones(color, 'light');
  return (
    <span className={classes['sample']} style={{ background: fill, color: onFill, borderColor: edge }}>
      {UI_TEXTS.colorSample}
    </span>
  );
}
