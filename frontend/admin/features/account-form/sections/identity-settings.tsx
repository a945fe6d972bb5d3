import { ACCOUNT_FORM_TEXTS } from '#shared/texts/admin/account-form/account-form-texts.ts';
import { SETTING_CHOICES } from '#shared/texts/admin/account-form/editor-texts.ts';
import { SelectField, SwitchField, TextField } from '../../../form/fields.tsx';
import { CountryField, PostalCodeField, StateField } from '../../../form/region-fields.tsx';
import { useAccountState } from '../account-context.ts';
import editorClasses from '../editors/editor.module.css';
import rowClasses from '../setting-field/setting-field.module.css';
import { SettingRow } from '../setting-field/setting-row.tsx';
import { namesOfCode } from '../values/account-values.ts';

/** Whether a field of the account itself was changed or is wrong, for its edge. */
function useIdentity(code: number) {
  const { form } = useAccountState();
  const fields = namesOfCode(code).map((name) => form.field(name));
  return {
    isChanged: fields.some(({ isChanged }) => isChanged),
    isWrong: fields.some(({ error, conflict }) => error !== undefined && !conflict),
  };
}

export function NameSetting() {
  const { form } = useAccountState();
  return (
    <SettingRow
      code={200}
      {...useIdentity(200)}
      value={
        <div className={editorClasses['stack']}>
          <TextField field={form.field('companyName')} autoComplete="off" />
          <TextField field={form.field('storeNumber')} autoComplete="off" />
        </div>
      }
    />
  );
}

export function AddressSetting() {
  const { form } = useAccountState();
  const { field } = form;
  return (
    <SettingRow
      code={201}
      {...useIdentity(201)}
      value={
        <div className={editorClasses['stack']}>
          <TextField field={field('address1')} autoComplete="off" />
          <TextField field={field('address2')} autoComplete="off" />
          <TextField field={field('city')} autoComplete="off" />
          <CountryField form={form} />
          <StateField form={form} />
          <PostalCodeField form={form} warningClass={editorClasses['hint']} />
        </div>
      }
    />
  );
}

/** Only a parent orders for its children, and only a child has its parent complete its orders (admin 6). */
export function OrdersSetting() {
  const { form, view } = useAccountState();
  const offered = view.parentId === null ? [0, 1] : [0, 2];
  const options = SETTING_CHOICES.orderProcessType
    .map((label, type) => ({ value: String(type), label }))
    .filter(({ value }) => offered.includes(Number(value)) || value === form.values.orderProcessType);
  return (
    <SettingRow
      code={130}
      {...useIdentity(130)}
      value={<SelectField field={form.field('orderProcessType')} options={options} />}
    />
  );
}

/** Whether people of the account can sign in. */
export function ActiveSetting() {
  const { form, view } = useAccountState();
  const field = form.field('active');
  return (
    <div className={rowClasses['setting']} data-changed={field.isChanged || undefined}>
      <div className={rowClasses['label']}>
        <b>{ACCOUNT_FORM_TEXTS.active}</b>
        <p>{ACCOUNT_FORM_TEXTS.activeHelp}</p>
      </div>
      <div className={rowClasses['value']} data-value>
        <SwitchField field={{ ...field, lock: view.mayDeactivate ? undefined : ACCOUNT_FORM_TEXTS.ownActive }} />
      </div>
    </div>
  );
}
