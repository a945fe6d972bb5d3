import { randomUUID } from 'node:crypto';
import { en } from 'zod/locales';
import * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import { ACCOUNT_DEFAULTS } from '#shared/rules/accounts/account-defaults.ts';
import { PROVIDER_ACCOUNT_ID } from '#shared/rules/accounts/level.ts';
import { withOwnSetting } from '#shared/rules/accounts/own-setting.ts';
import type { Scope } from '#shared/rules/accounts/scope.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import { HISTORY_TEXTS } from '#shared/texts/admin/history-texts.ts';
import { accountChanges } from '../account-saves/account-changes.ts';
import { unattendedHistoryEntry } from '../account-saves/account-history.ts';
import { accountRepository } from '../data/identity/account-repository.ts';
import { toHistory } from '../data/operations/history-repository.ts';
import type { Table } from '../data/table/table.ts';
import { accountFields, fieldNamed, isSetting, type NamedField, readValue, shownValue } from './account-field.ts';

/** Removes an account's own value, so that the parent's or the default applies again. */
const DEFAULT = 'default';

const provider: Scope = { accountId: PROVIDER_ACCOUNT_ID, userId: 'command line', level: 0 };

const usage = `npm run account -- <id> <field> <value>

The value is JSON or plain text; "${DEFAULT}" takes a setting of the account's own away.
Fields: ${accountFields.map(({ name }) => name).join(', ')}`;

/**
 * Sets a field of an account by the product's own rules, with an entry in its history. Returns the former and the new
 * value. Throws when the rules do not allow it.
 */
export async function setAccountField(table: Table, args: readonly string[]): Promise<string> {
  const [id, name, typed, ...more] = args;
  if (id === undefined) return usage;
  if (!/^\d+$/.test(id) || name === undefined || typed === undefined || more.length > 0) throw usageError(usage);
  const field = fieldNamed(name);
  if (!field) throw usageError(`There is no field ${name}.\n\n${usage}`);

  const accounts = accountRepository(table);
  const value = typed === DEFAULT && isSetting(field.key) ? undefined : readValue(field, typed);
  const before = await accounts.find(provider, Number(id));
  if (!before) throw usageError(`There is no account ${id}`);
  const after = await accounts.change(
    provider,
    before.id,
    (account, parent) =>
      isSetting(field.key) ? withOwnSetting(account, parent, field.key, value) : { ...account, [field.key]: value },
    toHistoryOf,
  );
  return `${after.companyName} (${id}), ${field.name}: ${shown(field, before)} → ${shown(field, after)}`;
}

/** The entry for the history. A value that is already set is no change and leaves no entry. */
function toHistoryOf(before: Account, after: Account) {
  const changes = accountChanges(before, after);
  if (changes.length === 0) return {};
  const event = { action: 'changed', at: new Date(), newId: randomUUID(), changes } as const;
  return { history: toHistory(unattendedHistoryEntry('command', HISTORY_TEXTS.commandLine, after, event)) };
}

function shown(field: NamedField, account: Account): string {
  const { key } = field;
  if (!isSetting(key)) return shownValue(field, account[key]);
  const own = account.settings[key];
  return own === undefined ? `not set (default ${shownValue(field, ACCOUNT_DEFAULTS[key])})` : shownValue(field, own);
}

const usageError = (message: string) => new AppError('invalid_input', message);

if (import.meta.main) {
  z.config(en());
  const { table } = await import('../data/table/deployed-table.ts');
  try {
    console.log(await setAccountField(table, process.argv.slice(2)));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const hints = error.code === 'forbidden' ? ['  The parent account sets this field: change it there.'] : [];
    const errors = error.fieldErrors.map(({ path, message }) => `  ${path}: ${message}`);
    console.error([error.message, ...errors, ...hints].join('\n'));
    process.exitCode = 1;
  }
}
