import { useMemo, useState } from 'react';
import { isSameValue } from '#shared/rules/base/same-value.ts';
import type { AccountView } from '#shared/schemas/wire/account-view.ts';
import type { SettingCode } from '#shared/texts/admin/account-form/setting-texts.ts';
import { valuesOfFields } from '../../../form/merge-changes.ts';
import type { AccountRecordForm } from '../use-account-form.ts';
import type { AccountValues } from '../values/account-values.ts';
import { type Differences, differencesFrom } from './comparison.ts';
import { copiedValues } from './copied-values.ts';

/** The outcome of copying all differences, until it is undone or something else is copied. */
interface CopiedAll {
  readonly count: number;
  readonly leftOut: ReadonlyMap<SettingCode, string>;
  readonly changes: Partial<AccountValues>;
  readonly former: Partial<AccountValues>;
}

const NONE: Differences = new Map();

/** The differences from another account, and the ways to take its settings into the unsaved form. */
export function useCopying(view: AccountView, form: AccountRecordForm, other: AccountView | undefined) {
  const { values, change } = form;
  const [copiedAll, setCopiedAll] = useState<CopiedAll>();
  const differences = useMemo(() => (other ? differencesFrom(view, values, other) : NONE), [view, values, other]);
  const leftOut = useMemo(() => {
    const each = [...differences.keys()].map(
      (code) => other && copiedValues(view, values, other, [code]).leftOut.get(code),
    );
    return new Map(
      [...differences.keys()].flatMap((code, index) => (each[index] ? [[code, each[index]] as const] : [])),
    );
  }, [view, values, other, differences]);

  function copyAll() {
    if (!other) return;
    const copied = copiedValues(view, values, other, [...differences.keys()]);
    if (copied.count === 0) return;
    change(copied.changes);
    setCopiedAll({ ...copied, former: valuesOfFields(values, Object.keys(copied.changes)) });
  }

  return {
    other,
    differences,
    /** Why a setting that differs can't be copied, by code. */
    leftOut,
    copiedAll,
    copy(code: SettingCode) {
      if (!other) return;
      setCopiedAll(undefined);
      change(copiedValues(view, values, other, [code]).changes);
    },
    copyAll,
    /** Takes back what was copied, but not what was typed since. */
    undoCopyAll() {
      if (!copiedAll) return;
      const { changes, former } = copiedAll;
      const untouched = Object.entries(changes).filter(([name, value]) =>
        isSameValue(values[name as keyof AccountValues], value),
      );
      change(
        valuesOfFields(
          former as AccountValues,
          untouched.map(([name]) => name),
        ),
      );
      setCopiedAll(undefined);
    },
  };
}

export type Copying = ReturnType<typeof useCopying>;
