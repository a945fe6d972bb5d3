import { isDeepStrictEqual } from 'node:util';
import type { UserChangeBody } from '#shared/contracts/users.ts';
import { AppError } from '#shared/errors.ts';
import type { EffectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import { type Standing, userChangeRefusal } from '#shared/rules/people/user-change.ts';
import { userFaults } from '#shared/rules/people/user-checks.ts';
import { USER_FIELDS, userFieldName } from '#shared/rules/people/user-fields.ts';
import { permissionsAfter } from '#shared/rules/people/user-rights.ts';
import type { IdempotencyRecord } from '#shared/schemas/stored/idempotency-record.ts';
import type { User } from '#shared/schemas/stored/user.ts';
import { ACCOUNT_TEXTS } from '#shared/texts/session/account-texts.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { isRepeatedSave, savesWith } from '../data/table/last-saves.ts';
import type { ActingPerson } from '../http/authenticate.ts';
import { refuseFields } from '../http/invalid-fields.ts';
import { givenUser } from './given-user.ts';

interface Save {
  readonly body: UserChangeBody;
  readonly account: EffectiveAccount;
  readonly idempotency: IdempotencyRecord | undefined;
}

/**
 * The next state of a user after an administrator's save. Returns the same object if nothing changes, as for a repeat.
 * Throws 'conflict' with the fields that somebody else has changed since, 'forbidden' for rights that the administrator
 * may not give, and 'invalid_input' with the fields at fault.
 */
export function userAfter(actor: ActingPerson, seen: User, { body, account, idempotency }: Save): User {
  if (isRepeatedSave(seen, idempotency)) return seen;
  const given = givenUser(body, seen.country);
  const { monthlyLimit = seen.monthlyLimit, ...rest } = given;
  const { monthlyLimit: _former, ...others } = seen;
  const merged: User = { ...others, ...rest, ...(typeof monthlyLimit === 'number' && { monthlyLimit }) };
  const next = { ...merged, permissions: permissionsAfter(seen, merged) };
  if (isOfOther(body, seen)) throw forbidden();
  refuseForbidden(actor, account, next, seen);
  refuseConflicts(body.version, seen, next);
  refuseFields(userFaults(next, changedFields(seen, next)));
  if (changedFields(seen, next).length === 0 && !body.password) return seen;
  return { ...next, ...savesWith(seen, idempotency) };
}

/** The ids of a body can't move a user to another account or be those of another user. */
const isOfOther = ({ id, userId, accountId }: UserChangeBody, seen: User): boolean =>
  (accountId !== undefined && accountId !== seen.accountId) ||
  (userId != null && userId !== seen.userId) ||
  (id != null && id !== seen.id);

const changedFields = (before: User, after: User) =>
  USER_FIELDS.filter((field) => !isDeepStrictEqual(before[field], after[field]));

/** Fields that somebody else has changed since this administrator saw them (decision B300). */
function refuseConflicts(version: number, seen: User, next: User): void {
  const newer = changedFields(seen, next).filter((field) => (seen.fieldVersions?.[field] ?? 0) > version);
  if (newer.length === 0) return;
  const message = ACCOUNT_TEXTS.changedElsewhere;
  throw new AppError('conflict', message, {
    fieldErrors: newer.map((field) => ({ path: userFieldName(field), message })),
  });
}

/** Throws 'forbidden' if the administrator may not make this change. `before` is absent for a new user. */
export function refuseForbidden(actor: ActingPerson, account: EffectiveAccount, after: Standing, before?: User): void {
  const refusal = userChangeRefusal({
    actor: { ...actor, accountId: actor.home.accountId },
    before,
    after,
    isUserEditDisabled: account.settings.disableUserEdit,
    // They are counted where the change is written, which no other change can come between.
    otherAdministrators: Number.POSITIVE_INFINITY,
  });
  if (refusal) throw forbidden();
}

export const forbidden = (): AppError => new AppError('forbidden', SESSION_TEXTS.unauthorized);
