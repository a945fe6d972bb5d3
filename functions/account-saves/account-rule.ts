import { AppError, type FieldError } from '#shared/errors.ts';
import { accountFaults } from '#shared/rules/account-saves/account-faults.ts';
import { checkAccount } from '#shared/rules/accounts/account-checks.ts';
import { MARKABLE_CODES } from '#shared/rules/accounts/account-fields.ts';
import {
  type Administrator,
  accountFieldOf,
  fieldLock,
  mayChangeActive,
  mayMark,
} from '#shared/rules/accounts/fields/account-field-access.ts';
import { type ChangeKey, changedFields } from '#shared/rules/accounts/fields/changed-fields.ts';
import { fieldPaths } from '#shared/rules/accounts/fields/field-names.ts';
import { PROVIDER_ACCOUNT_ID } from '#shared/rules/accounts/level.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import type { IdempotencyRecord } from '#shared/schemas/stored/idempotency-record.ts';
import { ACCOUNT_SAVE_TEXTS } from '#shared/texts/admin/account-save-texts.ts';
import { WEBSITE_SAVE_TEXTS } from '#shared/texts/admin/website-save-texts.ts';
import { ACCOUNT_TEXTS } from '#shared/texts/session/account-texts.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { isRepeatedSave, savesWith } from '../data/table/last-saves.ts';
import type { ActingPerson } from '../http/authenticate.ts';
import { refuseFields } from '../http/invalid-fields.ts';
import { type GivenFields, givenCodes, withGiven } from './given-account.ts';

interface Save {
  readonly body: GivenFields;
  /** The version that the fields were seen with. */
  readonly version: number;
  readonly idempotency: IdempotencyRecord | undefined;
}

/** The person with the account that they belong to, whichever they order for at the moment. */
export const administratorOf = ({ level, home }: ActingPerson): Administrator => ({ level, accountId: home.accountId });

/**
 * The next state of an account after an administrator's save. Returns the same object if nothing changes, as for a
 * repeat. Throws 'forbidden' for what they may not change (decision A2), 'conflict' with the fields that somebody else
 * has changed since, and 'invalid_input' with the fields at fault.
 */
export function accountAfter(
  administrator: Administrator,
  seen: Account,
  parent: Account | undefined,
  { body, version, idempotency }: Save,
): Account {
  if (isRepeatedSave(seen, idempotency)) return seen;
  if (isForbidden(administrator, seen, parent, body)) throw unauthorized();
  refuseFields(resetFaults(body));
  const next = withGiven(seen, parent, body);
  const changed = changedFields(seen, next);
  refuseConflicts(version, seen, changed);
  refuseFields([...accountFaults(next, parent, changed), ...defaultFaults(seen, next)]);
  if (changed.length === 0) return seen;
  refuseTooLarge(next);
  checkAccount(next, parent);
  return { ...next, ...savesWith(seen, idempotency) };
}

/** A new account that an administrator makes. Throws as `accountAfter` does. Name and address are always judged. */
export function newAccountAfter(administrator: Administrator, parent: Account | undefined, body: GivenFields): Account {
  const blank = blankAccount(parent);
  if (isForbidden(administrator, blank, parent, body)) throw unauthorized();
  // A tenant is prepared before its store opens (decision B385).
  const mayBeginInactive = administrator.level === 0 && parent === undefined;
  if (body.active === false && !mayBeginInactive) {
    refuseFields([{ path: 'Active', message: ACCOUNT_SAVE_TEXTS.newIsActive }]);
  }
  refuseFields(resetFaults(body));
  const next = withGiven(blank, parent, body);
  const judged = new Set<ChangeKey>([200, 201, ...changedFields(blank, next)]);
  refuseFields(accountFaults(next, parent, [...judged]));
  refuseTooLarge(next);
  checkAccount(next, parent);
  return next;
}

/** A new account without any given fields. It has no number yet. */
export const blankAccount = (parent: Account | undefined): Account => ({
  id: 0,
  ...(parent && { parentId: parent.id }),
  companyName: '',
  address: { address1: '', city: '', state: '', postalCode: '' },
  orderProcessType: 0,
  inheritedFields: [],
  changeableFields: [],
  isActive: true,
  version: 0,
  settings: {},
});

