import type { RefObject } from 'react';
import { ACCOUNT_FORM_TEXTS } from '#shared/texts/admin/account-form/account-form-texts.ts';
import { SETTING_FIELD_TEXTS } from '#shared/texts/admin/account-form/setting-field-texts.ts';
import type { Shortcut } from '../../../shortcuts/shortcut-registry.ts';
import { useShortcuts } from '../../../shortcuts/shortcuts.tsx';

interface SettingKeysOptions {
  readonly form: RefObject<HTMLElement | null>;
  readonly search: RefObject<HTMLInputElement | null>;
}

/** The keys of the settings: `j` and `k` move, `r` resets, `h` and `c` mark, `/` searches. Enter edits. */
export function useSettingKeys({ form, search }: SettingKeysOptions): void {
  const rows = () => [...(form.current?.querySelectorAll<HTMLElement>('[data-setting]') ?? [])];
  const current = () => rows().findIndex((row) => row.contains(document.activeElement));

  function move(step: 1 | -1) {
    const all = rows();
    const at = current();
    const next = at < 0 ? all[step > 0 ? 0 : all.length - 1] : (all[at + step] ?? all[at]);
    next?.focus();
    next?.scrollIntoView?.({ block: 'nearest' });
  }
  const press = (button: string) => rows()[current()]?.querySelector<HTMLElement>(button)?.click();
  const shortcut = (keys: string, label: string, run: () => void): Shortcut => ({ keys, label, group: 'page', run });
  useShortcuts([
    shortcut('j', ACCOUNT_FORM_TEXTS.nextSetting, () => move(1)),
    shortcut('k', ACCOUNT_FORM_TEXTS.previousSetting, () => move(-1)),
    shortcut('/', ACCOUNT_FORM_TEXTS.search, () => search.current?.focus()),
    shortcut('r', SETTING_FIELD_TEXTS.resetKey, () => press('[data-reset] button')),
    shortcut('h', SETTING_FIELD_TEXTS.handDownKey, () => press('[data-mark=handDown]')),
    shortcut('c', SETTING_FIELD_TEXTS.mayChangeKey, () => press('[data-mark=mayChange]')),
  ]);
}
