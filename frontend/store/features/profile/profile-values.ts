import * as z from 'zod/mini';
import { type ProfileChange, profileContract } from '#shared/contracts/profile.ts';
import { storedPhoneNumber } from '#shared/rules/base/phone-number.ts';
import { passwordChangeErrors } from '#shared/rules/people/password-change.ts';
import { profileErrors } from '#shared/rules/people/profile-checks.ts';
import { shownPostalCode, storedPostalCode } from '#shared/rules/shipping/postal-code.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { countries } from '#shared/values/countries.ts';
import type { TypedAddress } from '../../../ui/form/address-fields.tsx';
import { contractFields } from '../../../ui/form/contract-fields.ts';
import { type FieldTexts, textsOfErrors } from '../../../ui/form/field-texts.ts';

/** The values of the profile form, as typed. */
export interface TypedPerson extends TypedAddress {
  readonly firstName: string;
  readonly lastName: string;
  /** As typed until the field is left, then digits. */
  readonly phoneNumber: string;
}

export interface TypedPasswords {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

export type TypedProfile = TypedPerson & TypedPasswords;

/** The bodies of both calls, because the page has one button for them. */
export const profileSchema = z.object({
  ...profileContract.updateProfile.body.shape,
  ...profileContract.changePassword.body.shape,
});

export const NO_PASSWORDS: TypedPasswords = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** The initial values of the form. */
export function personOf({ firstName, lastName, phoneNumber, address }: SignedInUser): TypedPerson {
  return {
    firstName,
    lastName,
    address1: address.address1,
    address2: address.address2,
    city: address.city,
    country: countries.find((country) => country === address.country.countryCode) ?? 'US',
    state: address.stateProvince,
    postalCode: shownPostalCode(address.postalCode),
    phoneNumber,
  };
}

/** The ten digits of a phone number, or all its digits if it is not valid. */
export const strippedPhoneNumber = (typed: string): string => storedPhoneNumber(typed) ?? typed.replaceAll(/\D/g, '');

/** The fields that differ from the stored ones, as they are sent. */
export function changeOfPerson(kept: TypedPerson, typed: TypedPerson): ProfileChange {
  const before = sentPerson(kept);
  const changed = Object.entries(sentPerson(typed)).filter(([name, value]) => Reflect.get(before, name) !== value);
  return Object.fromEntries(changed);
}

export const isPersonChanged = (kept: TypedPerson, typed: TypedPerson): boolean =>
  Object.keys(changeOfPerson(kept, typed)).length > 0;

const sentPerson = (person: TypedPerson): Required<ProfileChange> => ({
  firstName: person.firstName.trim(),
  lastName: person.lastName.trim(),
  address1: person.address1.trim(),
  address2: person.address2.trim(),
  city: person.city.trim(),
  country: person.country,
  state: person.state,
  postalCode: storedPostalCode(person.postalCode, person.country) ?? person.postalCode.trim(),
  phoneNumber: strippedPhoneNumber(person.phoneNumber),
});

export const hasPasswords = (typed: TypedPasswords): boolean =>
  [typed.currentPassword, typed.newPassword, typed.confirmPassword].some((password) => password !== '');

/**
 * The errors to correct before anything is sent: of the person if something of it was changed, of the passwords if one
 * was typed (admin 5).
 */
export const profileFaults = (kept: TypedPerson, typed: TypedProfile, userName: string): FieldTexts =>
  textsOfErrors(contractFields(profileSchema), [
    ...(isPersonChanged(kept, typed) ? profileErrors(typed) : []),
    ...(hasPasswords(typed) ? passwordChangeErrors(typed, userName) : []),
  ]);
