import { useQuery } from '@tanstack/react-query';
import { CODE_PICKER_TEXTS } from '#shared/texts/admin/account-form/editor-texts.ts';
import { failureText } from '../../../../api/failure-text.ts';
import { LoadFailure } from '../../../../ui/page/load-failure.tsx';
import { useAccountState } from '../account-context.ts';
import { accountPartsQuery, classificationQuery } from '../account-queries.ts';
import { CodePicker } from '../code-picker/code-picker.tsx';
import type { SettingEditor } from '../setting-field/setting-field.tsx';
import type { SettingDraft } from '../values/drafts.ts';
import classes from './editor.module.css';

/** The product lines or part types that an account never finds. */
export const ExclusionsEditor: SettingEditor<SettingDraft<'aftermarketExclusions'>> = ({ control }) => {
  const { name, value, onChange } = control;
  const kind = name === 'aftermarketExclusions' ? 'productLines' : 'partTypes';
  const { data = [], error, refetch } = useQuery(classificationQuery(kind));
  const { view } = useAccountState();
  const lineOfBusiness = kind === 'productLines' ? 'aftermarket' : 'salvage';
  const { data: counted, error: notCounted } = useQuery(accountPartsQuery(view.id, view.version, lineOfBusiness));
  const partsOf = counted && new Map(counted.codes.map(({ code, parts }) => [code, parts]));
  if (error)
    return <LoadFailure message={failureText(error, CODE_PICKER_TEXTS.failed)} onRetry={() => void refetch()} />;
  const options = partsOf ? data.map((option) => ({ ...option, parts: partsOf.get(option.code) ?? 0 })) : data;
  return (
    <>
      <CodePicker options={options} model={value} onChange={onChange} />
      {notCounted && <p className={classes['hint']}>{CODE_PICKER_TEXTS.notCounted}</p>}
    </>
  );
};

/** The insurance companies that may be chosen. */
export const InsurersEditor: SettingEditor<SettingDraft<'insuranceCompanies'>> = ({ control: { value, onChange } }) => {
  const { insurers } = useAccountState().view;
  const options = insurers.map((name) => ({ code: name, display: name }));
  return <CodePicker options={options} model={value} onChange={onChange} />;
};
