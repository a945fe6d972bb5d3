import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { type SearchPreferences, searchPreferences } from './search-body.ts';
import { sessionChoice } from './use-session-choice.ts';

/** The user's choices that apply to all searches of the session. */
export const sessionPreferences = ({ userId, account }: Pick<SignedInUser, 'userId' | 'account'>): SearchPreferences =>
  searchPreferences(sessionChoice('insurer', userId), sessionChoice('reach', userId), account.insuranceCompanies);
