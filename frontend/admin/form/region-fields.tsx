import { maskedText, POSTAL_CODE_MASKS } from '#shared/rules/base/input-mask.ts';
import { isPostalCodeElsewhere } from '#shared/rules/people/valid-address.ts';
import { regionsOf } from '#shared/rules/shipping/regions.ts';
import { USER_FORM_TEXTS } from '#shared/texts/admin/users/user-form-texts.ts';
import { PROFILE_TEXTS } from '#shared/texts/session/profile-texts.ts';
import { COUNTRIES, type Country, countries } from '#shared/values/countries.ts';
import { SelectField, TextField } from './fields.tsx';
import type { RecordForm } from './use-record-form.ts';

/** The values of an address that depend on each other. */
type RegionValues = Readonly<Record<'address1' | 'country' | 'city' | 'state' | 'postalCode', string>>;

/** The part of a form that these fields use. */
type RegionForm = Pick<RecordForm<RegionValues>, 'values' | 'change'> & {
  readonly field: (name: 'country' | 'state' | 'postalCode') => ReturnType<RecordForm<RegionValues>['field']>;
};

/** Countries by name, as in the store. */
export const COUNTRY_OPTIONS = countries.map((value) => ({ value, label: COUNTRIES[value] }));

/** Another country has other states, so a state that it lacks is cleared. */
export function CountryField({ form: { field, values, change } }: { readonly form: RegionForm }) {
  const onChange = (country: string) => {
    const isThere = regionsOf(country as Country).some(({ code }) => code === values.state);
    change({ country, ...(!isThere && { state: '' }) });
  };
  return <SelectField field={{ ...field('country'), onChange }} options={COUNTRY_OPTIONS} />;
}

export function StateField({ form: { field, values } }: { readonly form: RegionForm }) {
  const regions = regionsOf(values.country as Country).map(({ code, name }) => ({ value: code, label: name }));
  return (
    <SelectField field={field('state')} options={[{ value: '', label: USER_FORM_TEXTS.chooseState }, ...regions]} />
  );
}

interface PostalCodeFieldProps {
  readonly form: RegionForm;
  /** For the warning that the code is in another state. */
  readonly warningClass: string | undefined;
}

export function PostalCodeField({ form: { field, values }, warningClass }: PostalCodeFieldProps) {
  const country = values.country as Country;
  return (
    <TextField
      field={field('postalCode')}
      autoComplete="off"
      mask={(typed) => maskedText(POSTAL_CODE_MASKS[country], typed)}
      note={
        isPostalCodeElsewhere({ ...values, country }) ? (
          <p className={warningClass}>{PROFILE_TEXTS.postalCodeElsewhere}</p>
        ) : null
      }
    />
  );
}
