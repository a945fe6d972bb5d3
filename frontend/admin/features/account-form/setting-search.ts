import { SETTING_CHOICES } from '#shared/texts/admin/account-form/editor-texts.ts';
import { SETTING_TEXTS, type SettingCode } from '#shared/texts/admin/account-form/setting-texts.ts';
import { SECTIONS } from './sections/sections.ts';

/** The choices that a setting is found by too, such as a free shipping. */
const CHOICES: Readonly<Partial<Record<SettingCode, readonly string[]>>> = {
  130: SETTING_CHOICES.orderProcessType,
  104: SETTING_CHOICES.coreChargeType,
  111: SETTING_CHOICES.shippingMethod,
  113: Object.values(SETTING_CHOICES.requirements),
  123: SETTING_CHOICES.ipMethod,
  145: Object.values(SETTING_CHOICES.listStyle),
};

const SEARCHED: ReadonlyMap<SettingCode, string> = new Map(
  SECTIONS.flatMap(({ title, codes }) =>
    codes.map((code) => {
      const { label, help, words } = SETTING_TEXTS[code];
      return [code, [title, label, help, words, code, ...(CHOICES[code] ?? [])].join(' ').toLowerCase()] as const;
    }),
  ),
);

/** Whether a setting has every typed word in its name, its code, what it does or what can be chosen. */
export function isFoundBy(code: SettingCode, typed: string): boolean {
  const text = SEARCHED.get(code) ?? '';
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** The settings that the words find, in the order of the form. */
export const foundSettings = (typed: string): readonly SettingCode[] =>
  SECTIONS.flatMap(({ codes }) => codes).filter((code) => isFoundBy(code, typed));
