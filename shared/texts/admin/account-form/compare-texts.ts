/** Comparing an account with another one, and copying its settings. All of these texts are our own. */
export const COMPARE_TEXTS = {
  compare: 'Compare',
  compareKey: 'Compare with another account',
  compareWith: 'Compare with',
  bar: 'Comparison',
  none: 'There is no other account to compare with.',
  noneFound: 'No account fits.',
  loading: 'Loading the other account …',
  failed: 'The other account could not be loaded.',
  unknown: 'There is no such account to compare with.',
  onlyDifferences: 'Only differences',
  copy: 'Copy',
  copyKey: 'Copy the setting from the other account',
  copyAllKey: 'Copy all differences',
  end: 'End comparison',
  undoCopy: 'Undo',
  notCopied: 'Belongs to each account alone, so it is never copied.',
} as const;

export const differencesCount = (count: number): string =>
  count === 0 ? 'No differences' : count === 1 ? '1 difference' : `${count} differences`;

/** The button that copies whatever may be copied. */
export function copyAllOf(copied: number, all: number): string {
  if (copied < all) return `Copy ${copied} of ${differencesCount(all)}`;
  return all === 1 ? 'Copy the difference' : `Copy all ${all} differences`;
}

/** Before the value of the other account. */
export const ofOther = (companyName: string): string => `${companyName}:`;
export const copyFrom = (label: string, companyName: string): string => `Copy ${label} from ${companyName}`;

/** After copying: nothing is saved yet. */
export const copiedFrom = (count: number, companyName: string): string =>
  `Copied ${count === 1 ? '1 setting' : `${count} settings`} from ${companyName}. Save to keep them.`;

/** A setting that was left out, with the reason. */
export const leftOut = (label: string, why: string): string => `Left out ${label}: ${why}`;
