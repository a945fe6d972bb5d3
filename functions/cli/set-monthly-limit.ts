import { AppError } from '#shared/errors.ts';
import { PROVIDER_ACCOUNT_ID } from '#shared/rules/accounts/level.ts';
import type { Scope } from '#shared/rules/accounts/scope.ts';
import { formatMoney } from '#shared/rules/base/format-money.ts';
import type { User } from '#shared/schemas/stored/user.ts';
import { cents } from '#shared/values/money.ts';
import { userRepository } from '../data/identity/user-repository.ts';
import { spentIn } from '../data/sales/spending-repository.ts';
import type { Table } from '../data/table/table.ts';

/** Removes the limit. */
const NONE = 'none';
/** Dollars, with or without cents. */
const AMOUNT = /^(\d{1,7})(?:\.(\d{2}))?$/;

const provider: Scope = { accountId: PROVIDER_ACCOUNT_ID, userId: 'command line', level: 0 };

const usage = `npm run monthly-limit -- <user name> [<dollars> | ${NONE}]

Sets what a user may order in a month, taxes included, or removes the limit. Without an amount it shows the limit.`;

/**
 * Sets the monthly limit of a user (decision O4). Returns the former and the new limit, and how much of it is used.
 * Throws for an unknown user or an invalid amount, and changes nothing then.
 */
export async function setMonthlyLimit(table: Table, args: readonly string[], now: Date): Promise<string> {
  const [userName, typed, ...more] = args;
  if (userName === undefined) return usage;
  if (more.length > 0) throw new AppError('invalid_input', usage);
  const limit = typed === undefined ? undefined : limitOf(typed);
  const users = userRepository(table);
  const marker = await users.findByUserName(userName);
  const before = marker && (await users.find(provider, marker.userId));
  if (!before) throw new AppError('not_found', `There is no user ${userName}`);
  const { userId, firstName, lastName } = before;
  const spent = await spentIn(table, userId, now.toISOString().slice(0, 7));
  const subject = `${firstName} ${lastName} (${userName}): ${shown(before)}`;
  const used = `${formatMoney(spent)} ordered this month`;
  if (limit === undefined) return `${subject}, ${used}`;
  const after = await users.change(provider, userId, ({ monthlyLimit: _before, ...user }) => ({ ...user, ...limit }));
  return `${subject} → ${shown(after)}, ${used}`;
}

function limitOf(typed: string): Pick<User, 'monthlyLimit'> {
  if (typed === NONE) return {};
  const [, dollars, rest = '00'] = AMOUNT.exec(typed) ?? [];
  if (dollars === undefined) {
    throw new AppError(
      'invalid_input',
      `The limit can’t be ${typed}. Give dollars such as 1500 or 1500.00, or ${NONE}`,
    );
  }
  return { monthlyLimit: cents(Number(dollars) * 100 + Number(rest)) };
}

const shown = ({ monthlyLimit: limit }: User): string =>
  limit === undefined ? 'no limit' : `${formatMoney(limit)} a month`;

if (import.meta.main) {
  const { table } = await import('../data/table/deployed-table.ts');
  try {
    console.log(await setMonthlyLimit(table, process.argv.slice(2), new Date()));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
