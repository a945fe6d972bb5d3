import type { Level } from '../../values/access.ts';

/** Whose data a caller may reach. Every repository takes it first. */
export interface Scope {
  readonly accountId: number;
  readonly userId: string;
  readonly level: Level;
}

interface Owned {
  readonly accountId: number;
  readonly parentId?: number | undefined;
}

/** The item if it lies in the scope. Missing and foreign look the same, so that no answer tells that an item exists. */
export function within<T extends Owned>(scope: Scope, item: T | undefined): T | undefined {
  return item && reaches(scope, item) ? item : undefined;
}

/** The provider (level 0) sees all; a parent's admin sees its children; everyone sees the own account. */
function reaches({ level, accountId }: Scope, owner: Owned): boolean {
  if (level === 0 || owner.accountId === accountId) return true;
  return level === 1 && owner.parentId === accountId;
}
