import type { Permission } from '../../values/access.ts';
import { levelOn, PROVIDER_ACCOUNT_ID } from './level.ts';

interface Person {
  /** The account that the user belongs to. */
  readonly accountId: number;
  readonly parentId?: number | undefined;
  readonly type: 0 | 1;
  readonly permissions: readonly Permission[];
}

interface OrderedFor {
  readonly id: number;
  readonly parentId?: number | undefined;
}

const NEEDED: readonly Permission[] = ['usermanagement', 'checkout'];

/**
 * Whether a user may order as an account (admin 1 and 6, decision B450): an administrator of a top-level account as its
 * children, the provider's administrators as every account except the provider. Who is active is decided elsewhere.
 */
export function mayOrderAs(person: Person, account: OrderedFor): boolean {
  if (!NEEDED.every((permission) => person.permissions.includes(permission))) return false;
  const level = levelOn({ accountId: person.parentId ?? person.accountId }, person);
  if (level === 0) return account.id !== PROVIDER_ACCOUNT_ID;
  return level === 1 && account.parentId === person.accountId;
}
