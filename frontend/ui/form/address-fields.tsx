import { NativeSelect, TextInput } from '@mantine/core';
import { POSTAL_CODE_MASKS } from '#shared/rules/base/input-mask.ts';
import { isPostalCodeElsewhere } from '#shared/rules/people/valid-address.ts';
import { maskedPostalCode } from '#shared/rules/shipping/postal-code.ts';
import { regionsOf } from '#shared/rules/shipping/regions.ts';
import { PROFILE_PAGE_TEXTS } from '#shared/texts/session/profile-page-texts.ts';
import { PROFILE_TEXTS } from '#shared/texts/session/profile-texts.ts';
import { COUNTRIES, type Country, countries } from '#shared/values/countries.ts';
import { MaskedInput } from './masked-input.tsx';
import type { FieldProps } from './use-form.ts';

/** An address in a form. The postal code is as typed. */
export interface TypedAddress {
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly country: Country;
  readonly state: string;
  readonly postalCode: string;
}

interface AddressFieldsProps {
  readonly address: TypedAddress;
  readonly field: (name: keyof TypedAddress) => FieldProps;
  readonly onChange: (part: Partial<TypedAddress>) => void;
}

/** The address of a person: the country chooses which regions are offered and how a postal code is written (admin 5). */
export function AddressFields({ address, field, onChange }: AddressFieldsProps) {
  const { country, state, postalCode } = address;
  return (
    <>
      <TextInput {...field('address1')} label={PROFILE_TEXTS.address} autoComplete="address-line1" withAsterisk />
      <TextInput {...field('address2')} label={PROFILE_PAGE_TEXTS.address2} autoComplete="address-line2" />
      <TextInput {...field('city')} label={PROFILE_TEXTS.city} autoComplete="address-level2" withAsterisk />
      <NativeSelect
        {...field('country')}
        label={PROFILE_PAGE_TEXTS.country}
        autoComplete="country"
        onChange={({ currentTarget }) => onChange({ country: currentTarget.value as Country, state: '' })}
        data={countries.map((value) => ({ value, label: COUNTRIES[value] }))}
      />
      <NativeSelect
        {...field('state')}
        label={PROFILE_PAGE_TEXTS.state}
        autoComplete="address-level1"
        withAsterisk
        data={regionChoices(country, state)}
      />
      <MaskedInput
        {...field('postalCode')}
        mask={POSTAL_CODE_MASKS[country]}
        label={PROFILE_PAGE_TEXTS.postalCode}
        description={isPostalCodeElsewhere(address) && PROFILE_TEXTS.postalCodeElsewhere}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        autoComplete="postal-code"
        inputMode={country === 'CA' ? 'text' : 'numeric'}
        withAsterisk
        onBlur={() => {
          const masked = maskedPostalCode(postalCode, [country]);
          if (masked !== postalCode) onChange({ postalCode: masked });
        }}
      />
    </>
  );
}

/** The regions of a country. A region that is kept and not in the list stays as it is. */
function regionChoices(country: Country, chosen: string) {
  const regions = regionsOf(country);
  const isListed = chosen === '' || regions.some(({ code }) => code === chosen);
  return [
    { value: '', label: PROFILE_PAGE_TEXTS.chooseState },
    ...regions.map(({ code, name }) => ({ value: code, label: name })),
    ...(isListed ? [] : [{ value: chosen, label: chosen }]),
  ];
}
