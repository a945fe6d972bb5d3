import { effectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import { mayBeLogo } from '#shared/rules/accounts/logo-path.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import type { OutboxMessage } from '#shared/schemas/stored/outbox-message.ts';
import type { Website } from '#shared/schemas/stored/website.ts';
import type { SendMail } from '../integrations/mailer.ts';
import type { Brand, Email } from './email.ts';
import { emailAsHtml } from './email-as-html.ts';
import { emailAsText } from './email-as-text.ts';

/** Resolves and throws as SendMail does. */
export type SendEmail = (email: Email, about: OutboxMessage) => Promise<void>;

interface SendEmailProps {
  readonly findAccount: (id: number) => Promise<Account | undefined>;
  readonly findWebsite: (id: number) => Promise<Website | undefined>;
  /** An address that takes no mail, or whose owner wants none. */
  readonly isSuppressed: (address: string) => Promise<boolean>;
  readonly send: SendMail;
}

/**
 * Sends a letter in the brand of the account that it is about, never of the host that somebody came by (decision F3). What
 * goes to a suppressed address is not sent: it throws, and a person sees to it.
 */
export function makeSendEmail({ findAccount, findWebsite, isSuppressed, send }: SendEmailProps): SendEmail {
  async function findBrand({ accountId, parentId }: OutboxMessage): Promise<Brand> {
    const [account, parent] = await Promise.all([
      findAccount(accountId),
      parentId === undefined ? undefined : findAccount(parentId),
    ]);
    if (!account) throw new Error('The account is not there any more');
    const { settings } = effectiveAccount(account, parent);
    const website = settings.defaultWebsiteId ? await findWebsite(settings.defaultWebsiteId) : undefined;
    // A link to the store of somebody else is worse than none.
    const isOwn = website?.accountId === account.id || website?.accountId === parent?.id;
    // What was stored before logos were checked is not trusted either.
    const logoFileName = mayBeLogo(settings.logoFileName, account) ? settings.logoFileName : '';
    return brandOf((parent ?? account).companyName, { ...settings, logoFileName }, isOwn ? website?.url : undefined);
  }

  return async (email, about) => {
    const [brand, suppressed] = await Promise.all([findBrand(about), isSuppressed(email.to)]);
    if (suppressed) throw new Error(`Mail to ${email.to} came back before, so this one was not sent`);
    const { to, replyTo, subject } = email;
    await send({
      to,
      ...(replyTo !== undefined && { replyTo }),
      subject,
      text: emailAsText(email, brand),
      html: emailAsHtml(email, brand),
    });
  };
}

/** The store of a company: its name, colour and picture, and where it is. */
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
