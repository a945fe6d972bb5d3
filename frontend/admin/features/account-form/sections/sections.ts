import { SECTION_TEXTS } from '#shared/texts/admin/account-form/account-form-texts.ts';
import type { SettingCode } from '#shared/texts/admin/account-form/setting-texts.ts';

export type SectionKey = keyof typeof SECTION_TEXTS;

interface Section {
  readonly key: SectionKey;
  readonly title: string;
  readonly codes: readonly SettingCode[];
}

const section = (key: SectionKey, ...codes: SettingCode[]): Section => ({ key, title: SECTION_TEXTS[key], codes });

/** The sections of the form with their settings, in the order of the screen. */
export const SECTIONS: readonly Section[] = [
  section('company', 200, 201, 301, 130),
  section('brand', 118, 120, 121, 307),
  section('prices', 101, 102, 103, 135, 140),
  section('warranties', 104, 105, 106, 107, 108, 109, 110, 136, 139),
  section('shipping', 111, 112, 141),
  section('checkout', 113, 114, 115, 116, 117, 133),
  section('search', 302, 303, 304, 305, 306, 124, 125, 126, 127, 128, 129, 145, 137, 138),
  section('service', 122, 143, 144),
  section('access', 123, 131, 132, 134, 119, 142),
  // Last, because customer records are saved on their own.
  section('customers'),
];

/** Every setting of the form, in the order of the screen. */
export const ALL_CODES: readonly SettingCode[] = SECTIONS.flatMap(({ codes }) => codes);
