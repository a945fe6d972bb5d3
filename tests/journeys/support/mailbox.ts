import { expect, inject } from 'vitest';

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

interface PasswordLink {
  readonly hostname: string;
  /** With the query. The store of a run has a port that the mails do not know. */
  readonly path: string;
}

/** The links to set a password in the mails that contain some words, oldest first, once there are so many mails. */
export async function passwordLinks(words: string, count: number): Promise<PasswordLink[]> {
  await expect.poll(async () => (await mailsWith(words)).length).toBe(count);
  return (await mailsWith(words)).map(({ text }) => {
    const { hostname, pathname, search } = new URL(/http:\S+\/forgot-password\?\S+/.exec(text)?.[0] ?? '');
    return { hostname, path: `${pathname}${search}` };
  });
}
