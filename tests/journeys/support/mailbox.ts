import { inject } from 'vitest';

export interface ReceivedMail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface Mailbox {
  readonly emails: readonly {
    readonly destination: { readonly to?: readonly string[] };
    readonly subject: string;
    readonly body: { readonly text?: string; readonly html?: string };
  }[];
}

/** The mails so far that contain some words in subject or text. */
export async function mailsWith(words: string): Promise<ReceivedMail[]> {
  const { emails } = (await (await fetch(`${inject('mailbox')}/store`)).json()) as Mailbox;
  return emails
    .map(({ destination, subject, body: { text = '', html = '' } }) => ({
      to: destination.to ?? [],
      subject,
      text,
      html,
    }))
    .filter(({ subject, text }) => subject.includes(words) || text.includes(words));
}
