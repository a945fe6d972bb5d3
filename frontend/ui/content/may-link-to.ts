import { PAGE_SCHEMES } from '#shared/rules/base/page-html.ts';

/**
 * Whether a link of a page may lead to an address: a path of the store, or an address by one of the schemes that pages may
 * have, however it is disguised.
 */
export function mayLinkTo(address: string): boolean {
  if (/^\/(?![/\\])/.test(address)) return true;
  return URL.canParse(address) && PAGE_SCHEMES.includes(new URL(address).protocol.slice(0, -1));
}
