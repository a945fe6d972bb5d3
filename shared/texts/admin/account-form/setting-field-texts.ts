import type { FieldLock } from '../../../values/accounts/setting-source.ts';

/** Texts beside a setting: its source, marks, lock and effect. All of them are our own. */
export const SETTING_FIELD_TEXTS = {
  own: 'Own',
  default: 'Default',
  nothing: 'nothing',
  ownNothing: 'own: nothing',
  reset: 'Reset',
  undo: 'Undo',
  handDown: 'hand down',
  mayChange: 'branches may change',
  notHandedDown: 'not handed down',
  handedDown: 'handed down',
  handedDownOpen: 'handed down, may be changed here',
  providerOnly: 'provider only',
  alwaysHandedDown: 'always handed down',
  resetKey: 'Reset the setting',
  handDownKey: 'Hand the setting down',
  mayChangeKey: 'Let branches change the setting',
  nobody: 'No branch changes.',
  reckoning: 'Looking at the branches …',
} as const;

export const fromParentNamed = (parent: string): string => `From ${parent}`;

/** The value that Reset brings back. */
export const resetTo = (parent: string | undefined): string => (parent ? `to ${parent}` : 'to default');

export const was = (value: string): string => `was ${value}`;

export const resetOf = (label: string): string => `Reset ${label}`;
export const undoOf = (label: string): string => `Undo the change of ${label}`;
export const handDownOf = (label: string): string => `Hand down ${label}`;
export const mayChangeOf = (label: string): string => `Branches may change ${label}`;
export const editOf = (label: string, value: string): string => `${label}: ${value}`;

const branches = (count: number): string => (count === 1 ? '1 branch' : `${count} branches`);

/** How many branches have a value of their own. */
export const haveOwn = (own: number, total: number): string =>
  own === 1 ? `1 of ${branches(total)} has its own` : `${own} of ${branches(total)} have their own`;

/** How many branches a save changes. */
export const changesBranches = (changed: number, total: number, own: number): string =>
  own === 0
    ? `Changes ${changed} of ${branches(total)}.`
    : `Changes ${changed} of ${branches(total)}; ${own} ${own === 1 ? 'has its' : 'have their'} own.`;

interface BranchCounts {
  readonly change: number;
  readonly follow: number;
  readonly own: number;
  readonly apart: number;
}

/** The strip of branches, for screen readers. */
export function stripText({ change, follow, own, apart }: BranchCounts): string {
  const parts = [
    change > 0 && `${change} ${change === 1 ? 'changes' : 'change'}`,
    follow > 0 && `${follow} ${follow === 1 ? 'follows' : 'follow'}`,
    own > 0 && `${own} ${own === 1 ? 'has its own' : 'have their own'}`,
    apart > 0 && `not handed down to ${apart}`,
  ];
  return `${branches(change + follow + own + apart)}: ${parts.filter(Boolean).join(', ')}`;
}

/** The effects of all changes, in the bar. */
export const branchesChange = (count: number): string =>
  count === 1 ? '1 branch changes' : `${count} branches change`;

/** The names that are not listed. */
export const andMore = (count: number): string => `and ${count} more`;

/** Why a setting can't be changed, and by whom it can. */
export const LOCK_TEXTS: Readonly<Record<FieldLock, (parent: string) => string>> = {
  'always of the parent': (parent) => `Always the value of ${parent}.`,
  'handed down': (parent) => `${parent} hands this down.`,
  'provider only': () => 'Only the provider changes this.',
  'parent only': (parent) => `Only the provider and ${parent} change this.`,
  'nothing to choose': () => 'There is nothing to choose yet.',
};

/** Whom to ask, by name. */
export const ask = (names: string): string => `Ask ${names}.`;
