/** The points of the password rule (decision B270), in the order in which a form shows them. */
export const passwordPoints = ['length', 'noSpaces', 'upperCase', 'lowerCase', 'number'] as const;
export type PasswordPoint = (typeof passwordPoints)[number];

/** In characters, as JavaScript counts them (admin 9). */
export const PASSWORD_LENGTH = { least: 8, most: 255 } as const;

/** Letters and digits of every script count. */
const MET: Readonly<Record<PasswordPoint, (password: string) => boolean>> = {
  length: ({ length }) => length >= PASSWORD_LENGTH.least && length <= PASSWORD_LENGTH.most,
  noSpaces: (password) => password !== '' && !/\s/u.test(password),
  upperCase: (password) => /\p{Lu}/u.test(password),
  lowerCase: (password) => /\p{Ll}/u.test(password),
  number: (password) => /\p{Nd}/u.test(password),
};

/** Which points a password meets, for a list that changes while somebody types. An empty password meets none. */
export const pointsOfPassword = (password: string): { readonly point: PasswordPoint; readonly isMet: boolean }[] =>
  passwordPoints.map((point) => ({ point, isMet: MET[point](password) }));

/**
 * Whether a password may be set: it meets every point and is not the user name, in whatever case (decision B270).
 * Whoever knows the hash also refuses the current password.
 */
export const isAcceptablePassword = (password: string, userName: string): boolean =>
  passwordPoints.every((point) => MET[point](password)) && password.toLowerCase() !== userName.toLowerCase();
