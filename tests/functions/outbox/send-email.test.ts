import { describe, expect, it } from 'vitest';
import type { Mail } from '#functions/integrations/mailer.ts';
import type { Email } from '#functions/outbox/email.ts';
import { EmailRefused, makeSendEmail } from '#functions/outbox/send-email.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import type { OutboxMessage } from '#shared/schemas/stored/outbox-message.ts';
import { aChild, anAccount } from '../../builders/accounts.ts';

const email = { to: 'pat@example.com', subject: 'Hello', text: 'Good morning' };
const message = (about: Partial<OutboxMessage> = {}) =>
  ({
    kind: 'sign-in ended',
    id: 'm1',
    userId: 'u1',
    accountId: 2,
    createdAt: '2026-03-02T09:00:00.000Z',
    dueAt: '2026-03-02T09:00:00.000Z',
    attempts: 1,
    ...about,
  }) as OutboxMessage;

async function sent(
  accounts: readonly Account[],
  about: OutboxMessage,
  {
    suppressed = [],
    websiteOf = 2,
    link,
  }: { suppressed?: readonly string[]; websiteOf?: number; link?: Email['link'] } = {},
) {
  const mails: Mail[] = [];
  const website = { accountId: websiteOf, name: 'Summit', host: 'summit.example.com', version: 1 };
  await makeSendEmail({
    findAccount: async (id) => accounts.find((account) => account.id === id),
    findWebsite: async (id) => ({ ...website, id, url: `https://site-${id}.example.com/` }),
    isSuppressed: async (address) => suppressed.includes(address),
    send: async (mail) => void mails.push(mail),
  })({ ...email, ...(link && { link }) }, about);
  return mails;
}

const branded = anAccount({
  settings: { color1: '123456', logoFileName: '/images/logos/2/logo.png', defaultWebsiteId: 9 },
});

describe('a letter (decision F3)', () => {
  it('is in the brand of its account and of its default website', async () => {
    const [mail] = await sent([branded], message());
    expect(mail).toMatchObject({ to: 'pat@example.com', subject: 'Hello', text: 'Good morning' });
    expect(mail?.html).toContain('#123456');
    expect(mail?.html).toContain('src="https://site-9.example.com/images/logos/2/logo.png"');
  });

  it("is in the parent's brand where a child has none of its own", async () => {
    const [mail] = await sent(
      [{ ...branded, inheritedFields: [118, 121, 307] }, aChild()],
      message({ accountId: 3, parentId: 2 }),
    );
    expect(mail?.html).toContain('alt="Summit Collision"');
  });

  it('has the name alone where there is no website to fetch a picture from', async () => {
    const [mail] = await sent([anAccount({ settings: { logoFileName: '/images/logos/2/logo.png' } })], message());
    expect(mail?.html).not.toContain('<img');
    expect(mail?.html).toContain('Summit Collision');
  });

  it.each(['https://evil.example/x.png', '//evil.example/x.png', '/images/logos/9/x.png'])(
    'shows no picture that is not of its account or of the parent, though it was stored: %s',
    async (logoFileName) => {
      const [mail] = await sent([{ ...branded, settings: { ...branded.settings, logoFileName } }], message());
      expect(mail?.html).not.toContain('<img');
      expect(mail?.html).not.toContain('evil.example');
    },
  );

  it('leads to the store of its account or of the parent, never to that of another tenant', async () => {
    const child = aChild({ settings: branded.settings });
    const ofChild = message({ accountId: 3, parentId: 2 });
    const storeIn = async (owner: number) => {
      const [mail] = await sent([branded, child], ofChild, { websiteOf: owner });
      return mail?.html.includes('https://site-9.example.com') ?? false;
    };
    expect([await storeIn(2), await storeIn(3), await storeIn(7)]).toEqual([true, true, false]);
  });

  it('is not sent to an address whose mail came back: a person has to see to it (case H11)', async () => {
    await expect(sent([branded], message(), { suppressed: ['pat@example.com'] })).rejects.toThrow(
      'bounced or was reported',
    );
  });

  it.each([
    { account: branded, isNeeded: true, count: 1, why: 'there is a website' },
    { account: anAccount(), isNeeded: false, count: 1, why: 'the email does without the link' },
    { account: anAccount(), isNeeded: true, count: 0, why: 'the email is nothing without the link' },
  ])('with a link is sent $count times, because $why', async ({ account, isNeeded, count }) => {
    const link = { label: 'Open', path: '/somewhere', ...(isNeeded && { isNeeded }) };
    const mails = await sent([account], message(), { link }).catch((error: Error) => {
      expect(error).toBeInstanceOf(EmailRefused);
      return [];
    });
    expect(mails).toHaveLength(count);
  });

  it('is not sent for an account that is gone', async () => {
    await expect(sent([], message())).rejects.toThrow('The account no longer exists');
  });
});
