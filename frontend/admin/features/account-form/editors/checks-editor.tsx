import { SETTING_CHOICES } from '#shared/texts/admin/account-form/editor-texts.ts';
import { LINE_FACTS, linesOfBusiness } from '#shared/values/line-of-business.ts';
import { CheckBox } from '../../../../ui/base/check-box.tsx';
import type { SettingEditor } from '../setting-field/setting-field.tsx';
import type { SettingDraft } from '../values/drafts.ts';
import classes from './editor.module.css';

interface ChecksProps<V extends string> {
  readonly values: readonly V[];
  readonly options: readonly { readonly value: V; readonly label: string }[];
  readonly onChange: (values: V[]) => void;
}

/** Any number of a few values, always in their order. */
function Checks<V extends string>({ values, options, onChange }: ChecksProps<V>) {
  const chosen = (value: V, isChecked: boolean) =>
    options.map((option) => option.value).filter((one) => (one === value ? isChecked : values.includes(one)));
  return (
    <div className={classes['choices']}>
      {options.map((option) => (
        <CheckBox
          key={option.value}
          label={option.label}
          isChecked={values.includes(option.value)}
          onChange={(isChecked) => onChange(chosen(option.value, isChecked))}
        />
      ))}
    </div>
  );
}

const LINES = linesOfBusiness.map((value) => ({ value, label: LINE_FACTS[value].label }));
const REQUIREMENTS = (['LocationNumber', 'Region', 'Vin', 'Mileage', 'PoNumber'] as const).map((value) => ({
  value,
  label: SETTING_CHOICES.requirements[value],
}));

export const LinesEditor: SettingEditor<SettingDraft<'linesOfBusiness'>> = ({ control }) => (
  <Checks values={control.value} options={LINES} onChange={control.onChange} />
);

export const RequirementsEditor: SettingEditor<SettingDraft<'checkoutRequirements'>> = ({ control }) => (
  <Checks values={control.value} options={REQUIREMENTS} onChange={control.onChange} />
);
