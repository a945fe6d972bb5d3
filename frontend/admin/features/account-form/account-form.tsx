import { type ReactNode, useRef, useState } from 'react';
import type { AccountSettings } from '#shared/schemas/fields/account-settings.ts';
import type { AccountView } from '#shared/schemas/wire/account-view.ts';
import { ACCOUNT_FORM_TEXTS, SECTION_TEXTS } from '#shared/texts/admin/account-form/account-form-texts.ts';
import { branchesChange } from '#shared/texts/admin/account-form/setting-field-texts.ts';
import { FORM_TEXTS } from '#shared/texts/admin/form-texts.ts';
import { Pill } from '../../../ui/base/pill.tsx';
import { TextButton } from '../../../ui/base/text-button.tsx';
import { focusField } from '../../../ui/form/focus-field.ts';
import { FormProblems } from '../../form/form-problems.tsx';
import { SaveBar, useFieldKeys } from '../../form/save-bar.tsx';
import { AccountFormProvider } from './account-context.ts';
import classes from './account-form.module.css';
import { ActiveSetting } from './sections/identity-settings.tsx';
import { Section } from './sections/section.tsx';
import { SectionIndex } from './sections/section-index.tsx';
import { ALL_CODES, SECTIONS } from './sections/sections.ts';
import { isFoundBy } from './setting-search.ts';
import type { AccountRecordForm } from './use-account-form.ts';
import { useEffects } from './use-effects.ts';
import { useSettingKeys } from './use-setting-keys.ts';
import { accountRecord, namesOfCode } from './values/account-values.ts';
import { editedSettings } from './values/edited-settings.ts';
import { settingKeyOf } from './values/setting-keys.ts';

interface AccountFormProps {
  readonly view: AccountView;
  readonly form: AccountRecordForm;
  /** The customer records, which are saved on their own. */
  readonly customers?: ReactNode;
  /** An example price under the edited settings. Its steps lead to the settings that decide them. */
  readonly price?: (settings: AccountSettings, onSetting: (code: number) => void) => ReactNode;
  /** Shown at the right, below the example price. */
  readonly aside: ReactNode;
}

/** The form of an account: all its settings in sections, with one search over them (admin 2, 3). */
export function AccountForm({ view, form, customers, price, aside }: AccountFormProps) {
  const [typed, setTyped] = useState('');
  const [onlyDeviations, setOnlyDeviations] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const effects = useEffects(view, form);
  const handleKeys = useFieldKeys(form);
  useSettingKeys({ form: form.form.ref, search });

  const isChanged = (code: number) => namesOfCode(code).some((name) => form.changed.includes(name));
  const isOwn = (code: number) => {
    const key = settingKeyOf(code);
    return key !== undefined && form.values[key] !== null;
  };
  const isShown = (code: (typeof ALL_CODES)[number]) =>
    isFoundBy(code, typed.trim()) && (!onlyDeviations || isOwn(code) || isChanged(code));
  const isReduced = typed.trim() !== '' || onlyDeviations;
  const sections = SECTIONS.map((section) => ({ ...section, codes: section.codes.filter(isShown) })).filter(
    ({ key, codes }) => codes.length > 0 || (key === 'customers' && customers !== undefined && !isReduced),
  );

  function showAll() {
    setTyped('');
    setOnlyDeviations(false);
  }
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
    <AccountFormProvider value={{ view, form, saved: accountRecord(view).values, effects }}>
      <FormProblems form={{ ...form, focus }} />
      <div className={classes['account']}>
        <div className={classes['columns']}>
          <SectionIndex
            searchRef={search}
            typed={typed}
            onType={setTyped}
            onlyDeviations={onlyDeviations}
            onOnlyDeviations={setOnlyDeviations}
            entries={sections.map(({ key, title, codes }) => ({
              key,
              title,
              count: codes.length,
              changed: codes.filter(isChanged).length,
            }))}
            own={ALL_CODES.filter(isOwn).length}
            all={ALL_CODES.length}
          />
          <div className={classes['settings']}>
            <form
              {...form.form}
              aria-label={ACCOUNT_FORM_TEXTS.details}
              onKeyDown={handleKeys}
              onSubmit={(event) => {
                event.preventDefault();
                void form.submit();
              }}
            >
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
              <button type="submit" hidden aria-hidden tabIndex={-1}>
                {FORM_TEXTS.save}
              </button>
            </form>
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
