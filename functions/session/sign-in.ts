import { AppError } from '#shared/errors.ts';
import { isLockedOut, LOCKOUT_WINDOW_MS } from '#shared/rules/lockout.ts';
import { SESSION_TEXTS } from '#shared/texts/session-texts.ts';
