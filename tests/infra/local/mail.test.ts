import { expect, it, onTestFinished } from 'vitest';
import { startMail } from '#infra/local/mail/start-mail.ts';

it('takes a mail and shows it in the mailbox', async () => {
  const { endpoint, close } = await startMail();
  onTestFinished(close);
  const sent = await fetch(`${endpoint}/v2/email/outbound-emails`, {
    method: 'POST',
    headers: { authorization: 'AWS4-HMAC-SHA256 test', 'content-type': 'application/json' },
    body: JSON.stringify({
      FromEmailAddress: 'orders@example.com',
      Destination: { ToAddresses: ['buyer@example.com'] },
      Content: { Simple: { Subject: { Data: 'Order 1' }, Body: { Text: { Data: 'Thank you' } } } },
    }),
  });
  expect(sent.status).toBe(200);
  const mailbox = await fetch(`${endpoint}/store`);
  expect(await mailbox.json()).toMatchObject({ emails: [{ subject: 'Order 1', body: { text: 'Thank you' } }] });
  expect((await fetch(endpoint)).headers.get('content-type')).toContain('text/html');
});
