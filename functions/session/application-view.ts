import type { EffectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import { APPLICATION_LISTS } from '#shared/rules/accounts/application-lists.ts';
import { REFRESH_INTERVAL_MS } from '#shared/rules/session/session-lifetimes.ts';
import type { Website } from '#shared/schemas/stored/content/website.ts';
import type { Application } from '#shared/schemas/wire/application.ts';
import { shownContact } from '#shared/values/contact-routing.ts';

/** The public settings of a store (decision I7): no margins, customer numbers, exclusions or address lists. */
export function applicationView(
  { name }: Website,
  { id, companyName, settings }: EffectiveAccount,
  provider: EffectiveAccount | undefined,
): Application {
  const contact = shownContact(settings.contactAddresses, (provider?.settings ?? settings).contactAddresses);
  return {
    ...APPLICATION_LISTS,
    accountId: id,
    websiteName: name,
    companyName,
    color1: settings.color1,
    color2: settings.color2,
    logoFileName: settings.logoFileName,
    cultureName: settings.cultureName,
    customerServiceHours: settings.customerServiceHours,
    contactEmail: contact.email,
    contactPhone: contact.phone,
    refreshInterval: REFRESH_INTERVAL_MS,
  };
}
