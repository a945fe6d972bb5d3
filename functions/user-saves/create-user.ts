import type { NewUserBody } from '#shared/contracts/users.ts';
import { permissionsOfNewUser } from '#shared/rules/accounts/level.ts';
import { accountOfNewUser } from '#shared/rules/people/user-change.ts';
import { passwordFaults, userFaults } from '#shared/rules/people/user-checks.ts';
import { USER_FIELDS } from '#shared/rules/people/user-fields.ts';
import { permissionsAfter } from '#shared/rules/people/user-rights.ts';
import type { HistoryEntry } from '#shared/schemas/stored/history-entry.ts';
import type { IdempotencyRecord } from '#shared/schemas/stored/idempotency-record.ts';
import type { User } from '#shared/schemas/stored/user.ts';
import type { NewUser } from '../data/identity/user-repository.ts';
import { toHistory } from '../data/operations/history-repository.ts';
import { toOutbox } from '../data/operations/outbox-repository.ts';
import { hashPassword } from '../data/passwords/password-hash.ts';
import { savesWith } from '../data/table/last-saves.ts';
import type { Write } from '../data/table/transact.ts';
import type { ActingPerson } from '../http/authenticate.ts';
import { authorOf } from '../http/history-author.ts';
import { homeScope } from '../http/home-scope.ts';
import { refuseFields } from '../http/invalid-fields.ts';
import { userChanges, userHistoryEntry } from '../http/user-history.ts';
import type { UserSavesDependencies } from './dependencies.ts';
import { makeFindUser, type UserWithAccount } from './find-user.ts';
import { givenUser } from './given-user.ts';
import { invitationTo } from './invite-user.ts';
import { refuseForbidden } from './user-rule.ts';

interface Creation {
  /** Derived from the Idempotency-Key, so that a repeat finds what the first call made (decision W6). */
  readonly userId: string;
  readonly idempotency: IdempotencyRecord | undefined;
  /** By default the user comes from a screen. */
  readonly source?: HistoryEntry['source'];
  /** Further writes of the transaction. */
  readonly also?: (user: User) => Readonly<Record<string, Write>>;
}

/**
 * Creates a user in one transaction (decision B304), with a password or with an invitation to set one. An inactive user
 * needs neither, nor does an imported one, who is invited afterwards (decision B414). Level 2 creates users of its own
 * account only.
 */
export function makeCreateUser(dependencies: UserSavesDependencies) {
  const { history, users, wakeOutbox, newId, now } = dependencies;
  const findUser = makeFindUser(dependencies);

  return async (actor: ActingPerson, body: NewUserBody, creation: Creation): Promise<UserWithAccount> => {
    const { userId, idempotency, source = 'screen', also } = creation;
    const { password = '', sendInvitation = false } = body;
    const home = { level: actor.level, accountId: actor.home.accountId };
    const accountId = accountOfNewUser(home, body.accountId ?? home.accountId);
    const found = await findUser.accounts(actor, accountId);
    const { account } = found;
    const time = now();
    const given = newUserGiven(body, { userId, accountId, created: time.toISOString() });
    try {
      refuseForbidden(actor, account, { active: true, ...given, parentId: account.parentId });
    } catch (error) {
      const user = { ...given, id: 0, parentId: account.parentId };
      const changes = userChanges({}, given);
      await history.record(
        userHistoryEntry(actor, user, { action: 'refused', at: time, newId: newId(), changes, source }),
      );
      throw error;
    }
    const faults = userFaults(given, USER_FIELDS);
    // Nobody signs in as an inactive user, who is invited once they are activated (decision B385).
    const needsPassword = !sendInvitation && given.active !== false && source !== 'import';
    const isWithout = password === '' && !needsPassword;
    refuseFields(isWithout ? faults : [...faults, ...passwordFaults(password, given.userName)]);
    const user = await users.create(
      homeScope(actor),
      {
        ...given,
        ...(sendInvitation && { invitation: { sentAt: time.toISOString() } }),
        ...savesWith({}, idempotency),
      },
      password === '' ? undefined : await hashPassword(password),
      (_before, after) => ({
        history: toHistory(
          userHistoryEntry(actor, after, {
            action: 'created',
            at: time,
            newId: newId(),
            changes: userChanges({}, after),
            source,
          }),
        ),
        ...(sendInvitation && {
          invitation: toOutbox(invitationTo(after, authorOf(actor).name, `invitation-${userId}`, time)),
        }),
        ...also?.(after),
      }),
    );
    if (sendInvitation) await wakeOutbox();
    return { user, ...found };
  };
}

/** A new user with the fields of a body, and the defaults for the others. Nothing is judged here. */
export function newUserGiven(
  body: NewUserBody,
  ids: { readonly userId: string; readonly accountId: number; readonly created: string },
): NewUser {
  const { monthlyLimit, type = 0, permissions = permissionsOfNewUser(type), ...given } = givenUser(body);
  const email = given.email ?? '';
  return {
    country: 'US',
    firstName: '',
    lastName: '',
    phoneNumber: '',
    address1: '',
    city: '',
    state: '',
    postalCode: '',
    ...given,
    ...ids,
    email,
    userName: given.userName || email,
    type,
    permissions: permissionsAfter(undefined, { type, permissions }),
    ...(monthlyLimit != null && { monthlyLimit }),
  };
}
