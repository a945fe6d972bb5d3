import { TextInput } from '@mantine/core';
import { PHONE_MASK } from '#shared/rules/base/input-mask.ts';
import { PROFILE_PAGE_TEXTS } from '#shared/texts/session/profile-page-texts.ts';
import { PROFILE_TEXTS } from '#shared/texts/session/profile-texts.ts';
import { AddressFields } from '../../../ui/form/address-fields.tsx';
import { MaskedInput } from '../../../ui/form/masked-input.tsx';
import type { FieldProps } from '../../../ui/form/use-form.ts';
import classes from './profile-form.module.css';
import { strippedPhoneNumber, type TypedPerson } from './profile-values.ts';

interface PersonFieldsProps {
  readonly person: TypedPerson;
  readonly field: (name: keyof TypedPerson) => FieldProps;
  readonly onChange: (part: Partial<TypedPerson>) => void;
}

/** Name, address and phone number. The phone number is stripped to its digits when the field is left (admin 5). */
export function PersonFields({ person, field, onChange }: PersonFieldsProps) {
  const { phoneNumber } = person;
  return (
    <div className={classes['fields']}>
      <TextInput {...field('firstName')} label={PROFILE_TEXTS.firstName} autoComplete="given-name" withAsterisk />
      <TextInput {...field('lastName')} label={PROFILE_TEXTS.lastName} autoComplete="family-name" withAsterisk />
      <AddressFields address={person} field={field} onChange={onChange} />
      <MaskedInput
        {...field('phoneNumber')}
        mask={PHONE_MASK}
        label={PROFILE_PAGE_TEXTS.phoneNumber}
        type="tel"
        autoComplete="tel-national"
        onBlur={() => {
          const digits = strippedPhoneNumber(phoneNumber);
          if (digits !== phoneNumber) onChange({ phoneNumber: digits });
        }}
      />
    </div>
  );
}
