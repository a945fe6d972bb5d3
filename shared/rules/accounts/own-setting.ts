import { AppError } from '../../errors.ts';
import type { SettingName } from '../../schemas/fields/account-settings.ts';
import type { Account } from '../../schemas/stored/account.ts';
import { SESSION_TEXTS } from '../../texts/session/session-texts.ts';
import { mayHaveOwn } from './account-inheritance.ts';

/**
 * Sets or removes (undefined) an account's own value of a setting. Throws 'Unauthorized' if the value would have no
 * effect because the parent hands down its own (decision A2).
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
