import { describe, expect, it } from 'vitest';
import { newPasswordErrors, passwordChangeErrors } from '#shared/rules/people/password-change.ts';
import { PASSWORD_TEXTS } from '#shared/texts/session/password-texts.ts';

const RIGHT = {
  currentPassword: 'Welcome2Parts',
  newPassword: 'Another1Password',
  confirmPassword: 'Another1Password',
};

describe('a change of one’s own password (admin 5)', () => {
  it.each([
    { change: {}, messages: [] },
    { change: { currentPassword: '' }, messages: [PASSWORD_TEXTS.currentRequired] },
    { change: { currentPassword: 'Another1Password' }, messages: [PASSWORD_TEXTS.sameAsCurrent] },
    // One letter, typed as one character and as two.
    {
      change: { currentPassword: 'Welcom\u00e9-2', newPassword: 'Welcome\u0301-2', confirmPassword: 'Welcome\u0301-2' },
      messages: [PASSWORD_TEXTS.sameAsCurrent],
    },
    { change: { newPassword: 'short', confirmPassword: 'short' }, messages: [PASSWORD_TEXTS.newRule] },
    { change: { confirmPassword: 'another1password' }, messages: [PASSWORD_TEXTS.changeConfirm] },
    {
      change: { currentPassword: 'short', newPassword: 'short', confirmPassword: 'x' },
      messages: [PASSWORD_TEXTS.sameAsCurrent, PASSWORD_TEXTS.newRule, PASSWORD_TEXTS.changeConfirm],
    },
    {
      change: { currentPassword: '', newPassword: '', confirmPassword: '' },
      messages: [PASSWORD_TEXTS.currentRequired, PASSWORD_TEXTS.newRule],
    },
  ])('$change: $messages', ({ change, messages }) => {
    const errors = passwordChangeErrors({ ...RIGHT, ...change }, 'pat.doe.1');
    expect(errors.map(({ message }) => message)).toEqual(messages);
  });

  it('names the fields', () => {
    const errors = passwordChangeErrors(
      { currentPassword: '', newPassword: 'short', confirmPassword: 'x' },
      'pat.doe.1',
    );
    expect(errors.map(({ path }) => path)).toEqual(['CurrentPassword', 'NewPassword', 'ConfirmPassword']);
  });
});

it.each([
  { password: 'Another1Password', message: undefined },
  { password: 'another1password', message: PASSWORD_TEXTS.newRule },
  { password: 'Pat.Doe.1', message: PASSWORD_TEXTS.isUserName },
])('the new password $password: $message', ({ password, message }) => {
  expect(newPasswordErrors('password', password, 'pat.doe.1')).toEqual(message ? [{ path: 'password', message }] : []);
});
