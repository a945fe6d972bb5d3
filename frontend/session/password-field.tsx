import { PasswordInput } from '@mantine/core';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { LOGIN_TEXTS } from '#shared/texts/session/login-texts.ts';
import classes from './password-field.module.css';

interface PasswordFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly isWrong: boolean;
}

/** A password that can be looked at, with a word of warning while Caps Lock is on. */
export function PasswordField({ ref, isWrong }: PasswordFieldProps) {
  const [isVisible, setIsVisible] = useState(false);
  const [isCapsLockOn, setIsCapsLockOn] = useState(false);
  const handleKey = (event: KeyboardEvent) => setIsCapsLockOn(event.getModifierState('CapsLock'));
  return (
    <div className={classes['field']}>
      <PasswordInput
        ref={ref}
        name="password"
        label={LOGIN_TEXTS.password}
        autoComplete="current-password"
        maxLength={255}
        aria-invalid={isWrong}
        visible={isVisible}
        onVisibilityChange={setIsVisible}
        visibilityToggleButtonProps={{
          'aria-label': isVisible ? LOGIN_TEXTS.hidePassword : LOGIN_TEXTS.showPassword,
          tabIndex: 0,
        }}
        onKeyDown={handleKey}
        onKeyUp={handleKey}
        onBlur={() => setIsCapsLockOn(false)}
      />
      <span role="status" className={classes['hint']}>
        {isCapsLockOn && LOGIN_TEXTS.capsLock}
      </span>
    </div>
  );
}