/** Naming a field is enough: whoever may not change it has no reason to send its present value. */
function isForbidden(
  administrator: Administrator,
  seen: Account,
  parent: Account | undefined,
  body: GivenFields,
): boolean {
  const known = (body.reset ?? []).filter((code) => accountFieldOf(code));
  const isLocked = (code: number) => fieldLock(code, administrator, seen, parent) !== undefined;
  if ([...givenCodes(body), ...known].some(isLocked)) return true;
  if (newMarks(seen, body).some((code) => !mayMarkOrIsNoMark(code, administrator, seen))) return true;
  return isActiveForbidden(administrator, seen, body);
}

/** Codes that nobody can mark are an error of the body, which the check of the marks tells. */
const mayMarkOrIsNoMark = (code: number, administrator: Administrator, account: Account): boolean =>
  mayMark(code, administrator, account) ||
  (account.parentId === undefined && account.id !== PROVIDER_ACCOUNT_ID && !MARKABLE_CODES.includes(code));

/** The codes for which a body sets or takes away a mark. */
function newMarks(seen: Account, { inheritedFields, changeableFields }: GivenFields): number[] {
  const differing = (before: readonly number[], after: readonly number[] = before) => [
    ...before.filter((code) => !after.includes(code)),
    ...after.filter((code) => !before.includes(code)),
  ];
  return [...differing(seen.inheritedFields, inheritedFields), ...differing(seen.changeableFields, changeableFields)];
}

/** That the provider stays active is told in words, to those who could deactivate any other account. */
function isActiveForbidden(administrator: Administrator, seen: Account, { active }: GivenFields): boolean {
  if (active === undefined || mayChangeActive(administrator, seen)) return false;
  return !(administrator.level === 0 && seen.id === PROVIDER_ACCOUNT_ID);
}

/** An account with websites has a default among them, which is only taken away with the last one (decision D12). */
function defaultFaults(seen: Account, next: Account): FieldError[] {
  const isTakenAway = seen.settings.defaultWebsiteId != null && next.settings.defaultWebsiteId == null;
  return isTakenAway ? [{ path: 'DefaultWebsiteId', message: WEBSITE_SAVE_TEXTS.defaultNeeded }] : [];
}

function resetFaults(body: GivenFields): FieldError[] {
  const given = givenCodes(body);
  const faultOf = (code: number) => {
    if (!accountFieldOf(code)?.settings.length) return ACCOUNT_SAVE_TEXTS.notResettable;
    return given.includes(code) ? ACCOUNT_SAVE_TEXTS.setAndReset : undefined;
  };
  const messages = new Set((body.reset ?? []).flatMap((code) => faultOf(code) ?? []));
  return [...messages].map((message) => ({ path: 'Reset', message }));
}

/** Fields that somebody else has changed since this administrator saw them (decision B323). */
function refuseConflicts(version: number, { fieldVersions = {} }: Account, changed: readonly ChangeKey[]): void {
  const newer = changed.filter((key) => (fieldVersions[key] ?? 0) > version);
  if (newer.length === 0) return;
  const message = ACCOUNT_TEXTS.changedElsewhere;
  throw new AppError('conflict', message, {
    fieldErrors: newer.flatMap(changedPaths).map((path) => ({ path, message })),
  });
}

/** An account is one item of the table, which takes 400 KB with what is kept beside the settings. */
const MOST_BYTES = 300_000;

function refuseTooLarge({ settings }: Account): void {
  if (Buffer.byteLength(JSON.stringify(settings)) <= MOST_BYTES) return;
  throw new AppError('invalid_input', ACCOUNT_SAVE_TEXTS.tooLarge);
}

/** The wire names of what a save changes. */
function changedPaths(key: ChangeKey): string[] {
  if (key === 'marks') return ['InheritedFields', 'ChangableFields'];
  return key === 'active' ? ['Active'] : fieldPaths(key);
}

export const unauthorized = (): AppError => new AppError('forbidden', SESSION_TEXTS.unauthorized);
