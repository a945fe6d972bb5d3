import { ERROR_TEXTS } from '#shared/texts/base/error-texts.ts';
import { lockedOutUntil } from '#shared/texts/session/login-texts.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { ApiError } from '../api/api-error.ts';
import { retryTime } from '../ui/format/retry-time.ts';

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
  return {
    text: retryAfter === undefined ? message : lockedOutUntil(retryTime(retryAfter, at)),
    at,
    isFleeting: false,
  };
}
