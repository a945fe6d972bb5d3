import { CloseButton } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import { LOGIN_TEXTS } from '#shared/texts/login-texts.ts';
import { SESSION_TEXTS } from '#shared/texts/session-texts.ts';
import { Logo } from '../../ui/logo.tsx';
import classes from './login-dialog.module.css';
import { LoginForm } from './login-form.tsx';
import { useSession, useSessionState } from './session-context.tsx';

interface LoginDialogProps {
  readonly companyName: string;
  readonly logoSrc: string;
  /** Left out when there is nothing to see without a session. */
  readonly onClose?: (() => void) | undefined;
}

/**
 * Asks for the credentials, over whatever page there is (storefront 4). The page stays mounted underneath: whoever
 * lost a session in the middle of a form finds it as it was. Whoever shows this makes the page `inert`.
 */
export function LoginDialog({ companyName, logoSrc, onClose }: LoginDialogProps) {
  const { signIn, lastPostalCode } = useSession();
  const state = useSessionState();
  const titleId = useId();
  const lostId = useId();
  useReturnOfFocus();
  useEscape(onClose);

  return (
    <div className={classes['backdrop']}>
      <div
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        aria-describedby={state.status === 'lost' ? lostId : undefined}
        className={classes['dialog']}
      >
        {onClose && <CloseButton className={classes['close']} aria-label={LOGIN_TEXTS.close} onClick={onClose} />}
        <Logo companyName={companyName} src={logoSrc} />
        <h2 id={titleId} className={classes['title']}>
          {LOGIN_TEXTS.signIn}
        </h2>
        {state.status === 'lost' && (
          <div id={lostId} className={classes['lost']}>
            <strong>{SESSION_TEXTS.sessionLost}</strong>
            <span>{LOGIN_TEXTS.goOn}</span>
          </div>
        )}
        <LoginForm
          userName={state.status === 'lost' ? state.user.userName : ''}
          postalCode={lastPostalCode()}
          onSubmit={signIn}
        />
      </div>
    </div>
  );
}

/** The focus goes back to where it was, if that is still on the page. */
function useReturnOfFocus() {
  const earlier = useRef(document.activeElement);
  useEffect(() => {
    const { current } = earlier;
    return () => {
      // By then the page may be touched again.
      queueMicrotask(() => {
        if (current instanceof HTMLElement && current.isConnected) current.focus();
      });
    };
  }, []);
}

function useEscape(onEscape: (() => void) | undefined) {
  useEffect(() => {
    const handleKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onEscape?.();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [onEscape]);
}
