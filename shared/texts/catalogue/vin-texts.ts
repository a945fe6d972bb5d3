/** Why a VIN is invalid (storefront 5, decision X2), on the page and in responses. */
export const VIN_TEXTS = {
  length: 'A VIN has 17 characters.',
  ninth: 'Character 9 of a VIN is a digit or X.',
} as const;

export const vinCharacter = (position: string): string =>
  `Character ${position} of a VIN is a letter or digit, never I, O or Q.`;

/** Whether a text says why a VIN is invalid. */
export const isVinText = (text: string): boolean =>
  Object.values(VIN_TEXTS).some((each) => each === text) || text === vinCharacter(/\d+/.exec(text)?.[0] ?? '');
