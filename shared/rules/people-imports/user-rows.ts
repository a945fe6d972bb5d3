import type { StoredAddress } from '../../schemas/fields/address.ts';
import type { UserImportRow } from '../../schemas/wire/import-rows.ts';
import { ACCOUNT_ROW_TEXTS, USER_ROW_TEXTS } from '../../texts/imports/people-import-texts.ts';
import { offeredUserName } from '../../values/people/user-name.ts';
import { storedPhoneNumber } from '../base/phone-number.ts';
import { emailFault } from '../people/email-address.ts';
import { userFaults } from '../people/user-checks.ts';
import { USER_FIELDS } from '../people/user-fields.ts';
import { tooLongCells, USER_COLUMNS } from './import-columns.ts';
import { rowAddress } from './row-address.ts';
import { faultOf, type JudgedRow, type RowFault } from './row-fault.ts';

/** The fields of a user that a row gives, in their stored form. */
export interface UserRowBody extends StoredAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly userName: string;
  readonly phoneNumber: string;
}

/**
 * Judges the rows of a user file, which must come in the order of the file, in one go or in parts: the first row of a
 * user name and of an email counts. Without a user name, the email counts as one (admin 5).
 */
export function userRowJudge(): (row: UserImportRow) => JudgedRow<UserRowBody> {
  const seen = new Set<string>();
  return (row) => {
    const email = (row.email ?? '').trim();
    const userName = offeredUserName(row.userName ?? '', email);
    const keys = [email && `email ${email}`, userName && `name ${userName}`].filter(Boolean);
    const isRepeat = keys.some((key) => seen.has(key.toLowerCase()));
    // A repeat takes no name away from the rows after it.
    if (!isRepeat) for (const key of keys) seen.add(key.toLowerCase());
    const found = judged(row, { email, userName });
    return isRepeat && 'body' in found ? faultOf(USER_ROW_TEXTS.repeated) : found;
  };
}

function judged(row: UserImportRow, names: Pick<UserRowBody, 'email' | 'userName'>): JudgedRow<UserRowBody> {
  if (emailFault(names.email)) return faultOf(USER_ROW_TEXTS.emailInvalid);
  const phoneNumber = storedPhoneNumber(row.phoneNumber ?? '');
  if (phoneNumber === undefined) return faultOf(USER_ROW_TEXTS.phoneIncomplete);
  const place = rowAddress(row);
  if ('fault' in place) return faultOf(ACCOUNT_ROW_TEXTS.addressIncomplete, place.fault);
  const [firstName = '', lastName = ''] = [row.firstName, row.lastName].map((cell) => cell?.trim());
  const body = { ...names, firstName, lastName, phoneNumber, ...place.address };
  const details = [
    ...tooLongCells(USER_COLUMNS, row),
    ...userFaults({ ...body, country: body.country ?? 'US' }, USER_FIELDS).map(({ message }) => message),
  ];
  return details.length > 0 ? faultOf(USER_ROW_TEXTS.rejected, ...details) : { body };
}

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
  return faultOf(ofName ? USER_ROW_TEXTS.userNameExists : USER_ROW_TEXTS.emailExists);
}
