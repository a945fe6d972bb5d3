import { COMPARE_TEXTS } from '#shared/texts/admin/account-form/compare-texts.ts';
import type { Shortcut } from '../../../../shortcuts/shortcut-registry.ts';
import { useShortcuts } from '../../../../shortcuts/shortcuts.tsx';
import type { AccountComparison } from './use-comparison.ts';
import type { Copying } from './use-copying.ts';

/** The keys of a comparison: `t` takes the setting with the focus, `T` all. Esc ends it, where nothing can be lost. */
export function useCompareKeys(comparison: AccountComparison | undefined, copying: Copying, isDirty: boolean): void {
  const shortcut = (keys: string, label: string, run: () => void): Shortcut => ({ keys, label, group: 'page', run });
  const copyFocused = () =>
    document.activeElement?.closest('[data-setting]')?.querySelector<HTMLElement>('[data-copy]')?.click();
  useShortcuts([
    ...(comparison ? [shortcut('v', COMPARE_TEXTS.compareKey, comparison.start)] : []),
    ...(copying.other
      ? [
          shortcut('t', COMPARE_TEXTS.copyKey, () => copyFocused()),
          shortcut('T', COMPARE_TEXTS.copyAllKey, copying.copyAll),
        ]
      : []),
    ...(comparison?.isOpen && !isDirty ? [shortcut('Escape', COMPARE_TEXTS.end, comparison.end)] : []),
  ]);
}
