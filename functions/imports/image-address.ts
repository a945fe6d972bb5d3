/** Any store's own; paths are read against it. */
const STORE = 'https://store.invalid';

/**
 * The address of an image as a page may load it: a web address by https, or a path under /images/ that every store
 * serves itself. A web address by http becomes one by https, because the pages' security policy takes no other
 * (decision B193). Undefined for everything else.
 */
export function imageAddressOf(text: string): string | undefined {
  const isAddress = /^(https?:\/\/|\/images\/)\S+$/i.test(text) && URL.canParse(text, STORE);
  return isAddress ? text.replace(/^https?:/i, 'https:') : undefined;
}
