import { expect, it } from 'vitest';
import { passwordReminder } from '#functions/outbox/password-reminder.ts';

const email = passwordReminder({
  email: 'sam@example.com',
  firstName: 'Sam',
  companyName: 'Summit Collision',
  userKey: 'u 1',
  nonce: 'a+b/c=',
});

it('a reminder of a password leads to where another one is set, with what that page asks for', () => {
  expect(email.to).toBe('sam@example.com');
  expect(email.subject).toBe('Your password at Summit Collision');
  expect(email.link).toEqual({ label: 'Set a new password', path: '/forgot-password?userKey=u+1&nonce=a%2Bb%2Fc%3D' });
});

it('and tells the secret nowhere else', () => {
  expect(email.text).toBe(
    `Hello Sam,

Someone, probably you, asked to reset your password at Summit Collision. Use the link below to set a new one. The link works once. Your current password works until then.

If this was not you, you can ignore this email.`,
  );
});
