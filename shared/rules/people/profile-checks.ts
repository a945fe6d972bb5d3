import type { FieldError } from '../../errors.ts';
import type { StoredAddress } from '../../schemas/fields/address.ts';
import { UI_TEXTS } from '../../texts/base/ui-texts.ts';
import { isRequired, PROFILE_TEXTS } from '../../texts/session/profile-texts.ts';
import { storedPhoneNumber } from '../base/phone-number.ts';
import { addressFaults } from './valid-address.ts';

interface Profile extends StoredAddress {
  readonly firstName: string;
  readonly lastName: string;
  /** As typed. Empty if there is none. */
  readonly phoneNumber: string;
}

/** The errors in one's own address (admin 5): a missing street or city, else a field that is not valid. */
export function ownAddressErrors(address: StoredAddress): FieldError[] {
  const missing = [
    ...required('Address1', address.address1, PROFILE_TEXTS.address),
    ...required('City', address.city, PROFILE_TEXTS.city),
  ];
  if (missing.length > 0) return missing;
  return addressFaults(address).map((field) => ({ path: WIRE[field], message: PROFILE_TEXTS.addressInvalid }));
}

/** The errors in one's own profile, in the order of admin 5. */
export const profileErrors = (profile: Profile): FieldError[] => [
  ...required('FirstName', profile.firstName, PROFILE_TEXTS.firstName),
  ...required('LastName', profile.lastName, PROFILE_TEXTS.lastName),
  ...ownAddressErrors(profile),
  ...(isPhoneNumber(profile.phoneNumber) ? [] : [{ path: 'PhoneNumber', message: UI_TEXTS.phoneInvalid }]),
];

const WIRE = { address1: 'Address1', city: 'City', state: 'State', postalCode: 'PostalCode' } as const;

const required = (path: string, value: string, label: string): FieldError[] =>
  value.trim() === '' ? [{ path, message: isRequired(label) }] : [];

/** Nobody needs to have one. */
const isPhoneNumber = (typed: string): boolean => typed.trim() === '' || storedPhoneNumber(typed) !== undefined;
