/** In characters (admin 5). */
export const USER_NAME_LENGTH = { least: 8, most: 100 } as const;

/** Why a user name can't be used. ACCOUNT_TEXTS has a text for each. */
export type UserNameFault = 'userNameHasSpaces' | 'userNameTooShort' | 'userNameTooLong';

/** The fault in a user name, or in an email that is used as one (decision B271). Undefined if it is valid. */
export function userNameFault(userName: string): UserNameFault | undefined {
  if (/\s/.test(userName)) return 'userNameHasSpaces';
  if (userName.length < USER_NAME_LENGTH.least) return 'userNameTooShort';
  return userName.length > USER_NAME_LENGTH.most ? 'userNameTooLong' : undefined;
}

/** The user name that a form offers: what was typed, or else the email (admin 5). It is checked like any other. */
export const offeredUserName = (typed: string, email: string): string => typed.trim() || email.trim();
