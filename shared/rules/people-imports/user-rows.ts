import type { StoredAddress } from '../../schemas/fields/address.ts';
import type { UserImportRow } from '../../schemas/wire/import-rows.ts';
import { USER_ROW_TEXTS } from '../../texts/imports/people-import-texts.ts';
import { offeredUserName } from '../../values/people/user-name.ts';
import { storedPhoneNumber } from '../base/phone-number.ts';
import { emailFault } from '../people/email-address.ts';
import { userFaults } from '../people/user-checks.ts';
import { USER_FIELDS } from '../people/user-fields.ts';
import { tooLongCells, USER_COLUMNS } from './import-columns.ts';
import { addressFault, rowAddress } from './row-address.ts';
import { faultOf, inColumns, type JudgedRow, type RowFault } from './row-fault.ts';
import type { RowRules } from './row-judge.ts';

/** The fields of a user that a row gives, in their stored form. */
export interface UserRowBody extends StoredAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly userName: string;
  readonly phoneNumber: string;
}

/**
 * Judges the rows of a user file. The first row of a user name and of an email counts. Without a user name, the email
 * counts as one (admin 5).
 */
export const USER_ROWS: RowRules<UserImportRow, UserRowBody> = {
  keysOf: (row) => {
    const { email, userName } = namesOfRow(row);
    return [email && `email ${email}`, userName && `name ${userName}`]
      .filter((key) => key !== '')
      .map((key) => key.toLowerCase());
  },
  repeated: inColumns(faultOf(USER_ROW_TEXTS.repeated), ['Email', 'UserName']),
  isRepeatFirst: false,
  judge: judged,
};

/** The email and the user name that a row gives. */
export function namesOfRow(row: UserImportRow): Pick<UserRowBody, 'email' | 'userName'> {
  const email = (row.email ?? '').trim();
  return { email, userName: offeredUserName(row.userName ?? '', email) };
}

function judged(row: UserImportRow): JudgedRow<UserRowBody> {
  const names = namesOfRow(row);
  if (emailFault(names.email)) return inColumns(faultOf(USER_ROW_TEXTS.emailInvalid), ['Email']);
  const phoneNumber = storedPhoneNumber(row.phoneNumber ?? '');
  if (phoneNumber === undefined) return inColumns(faultOf(USER_ROW_TEXTS.phoneIncomplete), ['Phone Number']);
  const place = rowAddress(row);
  if ('columns' in place) return addressFault(place.columns);
  const [firstName = '', lastName = ''] = [row.firstName, row.lastName].map((cell) => cell?.trim());
  const body = { ...names, firstName, lastName, phoneNumber, ...place.address };
  const tooLong = tooLongCells(USER_COLUMNS, row);
  const faults = userFaults({ ...body, country: body.country ?? 'US' }, USER_FIELDS);
  if (tooLong.length + faults.length === 0) return { body };
  const rejected = faultOf(USER_ROW_TEXTS.rejected, ...[...tooLong, ...faults].map(({ message }) => message));
  return inColumns(rejected, [
    ...tooLong.map(({ heading }) => heading),
    ...faults.flatMap(({ path }) => headingOf(path)),
  ]);
}

/** The heading of a field of the save payload. */
const headingOf = (path: string): string[] =>
  USER_COLUMNS.filter(({ field }) => field.toLowerCase() === path.toLowerCase()).map(({ heading }) => heading);

/** The user who has a user name or an email. */
interface Holder {
  readonly userId: string;
  readonly accountId: number;
}

/** The plan for a row: a new user, a change of an existing one, or a fault. */
export type UserRowPlan =
  | { readonly kind: 'add' }
  | { readonly kind: 'update'; readonly userId: string }
  | { readonly fault: RowFault };

/**
 * A row whose user name and email belong to one user of the company updates them. Either of them belonging to somebody
 * else is a fault (decision B412).
 */
export function userRowPlan(
  accountId: number,
  { ofName, ofEmail }: { readonly ofName: Holder | undefined; readonly ofEmail: Holder | undefined },
): UserRowPlan {
  if (!ofName && !ofEmail) return { kind: 'add' };
  const isOne = ofName !== undefined && ofName.userId === ofEmail?.userId;
  if (isOne && ofName.accountId === accountId) return { kind: 'update', userId: ofName.userId };
  return ofName
    ? inColumns(faultOf(USER_ROW_TEXTS.userNameExists), ['UserName'])
    : inColumns(faultOf(USER_ROW_TEXTS.emailExists), ['Email']);
}
