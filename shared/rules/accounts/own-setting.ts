import { AppError } from '../../errors.ts';
import type { SettingName } from '../../schemas/fields/account-settings.ts';
import type { Account } from '../../schemas/stored/account.ts';
import { SESSION_TEXTS } from '../../texts/session/session-texts.ts';
import { mayHaveOwn } from './account-inheritance.ts';

/**
 * The account with a value of its own for a setting, or without one when the value is undefined. A value that could not
 * count, because the parent hands its own down, is refused with 'Unauthorized' (decision A2).
 */
export function withOwnSetting(
  account: Account,
  parent: Account | undefined,
  setting: SettingName,
  value: unknown,
): Account {
  const { [setting]: _before, ...others } = account.settings;
  if (value === undefined) return { ...account, settings: others };
  if (!mayHaveOwn(setting, parent)) throw new AppError('forbidden', SESSION_TEXTS.unauthorized);
  return { ...account, settings: { ...others, [setting]: value } };
}
