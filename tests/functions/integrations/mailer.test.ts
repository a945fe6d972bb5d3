import { createServer, type RequestListener } from 'node:http';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { describe, expect, it, onTestFinished } from 'vitest';
import { NotSent, sesMailer } from '#functions/integrations/mailer.ts';
import { listen } from '#infra/local/local-server.ts';
import { startMail } from '#infra/local/mail/start-mail.ts';

const mail = { to: 'pat@example.com', subject: 'Hello', text: 'Good morning', html: '<p>Good morning</p>' };
const client = (endpoint: string) =>
  new SESv2Client({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    maxAttempts: 1,
  });

async function mailerOver(answer: RequestListener) {
  const { endpoint, close } = await listen(createServer(answer));
  onTestFinished(close);
  return sesMailer('example.com', client(endpoint));
}

describe('the mailer', () => {
  it('sends from no-reply at the domain of the stage', async () => {
    const { endpoint, close } = await startMail();
    onTestFinished(close);
    await sesMailer('example.com', client(endpoint))(mail);
    const { emails } = (await (await fetch(`${endpoint}/store`)).json()) as { emails: unknown[] };
    expect(emails).toMatchObject([
      {
        from: 'no-reply@example.com',
        destination: { to: ['pat@example.com'] },
        subject: 'Hello',
        body: { text: 'Good morning', html: '<p>Good morning</p>' },
      },
    ]);
  });

  it('H10: writes a subject of one line, and whom to answer', async () => {
    const { endpoint, close } = await startMail();
    onTestFinished(close);
    const subject = 'Hello\r\nBcc: all@example.com';
    await sesMailer('example.com', client(endpoint))({ ...mail, subject, replyTo: 'pat@shop.example' });
    const { emails } = (await (await fetch(`${endpoint}/store`)).json()) as { emails: unknown[] };
    expect(emails.at(-1)).toMatchObject({ subject: 'Hello Bcc: all@example.com', replyTo: ['pat@shop.example'] });
  });

  it('knows that nothing was sent when the service refuses', async () => {
    const send = await mailerOver((_request, response) => {
      response.writeHead(429, { 'content-type': 'application/json', 'x-amzn-errortype': 'TooManyRequestsException' });
      response.end('{"message":"Maximum sending rate exceeded."}');
    });
    await expect(send(mail)).rejects.toThrow(NotSent);
  });

  it('does not know it when the connection breaks', async () => {
    const send = await mailerOver((request) => request.socket.destroy());
    await expect(send(mail)).rejects.not.toThrow(NotSent);
  });

  it('sends nothing without a domain', async () => {
    await expect(sesMailer('')(mail)).rejects.toThrow(NotSent);
  });
});
