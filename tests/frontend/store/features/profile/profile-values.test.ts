import { describe, expect, it } from 'vitest';
import {
  changeOfPerson,
  hasPasswords,
  NO_PASSWORDS,
  personOf,
  profileFaults,
} from '#frontend/store/features/profile/profile-values.ts';
import { aSignedInUser } from '../../../../builders/store.ts';

const address = (countryCode: string, stateProvince: string, postalCode: string) => ({
  address1: '1 Main St',
  address2: '',
  city: 'Denver',
  stateProvince,
  postalCode,
  country: { countryCode },
  phoneNumber: '',
});
const KEPT = personOf(aSignedInUser({ phoneNumber: '3035550101', address: address('US', 'CO', '80202-1234') }));
const MATCHING = { currentPassword: 'Welcome2Parts', newPassword: 'Better2Parts', confirmPassword: 'Better2Parts' };

describe('what a profile begins with', () => {
  it.each([
    { country: 'US', state: 'CO', stored: '802021234', shown: '802021234' },
    { country: 'US', state: 'CO', stored: '80202-1234', shown: '80202-1234' },
    { country: 'CA', state: 'ON', stored: 'M1L2S9', shown: 'M1L-2S9' },
    { country: '', state: '', stored: '', shown: '' },
  ])('$country $state $stored is shown as $shown', ({ country, state, stored, shown }) => {
    const person = personOf(aSignedInUser({ address: address(country, state, stored) }));
    expect(person).toMatchObject({ country: country || 'US', state, postalCode: shown });
  });
});

describe('what is sent of a profile', () => {
  it.each([
    { typed: {}, sent: {} },
    { typed: { firstName: ` ${KEPT.firstName} ` }, sent: {} },
    { typed: { postalCode: '802021234' }, sent: {} },
    { typed: { phoneNumber: '(303) 555-0101' }, sent: {} },
    { typed: { phoneNumber: '1-720-555-0199' }, sent: { phoneNumber: '7205550199' } },
    { typed: { phoneNumber: '' }, sent: { phoneNumber: '' } },
    { typed: { firstName: ' Kim ', address2: 'Unit 4' }, sent: { firstName: 'Kim', address2: 'Unit 4' } },
    {
      typed: { country: 'CA', state: 'ON', postalCode: 'm1l 2s9' },
      sent: { country: 'CA', state: 'ON', postalCode: 'M1L2S9' },
    },
    { typed: { postalCode: ' 8020 ' }, sent: { postalCode: '8020' } },
  ] as const)('$typed: $sent', ({ typed, sent }) => {
    expect(changeOfPerson(KEPT, { ...KEPT, ...typed })).toEqual(sent);
  });
});

describe('what has to be corrected in a profile (admin 5)', () => {
  it.each([
    { what: 'nothing that was not changed', kept: { city: '' }, typed: {}, faults: {} },
    {
      what: 'all of the person',
      kept: { city: '' },
      typed: { firstName: 'Kim' },
      faults: { city: 'City is required' },
    },
    { what: 'a blank name', kept: {}, typed: { lastName: ' ' }, faults: { lastName: 'Last Name is required' } },
    { what: 'a missing street', kept: {}, typed: { address1: '' }, faults: { address1: 'Address is required' } },
    {
      what: 'a street of dashes',
      kept: {},
      typed: { address1: '---' },
      faults: { address1: 'Address does not appear to be valid' },
    },
    {
      what: 'no state',
      kept: {},
      typed: { country: 'CA', state: '', postalCode: 'M1L2S9' },
      faults: { state: 'Address does not appear to be valid' },
    },
    {
      what: 'a short phone number',
      kept: {},
      typed: { phoneNumber: '303' },
      faults: { phoneNumber: 'Phone Number is not valid' },
    },
    {
      what: 'a password that is the user name',
      kept: {},
      typed: { currentPassword: 'Welcome2Parts', newPassword: 'Summit-Buyer1', confirmPassword: 'Summit-Buyer1' },
      faults: { newPassword: 'Your password can’t be your user name.' },
    },
    { what: 'nothing of a good password', kept: {}, typed: MATCHING, faults: {} },
  ] as const)('$what', ({ kept, typed, faults }) => {
    const before = { ...KEPT, ...kept };
    expect(profileFaults(before, { ...before, ...NO_PASSWORDS, ...typed }, 'summit-buyer1')).toEqual(faults);
  });
});

describe('a change of the password', () => {
  it.each(['currentPassword', 'newPassword', 'confirmPassword'] as const)(
    'is meant as soon as %s is filled in',
    (name) => {
      expect(hasPasswords(NO_PASSWORDS)).toBe(false);
      expect(hasPasswords({ ...NO_PASSWORDS, [name]: 'x' })).toBe(true);
    },
  );
});
