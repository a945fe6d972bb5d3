import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { SettingCode } from '#shared/texts/admin/account-form/setting-texts.ts';
import { SETTING_PARAM } from '../../frame/account-paths.ts';
import type { AccountComparison } from './compare/use-comparison.ts';
import type { Copying } from './compare/use-copying.ts';
import { ALL_CODES, SECTIONS } from './sections/sections.ts';
import { isFoundBy } from './setting-search.ts';
import type { AccountRecordForm } from './use-account-form.ts';
import { namesOfCode } from './values/account-values.ts';
import { settingKeyOf } from './values/setting-keys.ts';

interface ShownSettingsOptions {
  readonly form: AccountRecordForm;
  readonly comparison: AccountComparison;
  readonly copying: Copying;
  readonly hasCustomers: boolean;
}

/** The settings that the search and the switches leave, by section. A changed one stays, whatever a switch hides. */
export function useShownSettings({ form, comparison, copying, hasCustomers }: ShownSettingsOptions) {
  // The palette leads to a setting by the address, also from another setting of the same account.
  const asked = useSearchParams()[0].get(SETTING_PARAM) ?? '';
  const [followed, setFollowed] = useState(asked);
  const [typed, setTyped] = useState(asked);
  if (asked !== followed) {
    setFollowed(asked);
    setTyped(asked);
  }
  const [onlyDeviations, setOnlyDeviations] = useState(false);
  const onlyDifferences = comparison.other !== undefined && comparison.isOnlyDifferences;
  const isReduced = typed.trim() !== '' || onlyDeviations || onlyDifferences;

  const isChanged = (code: number) => namesOfCode(code).some((name) => form.changed.includes(name));
  const isOwn = (code: number) => {
    const key = settingKeyOf(code);
    return key !== undefined && form.values[key] !== null;
  };
  const isShown = (code: SettingCode) =>
    isFoundBy(code, typed.trim()) &&
    (!onlyDeviations || isOwn(code) || isChanged(code)) &&
    (!onlyDifferences || copying.differences.has(code) || isChanged(code));

  return {
    typed,
    setTyped,
    onlyDeviations,
    setOnlyDeviations,
    isReduced,
    own: ALL_CODES.filter(isOwn).length,
    sections: SECTIONS.map((section) => {
      const codes = section.codes.filter(isShown);
      return { ...section, codes, changed: codes.filter(isChanged).length };
    }).filter(({ key, codes }) => codes.length > 0 || (key === 'customers' && hasCustomers && !isReduced)),
    showAll() {
      setTyped('');
      setOnlyDeviations(false);
      if (onlyDifferences) comparison.showOnlyDifferences(false);
    },
  };
}
