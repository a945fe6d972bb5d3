import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { LOGIN_TEXTS } from '#shared/texts/session/login-texts.ts';
import classes from './password-field.module.css';

type PasswordFieldProps = Omit<PasswordInputProps, 'visible' | 'onVisibilityChange' | 'visibilityToggleButtonProps'> & {
  readonly ref?: Ref<HTMLInputElement>;
};

/** A password that can be looked at, with a word of warning while Caps Lock is on. */
export function PasswordField({ onBlur, ...input }: PasswordFieldProps) {
  const [isVisible, setIsVisible] = useState(false);
  const [isCapsLockOn, setIsCapsLockOn] = useState(false);
  const handleKey = (event: KeyboardEvent) => setIsCapsLockOn(event.getModifierState('CapsLock'));
  return (
    <div className={classes['field']}>
      <PasswordInput
        {...input}
        visible={isVisible}
        onVisibilityChange={setIsVisible}
        visibilityToggleButtonProps={{
          'aria-label': isVisible ? LOGIN_TEXTS.hidePassword : LOGIN_TEXTS.showPassword,
          tabIndex: 0,
        }}
        onKeyDown={handleKey}
        onKeyUp={handleKey}
        onBlur={(event) => {
          setIsCapsLockOn(false);
          onBlur?.(event);
        }}
      />
      <span role="status" className={classes['hint']}>
        {isCapsLockOn && LOGIN_TEXTS.capsLock}
      </span>
    </div>
  );
}
