import { expect, it } from 'vitest';
import { ACCOUNT_SAVE_TEXTS } from '#shared/texts/admin/account-save-texts.ts';
import { PAGE_TEXTS } from '#shared/texts/admin/page-texts.ts';
import { SPOT_TEXTS } from '#shared/texts/admin/spot-texts.ts';
import { WEBSITE_SAVE_TEXTS } from '#shared/texts/admin/websites/website-save-texts.ts';
import { WEBSITES_TEXTS } from '#shared/texts/admin/websites/websites-texts.ts';
import { limitedAvailability, requiredFieldText } from '#shared/texts/checkout/checkout-texts.ts';
import { CONTENT_TEXTS } from '#shared/texts/content/content-texts.ts';
import { ACCOUNT_TEXTS } from '#shared/texts/session/account-texts.ts';

it.each([
  [WEBSITE_SAVE_TEXTS.urlInvalid, 'Url does not appear to be valid.', 'admin 5'],
  [SPOT_TEXTS.urlInvalid, 'Url does not appear to be valid.', 'admin 5'],
  [PAGE_TEXTS.textMissing, 'You must provide text.', 'admin 5'],
  [SPOT_TEXTS.imageMissing, 'The image field is required.', 'admin 5'],
  [ACCOUNT_TEXTS.companyNameExists, 'Company Name already exists', 'admin 8'],
  [ACCOUNT_SAVE_TEXTS.savingFailed, 'There was a problem saving your account.', 'admin 8'],
  [SPOT_TEXTS.problem, 'There was a problem saving your marketing spot.', 'admin 8'],
  [ACCOUNT_SAVE_TEXTS.saved, 'The account has been saved.', 'admin 8'],
  [WEBSITES_TEXTS.updated, 'The website has been updated', 'admin 8'],
  [PAGE_TEXTS.updated, 'The page has been updated', 'admin 8'],
  [SPOT_TEXTS.saved, 'The marketing spot has been saved.', 'admin 8'],
  [WEBSITES_TEXTS.removed, 'Website has been removed', 'admin 8'],
  [PAGE_TEXTS.removed, 'Page has been removed', 'admin 8'],
  [SPOT_TEXTS.removed, 'Marketing spot has been removed', 'admin 8'],
  [SPOT_TEXTS.removeQuestion, 'Remove this marketing spot?', 'admin 8'],
  [WEBSITES_TEXTS.removeQuestion, 'Remove this website?', 'admin 8'],
  [PAGE_TEXTS.removeQuestion, 'Remove this page?', 'admin 8'],
  [CONTENT_TEXTS.noSuchPage, 'Page does not exist', 'storefront 2'],
  [requiredFieldText('Region'), 'Required Field: Region', 'storefront 5'],
  [limitedAvailability('0142'), 'Availability of the part 0142 is limited.', 'storefront 8'],
])('%s is the text of the specification, letter by letter', (text, literal) => {
  expect(text).toBe(literal);
});
