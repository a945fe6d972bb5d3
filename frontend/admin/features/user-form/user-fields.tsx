import type { ReactNode } from 'react';
import { maskedText, PHONE_MASK } from '#shared/rules/base/input-mask.ts';
import { emailFault } from '#shared/rules/people/email-address.ts';
import { USER_FORM_TEXTS } from '#shared/texts/admin/users/user-form-texts.ts';
import { USER_TYPES } from '#shared/texts/admin/users/users-texts.ts';
import { offeredUserName, userNameFault } from '#shared/values/people/user-name.ts';
import { SelectField, SwitchField, TextField } from '../../form/fields.tsx';
import { CountryField, PostalCodeField, StateField } from '../../form/region-fields.tsx';
import type { RecordForm } from '../../form/use-record-form.ts';
import { NameNote } from './name-note.tsx';
import classes from './user-form.module.css';
import type { UserValues } from './user-values.ts';

const TYPE_OPTIONS = Object.entries(USER_TYPES).map(([value, label]) => ({ value, label }));
interface UserFieldsProps {
  readonly form: RecordForm<UserValues>;
  /** Null for a new user. */
  readonly userId: number | null;
  /** Shown below the type, such as who could become administrator. */
  readonly typeNote?: ReactNode;
  /** The password fields, or their replacement. */
  readonly password?: ReactNode;
}

/** The fields of a user, in the order of the form (admin 5). */
export function UserFields({ form, userId, typeNote, password }: UserFieldsProps) {
  const { field } = form;
  const isNew = userId === null;
  return (
    <div className={classes['fields']}>
      <TextField
        field={field('userName')}
        hint={isNew ? USER_FORM_TEXTS.defaultsToEmail : USER_FORM_TEXTS.userNameHint}
        autoComplete="off"
        note={<NameNote kind="userName" typed={askedUserName(form)} userId={userId} />}
      />
      <TextField
        field={field('email')}
        inputMode="email"
        autoComplete="off"
        note={<NameNote kind="email" typed={askedEmail(form)} userId={userId} />}
      />
      <TextField field={field('firstName')} autoComplete="off" />
      <TextField field={field('lastName')} autoComplete="off" />
      <TextField
        field={field('phoneNumber')}
        hint={USER_FORM_TEXTS.phoneHint}
        inputMode="tel"
        autoComplete="off"
        mask={(typed) => maskedText(PHONE_MASK, typed)}
      />
      <div>
        <SelectField field={field('type')} options={TYPE_OPTIONS} />
        {typeNote}
      </div>
      <TextField field={field('address1')} autoComplete="off" />
      <TextField field={field('address2')} autoComplete="off" />
      <div className={classes['city']}>
        <TextField field={field('city')} autoComplete="off" />
        <CountryField form={form} />
      </div>
      <div className={classes['state']}>
        <StateField form={form} />
        <PostalCodeField form={form} warningClass={classes['warning']} />
      </div>
      {password}
      <div className={classes['switches']}>
        <SwitchField field={field('mayOrder')} />
        <SwitchField field={field('active')} />
      </div>
      <TextField
        field={field('monthlyLimit')}
        hint={USER_FORM_TEXTS.limitHint}
        inputMode="decimal"
        autoComplete="off"
        leftSection="$"
        isAmount
      />
    </div>
  );
}

/** The password twice. */
export function UserPasswordFields({ form, hint }: { readonly form: RecordForm<UserValues>; readonly hint?: string }) {
  return (
    <>
      <TextField field={form.field('password')} {...(hint && { hint })} type="password" autoComplete="new-password" />
      <TextField field={form.field('passwordConfirm')} type="password" autoComplete="new-password" />
    </>
  );
}

/** The user name to ask about: only one that was changed, can be one and was not refused. */
function askedUserName({ field, values, changed }: RecordForm<UserValues>): string | undefined {
  // An empty user name is the email, which may be refused in its place.
  const refused = values.userName === '' ? [field('userName'), field('email')] : [field('userName')];
  if (refused.some(({ error }) => error !== undefined)) return undefined;
  const name = offeredUserName(values.userName, values.email);
  const isChanged = changed.includes('userName') || (values.userName === '' && changed.includes('email'));
  return isChanged && userNameFault(name) === undefined ? name : undefined;
}

function askedEmail({ field, values, changed }: RecordForm<UserValues>): string | undefined {
  if (field('email').error !== undefined) return undefined;
  const email = values.email.trim();
  return changed.includes('email') && emailFault(email) === undefined ? email : undefined;
}
