import { WEBSITES_TEXTS } from '#shared/texts/admin/websites/websites-texts.ts';
import { SelectField, SwitchField, TextField } from '../../form/fields.tsx';
import type { RecordForm } from '../../form/use-record-form.ts';
import { AddressNote } from './address-note.tsx';
import classes from './website-form.module.css';
import type { WebsiteValues } from './website-values.ts';

interface WebsiteFieldsProps {
  readonly form: RecordForm<WebsiteValues>;
  readonly accounts: readonly { readonly value: string; readonly label: string }[];
  /** Undefined for a new website. */
  readonly websiteId: number | undefined;
  /** Shown below the fields, such as a hint about a new website. */
  readonly note: string;
}

/** The fields of a website, in the order of the form. */
export function WebsiteFields({ form: { field, values }, accounts, websiteId, note }: WebsiteFieldsProps) {
  const isDefault = field('default');
  return (
    <div className={classes['fields']}>
      <SelectField field={field('accountId')} options={accounts} />
      <TextField field={field('name')} autoComplete="off" />
      <TextField
        field={field('url')}
        hint={WEBSITES_TEXTS.urlHint}
        type="url"
        inputMode="url"
        autoComplete="off"
        note={<AddressNote typed={values.url} websiteId={websiteId} />}
      />
      <SwitchField field={isDefault} />
      {note !== isDefault.lock && <p className={classes['note']}>{note}</p>}
    </div>
  );
}
