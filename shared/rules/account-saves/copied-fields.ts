import type { AccountSettings } from '../../schemas/fields/account-settings.ts';
import type { Account } from '../../schemas/stored/account.ts';
import { ACCOUNT_FIELDS } from '../accounts/account-fields.ts';
import { settingsOf } from '../accounts/fields/settings-view.ts';
import { accountFaults } from './account-faults.ts';

/**
 * Fields that belong to one account alone: its name and number, address, customer numbers, type and website. They are
 * never copied to another account. Everything else can be.
 */
export const NEVER_COPIED: readonly number[] = [200, 201, 202, 301, 307];

/** An account whose effective values are copied. */
export interface CopySource {
  readonly settings: AccountSettings;
  readonly orderProcessType: Account['orderProcessType'];
}

interface Copied {
  readonly account: Account;
  readonly taken: readonly number[];
  /** Why a value can't be copied, by code. */
  readonly refused: ReadonlyMap<number, string>;
}

/**
 * The account with the values that another has for these codes. A value that a save would refuse is left out, with the
 * reason. `codes` are those that somebody may change. The parent is given for a child.
 */
export function withCopied(
  account: Account,
  parent: Account | undefined,
  source: CopySource,
  codes: readonly number[],
): Copied {
  const refused = new Map<number, string>();
  let taken = codes.filter((code) => !NEVER_COPIED.includes(code));
  for (;;) {
    const next = withValues(account, source, taken);
    const faults = taken.flatMap((code) =>
      accountFaults(next, parent, [code])
        .slice(0, 1)
        .map(({ message }) => [code, message] as const),
    );
    if (faults.length === 0) return { account: next, taken, refused };
    for (const [code, message] of faults) refused.set(code, message);
    // A value may have been right only together with one that is left out.
    taken = taken.filter((code) => !refused.has(code));
  }
}

function withValues(account: Account, { settings, orderProcessType }: CopySource, codes: readonly number[]): Account {
  const copied = ACCOUNT_FIELDS.filter(({ code }) => codes.includes(code)).map((field) => settingsOf(field, settings));
  return {
    ...account,
    ...(codes.includes(130) && { orderProcessType }),
    settings: Object.assign({}, account.settings, ...copied),
  };
}
