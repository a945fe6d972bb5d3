import { type ReactNode, useRef } from 'react';
import type { AccountSettings } from '#shared/schemas/fields/account-settings.ts';
import type { AccountView } from '#shared/schemas/wire/account-view.ts';
import { ACCOUNT_FORM_TEXTS, SECTION_TEXTS } from '#shared/texts/admin/account-form/account-form-texts.ts';
import { branchesChange } from '#shared/texts/admin/account-form/setting-field-texts.ts';
import { Pill } from '../../../ui/base/pill.tsx';
import { TextButton } from '../../../ui/base/text-button.tsx';
import { focusField } from '../../../ui/form/focus-field.ts';
import { FormProblems } from '../../form/form-problems.tsx';
import { RecordFormElement } from '../../form/record-form-element.tsx';
import { SaveBar } from '../../form/save-bar.tsx';
import { AccountFormProvider } from './account-context.ts';
import classes from './account-form.module.css';
import { useCompareKeys } from './compare/use-compare-keys.ts';
import type { AccountComparison } from './compare/use-comparison.ts';
import { useCopying } from './compare/use-copying.ts';
import { ActiveSetting } from './sections/identity-settings.tsx';
import { Section } from './sections/section.tsx';
import { SectionIndex } from './sections/section-index.tsx';
import { ALL_CODES } from './sections/sections.ts';
import type { AccountRecordForm } from './use-account-form.ts';
import { useEffects } from './use-effects.ts';
import { useSettingKeys } from './use-setting-keys.ts';
import { useShownSettings } from './use-shown-settings.ts';
import { accountRecord } from './values/account-values.ts';
import { editedSettings } from './values/edited-settings.ts';

interface AccountFormProps {
  readonly view: AccountView;
  readonly form: AccountRecordForm;
  readonly comparison: AccountComparison;
  /** Chooses the account to compare with. Left out where there is no other in scope. */
  readonly compareBar?: ReactNode;
  /** The customer records, which are saved on their own. */
  readonly customers?: ReactNode;
  /** An example price under the edited settings. Its steps lead to the settings that decide them. */
  readonly price?: (settings: AccountSettings, onSetting: (code: number) => void) => ReactNode;
  /** Shown at the right, below the example price. */
  readonly aside: ReactNode;
}

/** The form of an account: all its settings in sections, with one search over them (admin 2, 3). */
export function AccountForm({ view, form, comparison, compareBar, customers, price, aside }: AccountFormProps) {
  const search = useRef<HTMLInputElement>(null);
  const effects = useEffects(view, form);
  const copying = useCopying(view, form, comparison.other);
  const shown = useShownSettings({ form, comparison, copying, hasCustomers: customers !== undefined });
  const { sections, isReduced, showAll } = shown;
  useSettingKeys({ form: form.form.ref, search });
  useCompareKeys(compareBar === undefined ? undefined : comparison, copying, form.isDirty);

  /** A field that the search hides comes back before it has the focus. */
  function focus(name: string) {
    showAll();
    setTimeout(() => focusField(form.form.ref.current, name));
  }
  function goToSetting(code: number) {
    showAll();
    setTimeout(() => {
      const row = form.form.ref.current?.querySelector<HTMLElement>(`[data-setting="${code}"]`);
      row?.focus();
      row?.scrollIntoView?.({ block: 'center' });
    });
  }

  return (
    <AccountFormProvider value={{ view, form, saved: accountRecord(view).values, effects, copying }}>
      <FormProblems form={{ ...form, focus }} />
      {comparison.isOpen && compareBar}
      <div className={classes['account']}>
        <div className={classes['columns']}>
          <SectionIndex
            searchRef={search}
            typed={shown.typed}
            onType={shown.setTyped}
            onlyDeviations={shown.onlyDeviations}
            onOnlyDeviations={shown.setOnlyDeviations}
            entries={sections.map(({ key, title, codes, changed }) => ({ key, title, count: codes.length, changed }))}
            isReduced={isReduced}
            own={shown.own}
            all={ALL_CODES.length}
          />
          <div className={classes['settings']}>
            <RecordFormElement form={form} label={ACCOUNT_FORM_TEXTS.details}>
              {sections
                .filter(({ key }) => key !== 'customers')
                .map(({ key, title, codes }) => (
                  <Section key={key} sectionKey={key} title={title} codes={codes}>
                    {key === 'company' && !isReduced && <ActiveSetting />}
                  </Section>
                ))}
              {sections.length === 0 && (
                <p>
                  {ACCOUNT_FORM_TEXTS.noneFound} <TextButton onClick={showAll}>{ACCOUNT_FORM_TEXTS.showAll}</TextButton>
                </p>
              )}
            </RecordFormElement>
            {customers !== undefined && !isReduced && (
              <Section sectionKey="customers" title={SECTION_TEXTS.customers} codes={[]}>
                {customers}
              </Section>
            )}
          </div>
          <aside className={classes['aside']}>
            {price?.(editedSettings(view, form.values).settings, goToSetting)}
            {aside}
          </aside>
        </div>
      </div>
      <SaveBar form={form} note={effects.most > 0 && <Pill tone="warn">{branchesChange(effects.most)}</Pill>} />
    </AccountFormProvider>
  );
}
