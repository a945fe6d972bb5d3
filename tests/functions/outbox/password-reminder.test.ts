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

Somebody, probably you, asked for a new password at Summit Collision. The link below lets you set one, once. Your old password works until then.

If it was not you, there is nothing to do.`,
  );
});
