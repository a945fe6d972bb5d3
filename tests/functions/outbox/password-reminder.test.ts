import { expect, it } from 'vitest';
import { invitationMail } from '#functions/outbox/invitation.ts';
import { reminderMail } from '#functions/outbox/password-reminder.ts';

const mail = {
  user: { userId: 'u 1', userName: 'sam.taylor', email: 'sam@example.com', firstName: 'Sam' },
  companyName: 'Summit Collision',
  nonce: 'a+b/c=',
};
const link = {
  label: 'Set a new password',
  path: '/forgot-password?userKey=u+1&nonce=a%2Bb%2Fc%3D',
  isNeeded: true,
};

it('a reminder of a password leads to where another one is set, and tells the secret nowhere else', () => {
  expect(reminderMail(mail)).toEqual({
    to: 'sam@example.com',
    subject: 'Your password at Summit Collision',
    text: `Hello Sam,

Someone, probably you, asked to reset your password at Summit Collision. Use the link below to set a new one. The link works once, within an hour. Your current password works until then.

If this was not you, you can ignore this email.`,
    link,
  });
});

it('an invitation leads there, too, and tells the user name', () => {
  expect(invitationMail(mail, 'Eddie Espinoza')).toEqual({
    to: 'sam@example.com',
    subject: 'You are invited to Summit Collision',
    text: `Hello Sam,

Eddie Espinoza invited you to order parts for Summit Collision. Your user name is sam.taylor.

Use the link below to set your password. The link works once, within seven days.`,
    link: { ...link, label: 'Set your password' },
  });
});
