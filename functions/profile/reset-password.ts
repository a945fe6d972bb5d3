import { AppError } from '#shared/errors.ts';
import { newPasswordErrors } from '#shared/rules/people/password-change.ts';
import { maySignInOn } from '#shared/rules/session/sign-in-scope.ts';
import { PASSWORD_TEXTS } from '#shared/texts/session/password-texts.ts';
import { hashPassword, verifyPassword } from '../data/passwords/password-hash.ts';
import type { PasswordLink } from '../data/passwords/password-reset-repository.ts';
import { invalidFields } from '../http/invalid-fields.ts';
import type { RequestOrigin } from '../http/request-origin.ts';
import type { ProfileDependencies } from './dependencies.ts';
import { makeOpenStore } from './open-store.ts';

/**
 * Opens and uses an emailed link, on a host of its user's tenant only. Everything that is wrong with a link gets the
 * same error, so no response tells which users exist (decision B291).
 */
export function makeResetPassword(dependencies: ProfileDependencies) {
  const { attempts, now, passwords, resets, wakeOutbox } = dependencies;
  const openStore = makeOpenStore(dependencies);

  async function findLink(link: PasswordLink, requestOrigin: RequestOrigin) {
    const { website } = await openStore(requestOrigin);
    const found = await resets.find(link, now());
    if (!found || !maySignInOn(website, found.user)) throw expired();
    return { ...found, storeAccountId: website.accountId };
  }

  return {
    /** The user whom a link is for. Asking does not use it up, because mail scanners open links. */
    async open(link: PasswordLink, requestOrigin: RequestOrigin) {
      const { user, reset } = await findLink(link, requestOrigin);
      if (reset.openedAt === undefined) await resets.markOpened(link, now());
      const { firstName, lastName, userName } = user;
      return { firstName, lastName, userName };
    },

    /** Sets the password, once. All sessions of the user end, and failed logins here are forgotten. */
    async use(link: PasswordLink, password: string, requestOrigin: RequestOrigin): Promise<void> {
      const [{ user, storeAccountId }, formerHash] = await Promise.all([
        findLink(link, requestOrigin),
        passwords.findHash(link.userId),
      ]);
      const { userName } = user;
      const [error] = newPasswordErrors('password', password, userName);
      if (error) throw invalidFields([error]);
      const { isRight: isFormer } = await verifyPassword(formerHash, password);
      if (isFormer) throw invalidFields([{ path: 'password', message: PASSWORD_TEXTS.sameAsCurrent }]);
      const passwordHash = await hashPassword(password);
      const [changed] = await Promise.all([
        resets.spend(link, passwordHash, now()),
        attempts.forget({ userName, storeAccountId, address: requestOrigin.address }),
      ]);
      if (!changed) throw expired();
      await wakeOutbox();
    },
  };
}

const expired = () => new AppError('not_found', PASSWORD_TEXTS.requestExpired);
