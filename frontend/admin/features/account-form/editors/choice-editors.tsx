import { EDITOR_TEXTS, SETTING_CHOICES } from '#shared/texts/admin/account-form/editor-texts.ts';
import { customerNameLabels } from '#shared/values/customer-name.ts';
import { useAccountState } from '../account-context.ts';
import type { SettingEditor } from '../setting-field/setting-field.tsx';
import type { SettingDraft } from '../values/drafts.ts';
import { numberedOptions, SelectEditor } from './select-editor.tsx';

const same = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

export const CoreChargeEditor: SettingEditor<SettingDraft<'coreChargeType'>> = ({ control }) => (
  <SelectEditor
    {...control}
    value={String(control.value)}
    options={numberedOptions(SETTING_CHOICES.coreChargeType)}
    onChange={(value) => control.onChange(Number(value) as 0 | 1 | 2)}
  />
);

export const TypeEditor: SettingEditor<SettingDraft<'type'>> = ({ control }) => (
  <SelectEditor
    {...control}
    options={same(['Fleet', 'White Label'])}
    onChange={(value) => control.onChange(value as typeof control.value)}
  />
);

export const FieldConfigEditor: SettingEditor<SettingDraft<'fieldConfig'>> = ({ control }) => (
  <SelectEditor
    {...control}
    value={control.value.customerNameLabel}
    options={same(customerNameLabels)}
    onChange={(value) => control.onChange({ customerNameLabel: value as typeof control.value.customerNameLabel })}
  />
);

/** The websites of the account and of its parent. */
export const WebsiteEditor: SettingEditor<SettingDraft<'defaultWebsiteId'>> = ({ control }) => {
  const { websites } = useAccountState().view;
  return (
    <SelectEditor
      {...control}
      value={String(control.value ?? '')}
      options={[
        { value: '', label: EDITOR_TEXTS.noWebsite },
        ...websites.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      onChange={(value) => control.onChange(value === '' ? null : Number(value))}
    />
  );
};
