/** Why a website can't be saved or removed. The first is the spec's (admin 5). */
export const WEBSITE_SAVE_TEXTS = {
  urlInvalid: 'Url does not appear to be valid.',
  defaultStays: 'An account with websites needs a default. Make another website the default instead.',
  defaultRemoved: 'This is the default website of the account. Make another one the default first.',
  lastOfProvider: 'The provider needs at least one website.',
  defaultNeeded: 'Choose one of the account’s websites. Emails link to it.',
  accountNeeded: 'Choose an account.',
  isThere: 'This website exists.',
} as const;
