import { expect, it, onTestFinished } from 'vitest';
import { startMail } from '#infra/local/mail/start-mail.ts';

it('takes a mail and shows it in the mailbox', async () => {
  const { endpoint, close } = await startMail();
  onTestFinished(close);
  const sent = await fetch(endpoint, {
    method: 'POST',
    headers: { authorization: 'AWS4-HMAC-SHA256 test' },
    body: new URLSearchParams({
      Action: 'SendEmail',
      Source: 'orders@example.com',
      'Destination.ToAddresses.member.1': 'buyer@example.com',
      'Message.Subject.Data': 'Order 1',
      'Message.Body.Text.Data': 'Thank you',
    }),
  });
  expect(sent.status).toBe(200);
  const mailbox = await fetch(`${endpoint}/store`);
  expect(await mailbox.json()).toMatchObject({ emails: [{ subject: 'Order 1', body: { text: 'Thank you' } }] });
  expect((await fetch(endpoint)).headers.get('content-type')).toContain('text/html');
});
