import type { Website } from '#shared/schemas/stored/content/website.ts';
import type { WebsiteView } from '#shared/schemas/wire/website-view.ts';
import type { WebsiteOfAccount } from '../data/identity/website-repository.ts';

interface Circumstances {
  readonly companyName: string;
  readonly accountActive: boolean;
  readonly isDefault: boolean;
}

/** A website as the provider's staff see it. */
export const websiteView = (
  { id, accountId, name, url, host, version }: Website,
  { companyName, accountActive, isDefault }: Circumstances,
): WebsiteView => ({ id, accountId, companyName, accountActive, name, url, host, default: isDefault, version });

export const viewOfState = ({ website, account, isDefault }: WebsiteOfAccount): WebsiteView =>
  websiteView(website, { companyName: account.companyName, accountActive: account.isActive, isDefault });
