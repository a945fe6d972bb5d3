import { effectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import { mayBeLogo } from '#shared/rules/accounts/brand/logo-path.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import type { Website } from '#shared/schemas/stored/content/website.ts';
import type { OutboxMessage } from '#shared/schemas/stored/outbox-message.ts';
import type { Delivered } from '../data/operations/delivery-repository.ts';
import type { SendMail } from '../integrations/mailer.ts';
import { type Brand, type Email, linkOf } from './email.ts';
import { emailAsHtml } from './email-as-html.ts';
import { emailAsText } from './email-as-text.ts';
import { withinSize } from './within-size.ts';

/** Returns what was sent. Throws like SendMail. */
export type SendEmail = (email: Email, about: OutboxMessage) => Promise<Delivered>;

/** The email can't be sent as things are, and repeating it would not help. A person decides. */
export class EmailRefused extends Error {}

interface SendEmailProps {
  readonly findAccount: (id: number) => Promise<Account | undefined>;
  readonly findWebsite: (id: number) => Promise<Website | undefined>;
  /** Whether mail to an address bounced, or its owner complained. */
  readonly isSuppressed: (address: string) => Promise<boolean>;
  readonly send: SendMail;
}

/**
 * Sends an email in the brand of its account, never of the host that was used (decision F3). Throws
 * EmailRefused for a suppressed address, and for a link that is needed but has no website to lead to.
 */
export function makeSendEmail({ findAccount, findWebsite, isSuppressed, send }: SendEmailProps): SendEmail {
  async function findBrand({ accountId, parentId }: OutboxMessage): Promise<Brand> {
    const [account, parent] = await Promise.all([
      findAccount(accountId),
      parentId === undefined ? undefined : findAccount(parentId),
    ]);
    if (!account) throw new EmailRefused('The account no longer exists');
    const { settings } = effectiveAccount(account, parent);
    const website = settings.defaultWebsiteId ? await findWebsite(settings.defaultWebsiteId) : undefined;
    // A link to another tenant's store is worse than none.
    const isOwn = website?.accountId === account.id || website?.accountId === parent?.id;
    // Logos that were stored before they were validated are not trusted.
    const logoFileName = mayBeLogo(settings.logoFileName, account) ? settings.logoFileName : '';
    return brandOf((parent ?? account).companyName, { ...settings, logoFileName }, isOwn ? website?.url : undefined);
  }

  return async (email, about) => {
    const [brand, suppressed] = await Promise.all([findBrand(about), isSuppressed(email.to)]);
    if (suppressed)
      throw new EmailRefused(`Mail to ${email.to} bounced or was reported before, so this one was not sent`);
    if (email.link?.isNeeded && !linkOf(email, brand))
      throw new EmailRefused('The account has no website to lead to, so the email was not sent');
    const { to, replyTo, subject } = email;
    const sized = withinSize(email, brand);
    await send({
      to,
      ...(replyTo !== undefined && { replyTo }),
      subject,
      text: emailAsText(sized, brand),
      html: emailAsHtml(sized, brand),
    });
    return { to, subject };
  };
}

/** The brand of a company's store. */
export function brandOf(
  companyName: string,
  { color1, logoFileName }: { readonly color1: string; readonly logoFileName: string },
  websiteUrl?: string,
): Brand {
  const storeUrl = websiteUrl?.replace(/\/+$/, '');
  return {
    companyName,
    color: `#${color1}`,
    ...(storeUrl && { storeUrl, ...(logoFileName && { logoUrl: new URL(logoFileName, storeUrl).href }) }),
  };
}
