import { ERROR_TEXTS } from '#shared/texts/error-texts.ts';
import { lockedOutUntil } from '#shared/texts/login-texts.ts';
import { SESSION_TEXTS } from '#shared/texts/session-texts.ts';
import { ApiError } from '../../api/api-error.ts';
import { formatTime } from '../../ui/format-time.ts';

/** Why a login did not succeed, as its user reads it. */
export interface LoginProblem {
  readonly text: string;
  readonly at: Date;
  /** Wrong credentials are soon corrected, and the message goes by itself (storefront 8). */
  readonly isFleeting: boolean;
}

const WRONG_CREDENTIALS: readonly string[] = [SESSION_TEXTS.userNotFound, SESSION_TEXTS.badPassword];

export function loginProblem(error: unknown, at: Date): LoginProblem {
  if (!(error instanceof ApiError)) return { text: ERROR_TEXTS.unknown, at, isFleeting: false };
  if (WRONG_CREDENTIALS.includes(error.message)) return { text: SESSION_TEXTS.invalidLogin, at, isFleeting: true };
  const { message, retryAfter } = error;
  return { text: retryAfter === undefined ? message : lockedOutText(retryAfter, at), at, isFleeting: false };
}

/** Whole minutes, rounded up: at the time that is named one may really try again. */
function lockedOutText(retryAfter: number, now: Date): string {
  const minute = 60_000;
  const until = Math.ceil((now.getTime() + retryAfter * 1000) / minute) * minute;
  return lockedOutUntil(formatTime(new Date(until)));
}
