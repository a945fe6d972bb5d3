import { useQuery } from '@tanstack/react-query';
import { CODE_PICKER_TEXTS } from '#shared/texts/admin/account-form/editor-texts.ts';
import { failureText } from '../../../../api/failure-text.ts';
import { LoadFailure } from '../../../../ui/page/load-failure.tsx';
import { useAccountState } from '../account-context.ts';
import { classificationQuery } from '../account-queries.ts';
import { CodePicker } from '../code-picker/code-picker.tsx';
import type { SettingEditor } from '../setting-field/setting-field.tsx';
import type { SettingDraft } from '../values/drafts.ts';

/** The product lines or part types that an account never finds. */
export const ExclusionsEditor: SettingEditor<SettingDraft<'aftermarketExclusions'>> = ({ control }) => {
  const { name, value, onChange } = control;
  const kind = name === 'aftermarketExclusions' ? 'productLines' : 'partTypes';
  const { data = [], error, refetch } = useQuery(classificationQuery(kind));
  if (error)
    return <LoadFailure message={failureText(error, CODE_PICKER_TEXTS.failed)} onRetry={() => void refetch()} />;
  return <CodePicker options={data} model={value} onChange={onChange} />;
};

/** The insurance companies that may be chosen. */
export const InsurersEditor: SettingEditor<SettingDraft<'insuranceCompanies'>> = ({ control: { value, onChange } }) => {
  const { insurers } = useAccountState().view;
  const options = insurers.map((name) => ({ code: name, display: name }));
  return <CodePicker options={options} model={value} onChange={onChange} />;
};
