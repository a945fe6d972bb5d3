import * as z from 'zod/mini';
import { ACCOUNT_FIELDS } from '#shared/rules/accounts/account-fields.ts';
import { fieldPaths } from '#shared/rules/accounts/fields/field-names.ts';
import type { HistoryEntry } from '#shared/schemas/stored/history-entry.ts';
import type { IdempotencyRecord } from '#shared/schemas/stored/idempotency-record.ts';
import { accountChangeFields } from '#shared/schemas/wire/account-view.ts';
import { decodeWire } from '#shared/wire/wire.ts';
import { TOO_LONG } from '../data/operations/history-repository.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { invalidFields } from '../http/invalid-fields.ts';
import { ANY_VERSION, type ChangesAccounts, makeChangeAccount } from './change-account.ts';
import type { GivenFields } from './given-account.ts';

/** Saves the values of an account before a change again, as a save of its own under the rules of today (decision B303). */
export function makeRestoreAccount(dependencies: ChangesAccounts) {
  const changeAccount = makeChangeAccount(dependencies);

  return async (actor: SignedIn, entry: HistoryEntry, idempotency: IdempotencyRecord | undefined): Promise<void> => {
    const body = formerValues(entry);
    await changeAccount(actor, {
      id: Number(entry.thingId),
      body,
      version: ANY_VERSION,
      idempotency,
      action: 'restored',
    });
  };
}

const formerSchema = z.object(accountChangeFields);

/** A setting that had no value before is taken over from the parent or the defaults again. */
function formerValues({ changes }: HistoryEntry): GivenFields {
  const given: Record<string, unknown> = {};
  for (const { field, before } of changes) {
    if (before === undefined) continue;
    const [name = '', part] = field.split('.');
    given[name] = part === undefined ? before : { ...(given[name] as object | undefined), [part]: before };
  }
  const codesOf = (hadValue: boolean) =>
    changes.filter(({ before }) => (before !== undefined) === hadValue).map(codeOf);
  const reset = codesOf(false).filter((code) => !codesOf(true).includes(code));
  const decoded = decodeWire(formerSchema, { ...given, ...(reset.length > 0 && { Reset: reset }) });
  if (!decoded.ok) throw invalidFields(decoded.errors);
  return decoded.value;
}

type Change = HistoryEntry['changes'][number];

const codeOf = ({ field }: Change): number | undefined =>
  ACCOUNT_FIELDS.find(({ code }) => fieldPaths(code).includes(field))?.code;

const UNCODED: readonly string[] = ['InheritedFields', 'ChangableFields', 'Active'];

/**
 * Whether the values before can be saved again: what is a field of the account and was short enough to be kept. Records of
 * customers stand in its history as well, and files own them.
 */
export const canRestoreAccount = (changes: readonly Change[]): boolean =>
  changes.every((change) => (codeOf(change) ?? UNCODED.includes(change.field)) && change.before !== TOO_LONG);
