/** Why a VIN is invalid (storefront 5, decision X2), on the page and in responses. */
export const VIN_TEXTS = {
  length: 'A VIN has 17 characters.',
  ninth: 'Character 9 of a VIN is a digit or X.',
} as const;

export const vinCharacter = (position: string): string =>
  `Character ${position} of a VIN is a letter or digit, never I, O or Q.`;

/** Every text that says why a VIN is invalid. */
export const VIN_PROBLEMS: readonly string[] = [
  ...Object.values(VIN_TEXTS),
  ...Array.from({ length: 40 }, (_, index) => vinCharacter(String(index + 1))),
];
