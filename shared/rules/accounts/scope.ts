import type { Level } from '../../values/access.ts';

/** The accounts whose data a caller may reach. It is the first argument of every repository. */
export interface Scope {
  readonly accountId: number;
  readonly userId: string;
  readonly level: Level;
}

interface Owned {
  readonly accountId: number;
  readonly parentId?: number | undefined;
}

/**
 * The item, if it is in scope. A missing item and another tenant's look the same, so no response reveals that it
 * exists.
 */
export function within<T extends Owned>(scope: Scope, item: T | undefined): T | undefined {
  return item && reaches(scope, item) ? item : undefined;
}

/**
 * The provider (level 0) sees all accounts, a parent's admin also its children, everybody else only their own account.
 */
function reaches({ level, accountId }: Scope, owner: Owned): boolean {
  if (level === 0 || owner.accountId === accountId) return true;
  return level === 1 && owner.parentId === accountId;
}
