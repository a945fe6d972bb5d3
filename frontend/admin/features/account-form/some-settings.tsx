import type { AccountView } from '#shared/schemas/wire/account-view.ts';
import { ACCOUNT_FORM_TEXTS } from '#shared/texts/admin/account-form/account-form-texts.ts';
import type { SettingCode } from '#shared/texts/admin/account-form/setting-texts.ts';
import { FORM_TEXTS } from '#shared/texts/admin/form-texts.ts';
import { FormProblems } from '../../form/form-problems.tsx';
import { RecordFormElement } from '../../form/record-form-element.tsx';
import { SaveBar } from '../../form/save-bar.tsx';
import { AccountFormProvider } from './account-context.ts';
import classes from './account-form.module.css';
import { useCopying } from './compare/use-copying.ts';
import { SettingOf } from './sections/setting.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useEffects } from './use-effects.ts';
import { accountRecord } from './values/account-values.ts';

interface SomeSettingsProps {
  readonly view: AccountView;
  readonly codes: readonly SettingCode[];
  readonly saveLabel?: string;
  readonly onSaved: () => void;
}

/** A form with a few settings of an account, by their codes. */
export function SomeSettings({ view, codes, saveLabel = FORM_TEXTS.save, onSaved }: SomeSettingsProps) {
  const form = useAccountForm(view, onSaved);
  const effects = useEffects(view, form);
  const copying = useCopying(view, form, undefined);
  return (
    <AccountFormProvider value={{ view, form, saved: accountRecord(view).values, effects, copying }}>
      <FormProblems form={form} />
      <div className={classes['settings']}>
        <RecordFormElement form={form} label={ACCOUNT_FORM_TEXTS.details}>
          {codes.map((code) => (
            <SettingOf key={code} code={code} />
          ))}
        </RecordFormElement>
      </div>
      <SaveBar form={form} saveLabel={saveLabel} />
    </AccountFormProvider>
  );
}
