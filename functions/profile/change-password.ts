import type * as z from 'zod/mini';
import type { profileContract } from '#shared/contracts/profile.ts';
import { AppError, throttledUntil } from '#shared/errors.ts';
import { passwordChangeErrors } from '#shared/rules/people/password-change.ts';
import { PASSWORD_TEXTS } from '#shared/texts/session/password-texts.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { hashPassword, verifyPassword } from '../data/passwords/password-hash.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { invalidFields, refuseFields } from '../http/invalid-fields.ts';
import type { RequestOrigin } from '../http/request-origin.ts';
import { tenantOf } from '../http/tenant-of.ts';
import type { ProfileDependencies } from './dependencies.ts';

type PasswordChange = z.output<typeof profileContract.changePassword.body>;

/**
 * Changes one's own password. This session and its remember cookie go on, and all other sessions end. A wrong current
 * password counts like a failed login, so that an unattended browser can't be used to guess it (decision B292).
 */
export function makeChangePassword({ attempts, now, passwords, wakeOutbox }: ProfileDependencies) {
  return async (actor: SignedIn, change: PasswordChange, { address }: RequestOrigin): Promise<SignedIn> => {
    const { user, session } = actor;
    refuseFields(passwordChangeErrors(change, user.userName));
    const time = now();
    const attempt = { userName: user.userName, address, storeAccountId: tenantOf(actor.home) };
    const [begun, from] = await Promise.all([attempts.begin(attempt, time), passwords.findHash(user.userId)]);
    if (begun.lockedOutUntil !== undefined)
      throw throttledUntil(SESSION_TEXTS.tooManyAttempts, begun.lockedOutUntil, time);
    const { isRight } = await verifyPassword(from, change.currentPassword);
    if (!isRight || from === undefined) throw wrongPassword();
    const to = await hashPassword(change.newPassword);
    const [outcome] = await Promise.all([
      passwords.change(session, { from, to }, time),
      attempts.succeed(attempt, begun),
    ]);
    if ('failed' in outcome) throw outcome.failed === 'password' ? wrongPassword() : sessionLost();
    await wakeOutbox();
    const { passwordVersion } = outcome.changed;
    return { ...actor, user: outcome.changed, session: { ...session, passwordVersion } };
  };
}

const wrongPassword = () => invalidFields([{ path: 'CurrentPassword', message: PASSWORD_TEXTS.currentWrong }]);
const sessionLost = () => new AppError('unauthenticated', SESSION_TEXTS.sessionLost);
