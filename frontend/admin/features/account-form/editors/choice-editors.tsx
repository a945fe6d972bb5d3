import { Link } from 'react-router';
import { EDITOR_TEXTS, SETTING_CHOICES } from '#shared/texts/admin/account-form/editor-texts.ts';
import { customerNameLabels } from '#shared/values/customer-name.ts';
import { websitePath } from '../../../frame/website-paths.ts';
import { useAccountState } from '../account-context.ts';
import type { SettingEditor } from '../setting-field/setting-field.tsx';
import type { SettingDraft } from '../values/drafts.ts';
import classes from './editor.module.css';
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

export const ListStyleEditor: SettingEditor<SettingDraft<'listStyle'>> = ({ control }) => (
  <SelectEditor
    {...control}
    options={Object.entries(SETTING_CHOICES.listStyle).map(([value, label]) => ({ value, label }))}
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

/** The websites of the account and of its parent, with a link to the chosen one. A default can't be taken away. */
export const WebsiteEditor: SettingEditor<SettingDraft<'defaultWebsiteId'>> = ({ control }) => {
  const { websites, own } = useAccountState().view;
  const none = own.defaultWebsiteId == null ? [{ value: '', label: EDITOR_TEXTS.noWebsite }] : [];
  return (
    <div className={classes['row']}>
      <SelectEditor
        {...control}
        value={String(control.value ?? '')}
        options={[...none, ...websites.map(({ id, name }) => ({ value: String(id), label: name }))]}
        onChange={(value) => control.onChange(value === '' ? null : Number(value))}
      />
      {control.value !== null && <Link to={websitePath(control.value)}>{EDITOR_TEXTS.openWebsite}</Link>}
    </div>
  );
};
