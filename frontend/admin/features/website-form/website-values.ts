import { type WebsiteBody, websitesContract } from '#shared/contracts/websites.ts';
import { websiteAddress } from '#shared/rules/websites/website-address.ts';
import type { WebsiteView } from '#shared/schemas/wire/website-view.ts';
import { FORM_TEXTS } from '#shared/texts/admin/form-texts.ts';
import { WEBSITE_SAVE_TEXTS } from '#shared/texts/admin/websites/website-save-texts.ts';
import { WEBSITES_TEXTS } from '#shared/texts/admin/websites/websites-texts.ts';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import { contractFields } from '../../../ui/form/contract-fields.ts';
import type { FieldTexts } from '../../../ui/form/field-texts.ts';
import type { FormRecord } from '../../form/use-record-form.ts';

/** The values of the form as typed, in the order of the fields. */
export interface WebsiteValues {
  readonly [name: string]: string | boolean;
  readonly accountId: string;
  readonly name: string;
  readonly url: string;
  readonly default: boolean;
}

export const websiteRecord = ({ accountId, name, url, version, ...view }: WebsiteView): FormRecord<WebsiteValues> => ({
  values: { accountId: String(accountId), name, url, default: view.default },
  version,
});

/** A new website of an account, if one is chosen already, with a name to begin with. */
export const newWebsiteRecord = (accountId: string, name: string): FormRecord<WebsiteValues> => ({
  values: { accountId, name, url: '', default: false },
  version: 0,
});

export const WEBSITE_LABELS = {
  accountId: WEBSITES_TEXTS.account,
  name: WEBSITES_TEXTS.name,
  url: WEBSITES_TEXTS.url,
  default: WEBSITES_TEXTS.default,
} as const;

/** The fields that a website can’t be without (admin 5). */
export const WEBSITE_REQUIRED = ['accountId', 'name', 'url'] as const;

/** The labels in the history, which has the names of the wire. */
export const WEBSITE_HISTORY_LABELS = {
  Name: WEBSITES_TEXTS.name,
  Url: WEBSITES_TEXTS.url,
  Default: WEBSITES_TEXTS.default,
} as const;

export const shownWebsiteValue = (field: string, value: string): string =>
  field === 'Default' ? FORM_TEXTS[value === 'true' ? 'on' : 'off'] : value;

export const WEBSITE_FIELDS = contractFields(websitesContract.saveWebsite.body);

/** The errors of the form, by the same rules as in the server (admin 5). */
export const websiteProblems = ({ accountId, name, url }: WebsiteValues): FieldTexts => ({
  ...(accountId === '' && { accountId: WEBSITE_SAVE_TEXTS.accountNeeded }),
  ...(name.trim() === '' && { name: UI_TEXTS.required }),
  ...(!websiteAddress(url, URL.parse) && { url: WEBSITE_SAVE_TEXTS.urlInvalid }),
});

/** The changed fields as a save sends them. */
export const websiteBody = ({ accountId, name, url, default: isDefault }: Partial<WebsiteValues>): WebsiteBody => ({
  ...(accountId !== undefined && { accountId: Number(accountId) }),
  ...(name !== undefined && { name: name.trim() }),
  ...(url !== undefined && { url: url.trim() }),
  ...(isDefault !== undefined && { default: isDefault }),
});
