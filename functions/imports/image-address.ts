/** A stand-in for the host of a store, to check paths against. */
const STORE = 'https://store.invalid';

/**
 * The address of an image that a page may load: an https address, or a path under /images/ that every store serves. An
 * http address becomes https, because the content security policy of the pages allows nothing else (decision B193).
 * Undefined for any other text.
 */
export function imageAddressOf(text: string): string | undefined {
  const isAddress = /^(https?:\/\/|\/images\/)\S+$/i.test(text) && URL.canParse(text, STORE);
  return isAddress ? text.replace(/^https?:/i, 'https:') : undefined;
}
