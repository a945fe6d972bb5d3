/** A stand-in for the host of a store, to check paths against. */
const STORE = 'https://store.invalid';

/**
 * The address of an image: a web address, from which imports fetch it (decision B520), or a path under /images/ that
 * every store serves. Web addresses begin in small letters. Undefined for any other text.
 */
export function imageAddressOf(text: string): string | undefined {
  const isAddress = /^(https?:\/\/|\/images\/)\S+$/i.test(text) && URL.canParse(text, STORE);
  return isAddress ? text.replace(/^https?:/i, (scheme) => scheme.toLowerCase()) : undefined;
}
