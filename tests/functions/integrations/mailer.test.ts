import { createServer, type RequestListener } from 'node:http';
import { SESClient } from '@aws-sdk/client-ses';
import { describe, expect, it, onTestFinished } from 'vitest';
import { NotSent, sesMailer } from '#functions/integrations/mailer.ts';
import { listen } from '#infra/local/local-server.ts';
import { startMail } from '#infra/local/mail/start-mail.ts';

const mail = { to: 'pat@example.com', subject: 'Hello', text: 'Good morning', html: '<p>Good morning</p>' };
const client = (endpoint: string) =>
  new SESClient({
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

  it('says that its text is UTF-8, which SES takes for ASCII otherwise', async () => {
    const calls: URLSearchParams[] = [];
    const send = await mailerOver(async (request, response) => {
      calls.push(new URLSearchParams((await request.setEncoding('utf8').toArray()).join('')));
      response.end(
        '<SendEmailResponse><SendEmailResult><MessageId>1</MessageId></SendEmailResult></SendEmailResponse>',
      );
    });
    await send({ ...mail, subject: 'Bestätigung', text: 'Größe', html: '<p>Größe</p>' });
    const [call] = calls;
    expect(call?.get('Message.Subject.Data')).toBe('Bestätigung');
    const charsets = ['Subject', 'Body.Text', 'Body.Html'].map((part) => call?.get(`Message.${part}.Charset`));
    expect(charsets).toEqual(['UTF-8', 'UTF-8', 'UTF-8']);
  });

  it('knows that nothing was sent when the service refuses', async () => {
    const send = await mailerOver((_request, response) => {
      response.writeHead(400, { 'content-type': 'text/xml' });
      response.end(
        '<ErrorResponse xmlns="http://ses.amazonaws.com/doc/2010-12-01/"><Error><Type>Sender</Type>' +
          '<Code>Throttling</Code><Message>Maximum sending rate exceeded.</Message></Error></ErrorResponse>',
      );
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
