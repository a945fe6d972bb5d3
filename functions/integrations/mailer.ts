import { SESClient, SESServiceException, SendEmailCommand } from '@aws-sdk/client-ses';
import { oneLine } from '#shared/rules/base/one-line.ts';

export interface Mail {
  readonly to: string;
  /** The recipient of replies. Absent for none. */
  readonly replyTo?: string;
  readonly subject: string;
  /** The same content as plain text and as HTML. */
  readonly text: string;
  readonly html: string;
}

/**
 * Resolves when the mail was accepted. Throws NotSent when it certainly was not sent. After any other error the outcome
 * is unknown.
 */
export type SendMail = (mail: Mail) => Promise<void>;

/** Nothing was sent, so a retry can't send it twice. */
export class NotSent extends Error {}

const TIMEOUT_MS = 10_000;

/** Sends mail through SES from no-reply at the domain. Throws NotSent without a domain. */
export function sesMailer(domain: string, client = new SESClient({ maxAttempts: 1 })): SendMail {
  return async ({ to, replyTo, subject, text, html }) => {
    if (domain === '') throw new NotSent('The stage has no mail domain');
    const command = new SendEmailCommand({
      Source: `no-reply@${domain}`,
      Destination: { ToAddresses: [to] },
      ...(replyTo && { ReplyToAddresses: [replyTo] }),
      Message: { Subject: utf8(oneLine(subject)), Body: { Text: utf8(text), Html: utf8(html) } },
    });
    try {
      await client.send(command, { abortSignal: AbortSignal.timeout(TIMEOUT_MS) });
    } catch (error) {
      if (error instanceof SESServiceException) throw new NotSent(error.message, { cause: error });
      throw error;
    }
  };
}

/** SES assumes ASCII unless it gets a character set. */
const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });
