/** What the product writes to people, in its own words: the spec has none for these. */
export const MAIL_TEXTS = {
  signInEndedSubject: (companyName: string) => `A sign-in at ${companyName} was ended`,
  signInEnded: (firstName: string, companyName: string) =>
    `Hello ${firstName},

a browser on which you stayed signed in at ${companyName} came back with a key that had been replaced before. That happens when somebody has a copy of it, so we ended that sign-in.

If you are still at work, just sign in again. If you do not know what this is about, change your password.`,
} as const;
