import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';

import { Button, Checkbox, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { maskedPostalCode, sessionPostalCode } from '#shared/rules/shipping/postal-code.ts';
import { LOGIN_TEXTS } from '#shared/texts/session/login-texts.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { focusField } from '../ui/form/focus-field.ts';
import { PasswordField } from '../ui/form/password-field.tsx';
import { browserClock, type Clock } from './clock.ts';
import classes from './login-form.module.css';
import { type LoginProblem, loginProblem } from './login-problem.ts';
import { ProblemLog, withProblem } from './problem-log.tsx';
import type { LoginCredentials } from './session.ts';

interface LoginFormProps {
  /** Whoever was signed in here before, to begin with. */
  readonly userName: string;
  readonly postalCode: string;
  /** Help for users who can't sign in. */
  readonly help?: ReactNode;
  /** Rejects when the credentials are refused. */
  readonly onSubmit: (credentials: LoginCredentials) => Promise<void>;
  readonly clock?: Pick<Clock, 'now' | 'after'>;
}

/** How long a refusal is shown, in ms (storefront 8). */
const SHOWN_MS = 3000;

/** Before somebody is signed in nobody knows whose customer they are, so that Canadian codes pass too; the server knows. */
const ANY_COMPANY = ['001', '002'];

/**
 * User name, password and postal code (storefront 1 and 8). It does without the form kit, which would be part of the
 * store's first load only for this form.
 */
export function LoginForm({ userName, postalCode, help, onSubmit, clock = browserClock }: LoginFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const userNameInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<LoginProblem>();
  const [problems, setProblems] = useState<readonly LoginProblem[]>([]);

  useEffect(() => {
    (userName ? passwordInput : userNameInput).current?.focus();
  }, [userName]);

  useEffect(() => {
    if (!problem?.isFleeting) return undefined;
    return clock.after(SHOWN_MS, () => {
      setProblem(undefined);
      if (!form.current?.contains(document.activeElement)) passwordInput.current?.focus();
    });
  }, [problem, clock]);

  function show(next: LoginProblem) {
    setProblem(next);
    setProblems((earlier) => withProblem(earlier, next));
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const credentials = read(new FormData(event.currentTarget));
    const fault = faultOf(credentials);
    if (fault) {
      setProblem({ text: fault.text, at: new Date(clock.now()), isFleeting: false });
      focusField(event.currentTarget, fault.field);
      return;
    }
    setIsPending(true);
    setProblem(undefined);
    try {
      await onSubmit(credentials);
    } catch (error) {
      show(loginProblem(error, new Date(clock.now())));
      passwordInput.current?.focus();
      passwordInput.current?.select();
    } finally {
      setIsPending(false);
    }
  }

  return (
    <>
      <form ref={form} className={classes['form']} aria-label={LOGIN_TEXTS.signIn} onSubmit={handleSubmit} noValidate>
        <TextInput
          ref={userNameInput}
          name="userName"
          label={LOGIN_TEXTS.userName}
          defaultValue={userName}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={255}
          aria-invalid={problem?.isFleeting ?? false}
        />
        <PasswordField
          ref={passwordInput}
          name="password"
          label={LOGIN_TEXTS.password}
          autoComplete="current-password"
          maxLength={255}
          aria-invalid={problem?.isFleeting ?? false}
        />
        <TextInput
          name="postalCode"
          label={LOGIN_TEXTS.postalCode}
          description={LOGIN_TEXTS.postalCodePurpose}
          defaultValue={postalCode}
          autoComplete="postal-code"
          maxLength={10}
          onBlur={({ currentTarget }) => {
            currentTarget.value = maskedPostalCode(currentTarget.value);
          }}
        />
        <div className={classes['row']}>
          <Checkbox name="remember" label={LOGIN_TEXTS.keepSignedIn} classNames={{ input: classes['box'] ?? '' }} />
          {help}
        </div>
        <p role="alert" className={classes['message']}>
          {problem?.text}
        </p>
        <Button type="submit" fullWidth loading={isPending}>
          {LOGIN_TEXTS.signIn}
        </Button>
      </form>
      <ProblemLog problems={problems} />
    </>
  );
}

function read(form: FormData): Required<LoginCredentials> {
  const text = (name: keyof LoginCredentials) => String(form.get(name) ?? '');
  return {
    userName: text('userName').trim(),
    password: text('password'),
    postalCode: text('postalCode').trim(),
    remember: form.has('remember'),
  };
}

interface Fault {
  readonly field: keyof LoginCredentials;
  readonly text: string;
}

/** The faults that show without asking the server. */
function faultOf({ userName, password, postalCode }: Required<LoginCredentials>): Fault | undefined {
  if (!userName) return { field: 'userName', text: LOGIN_TEXTS.incomplete };
  if (!password) return { field: 'password', text: LOGIN_TEXTS.incomplete };
  const isWrong = postalCode && !sessionPostalCode(postalCode, ANY_COMPANY);
  return isWrong ? { field: 'postalCode', text: SESSION_TEXTS.invalidPostalCode } : undefined;
}
