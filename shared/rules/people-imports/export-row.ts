import type { User } from '../../schemas/stored/user.ts';
import type { UserImportRow } from '../../schemas/wire/import-rows.ts';

/** A user as a row that can be imported again. `names` has the company names by account number. */
export function userExportRow(user: User, names: ReadonlyMap<number, string>): Required<UserImportRow> {
  const { accountId, parentId } = user;
  return {
    company: names.get(accountId) ?? '',
    parent: (parentId !== undefined && names.get(parentId)) || '',
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    userName: user.userName,
    phoneNumber: user.phoneNumber,
    address: user.address1,
    address2: user.address2 ?? '',
    city: user.city,
    state: user.state,
    postalCode: user.postalCode,
    country: user.country ?? 'US',
  };
}
