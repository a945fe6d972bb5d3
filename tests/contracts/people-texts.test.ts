import { describe, expect, it } from 'vitest';
import { passwordPoints } from '#shared/rules/people/password-rule.ts';
import { USER_TEXTS } from '#shared/texts/admin/users/user-texts.ts';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import { ACCOUNT_TEXTS } from '#shared/texts/session/account-texts.ts';
import { PASSWORD_POINT_TEXTS, PASSWORD_TEXTS, supportContact } from '#shared/texts/session/password-texts.ts';
import { isRequired, PROFILE_TEXTS } from '#shared/texts/session/profile-texts.ts';

/** Each as the specification has it, in its order (admin 5 and 8). */
const OF_THE_SPEC = [
  [PROFILE_TEXTS.addressInvalid, 'Address does not appear to be valid'],
  [UI_TEXTS.phoneInvalid, 'Phone Number is not valid'],
  [PASSWORD_TEXTS.currentRequired, 'Current Password is required'],
  [PASSWORD_TEXTS.sameAsCurrent, 'Current Password and New Password may not match'],
  [PASSWORD_TEXTS.changeConfirm, 'Password and Confirm Password must match'],
  [UI_TEXTS.correctErrors, 'Please correct the following errors before continuing:'],
  [
    PASSWORD_TEXTS.newRule,
    'New password must have at least 8 characters, with no spaces and must contain at least 1 upper case, 1 lower case and 1 number.',
  ],
  [PASSWORD_TEXTS.resetConfirm, 'The confirmed password must match the new password.'],
  [
    PASSWORD_TEXTS.userRule,
    'Your password must contain at least 1 lower case, 1 upper case and one number. It must also be at least 8 characters long.',
  ],
  [PASSWORD_TEXTS.required, 'Password is required.'],
  [PASSWORD_TEXTS.userConfirm, 'Your confirm password must match your password.'],
  [USER_TEXTS.phoneInvalid, 'Your Phone number does not appear to be valid'],
  [USER_TEXTS.emailInvalid, 'Your Email address does not appear to be valid'],
  [USER_TEXTS.addressInvalid, 'Your address does not appear to be valid'],
  [ACCOUNT_TEXTS.userNameExists, 'UserName Already Exists'],
  [ACCOUNT_TEXTS.emailExists, 'Email Already Exists'],
  [USER_TEXTS.user, 'User'],
  [USER_TEXTS.masterUser, 'Master User'],
  [PASSWORD_TEXTS.requestExpired, 'The request has expired.'],
  [PASSWORD_TEXTS.alreadySignedIn, 'This page is unavailable after you have logged in.'],
  [USER_TEXTS.userNameTaken, 'User name is already taken.'],
  [USER_TEXTS.emailInUse, 'This email is already in use.'],
  [USER_TEXTS.updated, 'The user has been updated'],
  [PROFILE_TEXTS.updated, 'Your profile has been updated'],
  [PASSWORD_TEXTS.wasReset, 'Your password has been reset. Please use your new password when you log in.'],
] as const;

describe('the texts of users, profiles and passwords', () => {
  it.each(OF_THE_SPEC)('say letter by letter: %s', (text, literal) => {
    expect(text).toBe(literal);
  });

  it('include our own', () => {
    expect(USER_TEXTS.lastAdministrator).toBe('This is the account’s last administrator and can’t be removed.');
    expect(USER_TEXTS.unknownDomain('con')).toBe('There is no internet domain “.con”. Please check the email address.');
    expect(PASSWORD_TEXTS.currentWrong).toBe('Current Password is not correct.');
    expect(PASSWORD_TEXTS.isUserName).toBe('Your password can’t be your user name.');
    expect(PASSWORD_TEXTS.reminderSent).toBe(
      'Thank you. If this user name exists, we have emailed a link to set a new password. Check your email, and your spam folder as well.',
    );
    expect(USER_TEXTS.editDisabled).toBe('Only the provider can create and change the users of this account.');
    expect(PROFILE_TEXTS.postalCodeElsewhere).toBe('This postal code is not in the chosen state. Please check both.');
    expect(isRequired(PROFILE_TEXTS.firstName)).toBe('First Name is required');
  });

  it.each([
    { email: 'help@summit.example', phone: '(303) 555-0100', end: 'help@summit.example, (303) 555-0100' },
    { email: 'help@summit.example', phone: '', end: 'help@summit.example' },
    { email: '', phone: '(303) 555-0100', end: '(303) 555-0100' },
  ])('name the contacts that a store has: $end', ({ email, phone, end }) => {
    expect(supportContact(email, phone)).toBe(`If it does not arrive, contact ${end}.`);
  });

  it('name the points of the password rule, in its order', () => {
    expect(passwordPoints.map((point) => PASSWORD_POINT_TEXTS[point])).toEqual([
      '8 to 255 characters',
      'No spaces',
      'An upper case letter',
      'A lower case letter',
      'A number',
    ]);
  });
});
