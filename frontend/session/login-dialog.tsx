import { CloseButton } from '@mantine/core';
import { useId, useRef } from 'react';
import { Link } from 'react-router';
import { LOGIN_TEXTS } from '#shared/texts/session/login-texts.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { PATHS } from '../paths.ts';
import { Logo } from '../ui/base/logo.tsx';
import { useModal } from '../ui/dialogs/use-modal.ts';
import classes from './login-dialog.module.css';
import { LoginForm } from './login-form.tsx';
import { useSession, useSessionState } from './session-context.tsx';

/** Why the user was led to the login, kept in the history entry. */
export interface LoginNotice {
  readonly text: string;
  /** The next step for the user. */
  readonly hint?: string;
  /** Whether the notice is about a success. */
  readonly isGood?: true;
  /** Whose name is filled in. */
  readonly userName?: string;
}

interface LoginDialogProps {
  readonly companyName: string;
  readonly logoSrc: string;
  /** Tells of an event just before, such as a lost session. */
  readonly notice?: LoginNotice | undefined;
  /** Left out when there is nothing to see without a session. */
  readonly onClose?: (() => void) | undefined;
}

/**
 * Asks for the credentials, over whatever there is, questions included (storefront 4). All that stays mounted
 * underneath, out of reach: whoever lost a session in the middle of a form finds it as it was.
 */
export function LoginDialog({ companyName, logoSrc, notice, onClose }: LoginDialogProps) {
  const { signIn, lastPostalCode } = useSession();
  const state = useSessionState();
  // The page of a lost session stays open underneath.
  const isLost = state.status === 'lost';
  const titleId = useId();
  const reasonId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog);

  return (
    <dialog
      ref={dialog}
      className={classes['backdrop']}
      aria-labelledby={titleId}
      aria-describedby={reasonId}
      closedby={onClose ? 'closerequest' : 'none'}
      onCancel={onClose}
    >
      <div className={classes['dialog']}>
        {onClose && <CloseButton className={classes['close']} aria-label={LOGIN_TEXTS.close} onClick={onClose} />}
        <Logo companyName={companyName} src={logoSrc} />
        <h2 id={titleId} className={classes['title']}>
          {LOGIN_TEXTS.signIn}
        </h2>
        <div id={reasonId} className={classes['reason']} data-good={(!isLost && notice?.isGood) || undefined}>
          {isLost && (
            <>
              <strong>{SESSION_TEXTS.sessionLost}</strong>
              <span>{LOGIN_TEXTS.goOn}</span>
            </>
          )}
          {'isUnconfirmed' in state && LOGIN_TEXTS.unconfirmedLogout}
          {notice?.hint ? (
            <>
              <strong>{notice.text}</strong>
              <span>{notice.hint}</span>
            </>
          ) : (
            notice?.text
          )}
        </div>
        <LoginForm
          userName={isLost ? state.user.userName : (notice?.userName ?? '')}
          postalCode={lastPostalCode()}
          help={
            <Link to={PATHS.passwordReminder} target={isLost ? '_blank' : undefined} onClick={onClose}>
              {LOGIN_TEXTS.forgotPassword}
            </Link>
          }
          onSubmit={signIn}
        />
      </div>
    </dialog>
  );
}
