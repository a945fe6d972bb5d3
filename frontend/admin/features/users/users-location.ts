import { type UserSort, userSorts } from '#shared/contracts/users.ts';
import { PATHS } from '../../../paths.ts';
import { addressOf, choiceParam, patternParam, tableParams, textParam } from '../../../ui/table/address.ts';
import { LIST_SIZES, type ListLocation } from '../../list/admin-list.tsx';

/** Characters that can be searched for, as the contract has it. */
export const LONGEST_USER_SEARCH = 100;

/** The state of the list of users, as its address has it. */
export interface UsersLocation extends ListLocation<UserSort> {
  /** Id of an account; undefined for all that the user administers. */
  readonly company: string | undefined;
  readonly type: '0' | '1' | undefined;
  /** Active ones as usual. */
  readonly active: 'yes' | 'no' | 'any';
  readonly invitation: 'sent' | 'expired' | undefined;
}

/** The address of the list of users. Without anything said it has the active ones by name. */
export const USERS = addressOf<UsersLocation>(PATHS.users, {
  search: textParam('search', LONGEST_USER_SEARCH),
  company: patternParam('company', /^[1-9]\d{0,8}$/),
  type: choiceParam('type', ['0', '1'] as const, undefined),
  active: choiceParam('active', ['yes', 'no', 'any'] as const, 'yes'),
  invitation: choiceParam('invitation', ['sent', 'expired'] as const, undefined),
  ...tableParams({ sorts: userSorts, usualSort: 'Name', isUsuallyAscending: true, sizes: LIST_SIZES }),
});

/** The users whose invitations ran out: where the home leads. */
export const EXPIRED_INVITATIONS_PATH = `${PATHS.users}?active=any&invitation=expired`;

/** The same search without filters. */
export const unfilteredUsers = (location: UsersLocation): UsersLocation => ({
  ...location,
  company: undefined,
  type: undefined,
  active: 'any',
  invitation: undefined,
  page: 1,
});
