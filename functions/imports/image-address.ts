/** A stand-in for the host of a store, to check paths against. */
const STORE = 'https://store.invalid';

/**
 * The address of an image: a web address, from which imports fetch it (decision B520), or a path under /images/ that
 * every store serves. Undefined for any other text.
 */
export const imageAddressOf = (text: string): string | undefined =>
  /^(https?:\/\/|\/images\/)\S+$/i.test(text) && URL.canParse(text, STORE) ? text : undefined;
