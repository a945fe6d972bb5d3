import { SETTING_CHOICES } from '#shared/texts/admin/account-form/editor-texts.ts';
import { NEW_ACCOUNT_TEXTS } from '#shared/texts/admin/new-account-texts.ts';
import type { AccountOption } from '../../../order-as/account-choices.ts';
import { SelectField, TextField } from '../../form/fields.tsx';
import { CountryField, PostalCodeField, StateField } from '../../form/region-fields.tsx';
import type { RecordForm } from '../../form/use-record-form.ts';
import classes from './new-account.module.css';
import { type NewAccountValues, processTypesFor, TOP_LEVEL } from './new-account-values.ts';

const TYPE_OPTIONS = ['White Label', 'Fleet'].map((value) => ({ value, label: value }));

interface NewAccountFieldsProps {
  readonly form: RecordForm<NewAccountValues>;
  /** The accounts that can have branches, for whoever chooses. */
  readonly parents: readonly AccountOption[] | undefined;
}

/** The fields of a new account, in the order of the form. */
export function NewAccountFields({ form, parents }: NewAccountFieldsProps) {
  const { field, values } = form;
  const isTopLevel = values.parentId === TOP_LEVEL;
  const processTypes = processTypesFor(values.parentId).map((type) => ({
    value: String(type),
    label: SETTING_CHOICES.orderProcessType[type],
  }));
  return (
    <div className={classes['fields']}>
      {parents && (
        <div className={classes['wide']}>
          <SelectField
            field={parentField(form)}
            options={[{ value: TOP_LEVEL, label: NEW_ACCOUNT_TEXTS.topLevel }, ...parents]}
          />
        </div>
      )}
      <TextField field={field('companyName')} autoComplete="off" />
      <TextField field={field('storeNumber')} autoComplete="off" />
      <TextField field={field('address1')} autoComplete="off" />
      <TextField field={field('address2')} autoComplete="off" />
      <TextField field={field('city')} autoComplete="off" />
      <CountryField form={form} />
      <StateField form={form} />
      <PostalCodeField form={form} warningClass={classes['warning']} />
      {isTopLevel && <SelectField field={field('type')} hint={NEW_ACCOUNT_TEXTS.typeHint} options={TYPE_OPTIONS} />}
      <SelectField field={field('orderProcessType')} options={processTypes} />
      <p className={classes['note']}>
        {isTopLevel ? NEW_ACCOUNT_TEXTS.settingsHint : NEW_ACCOUNT_TEXTS.branchSettingsHint}
      </p>
    </div>
  );
}

/** Branches have other ways to process orders than their parents. */
function parentField({ field, values, change }: RecordForm<NewAccountValues>) {
  return {
    ...field('parentId'),
    onChange(parentId: string) {
      const isThere = processTypesFor(parentId).some((type) => String(type) === values.orderProcessType);
      change({ parentId, ...(!isThere && { orderProcessType: '0' }) });
    },
  };
}
