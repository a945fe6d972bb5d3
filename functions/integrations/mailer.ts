import { SESClient, SESServiceException, SendEmailCommand } from '@aws-sdk/client-ses';
import { oneLine } from '#shared/rules/base/one-line.ts';

export interface Mail {
  readonly to: string;
  /** Whom an answer goes to; nobody where it is absent. */
  readonly replyTo?: string;
  readonly subject: string;
  /** The same twice: plain, and as a page. */
  readonly text: string;
  readonly html: string;
}

/** Resolves when the mail was taken over. Throws NotSent when it certainly was not; after any other error nobody knows. */
export type SendMail = (mail: Mail) => Promise<void>;

/** Nothing has gone out, so trying again can't double it. */
export class NotSent extends Error {}

const TIMEOUT_MS = 10_000;

/** Mail through SES, sent from no-reply at the domain. Without a domain nothing can be sent. */
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

/** SES takes text for ASCII unless it is told the character set. */
const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });
