import type { usersContract } from '#shared/contracts/users.ts';
import { throttledUntil } from '#shared/errors.ts';
import { USER_TEXTS } from '#shared/texts/admin/users/user-texts.ts';
import type { Input, Output } from '#shared/wire/endpoint.ts';
import type { SignedIn } from '../http/authenticate.ts';
import type { UsersDependencies } from './dependencies.ts';

type UserExists = (typeof usersContract)['userExists'];

/** Whether a user name or an email is taken, in any tenant, and no more than that (decision B306). */
export function makeUserExists({ countLookup, users, now }: UsersDependencies) {
  return async (actor: SignedIn, { userName, email, id }: Input<UserExists>['body']): Promise<Output<UserExists>> => {
    const time = now();
    const counted = await countLookup(actor.userId, time);
    if (counted.isFull) throw throttledUntil(USER_TEXTS.tooManyLookups, counted.endsAt, time);
    const [byName, byEmail, owner] = await Promise.all([
      userName ? users.findByUserName(userName.trim()) : undefined,
      email ? users.findByEmail(email.trim()) : undefined,
      id == null ? undefined : users.findNumber(id),
    ]);
    const isTaken = (marker: { userId: string } | undefined) => marker !== undefined && marker.userId !== owner?.userId;
    return { userNameExists: isTaken(byName), emailExists: isTaken(byEmail) };
  };
}
