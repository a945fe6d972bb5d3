import { plainHost } from './plain-host.ts';

/** Where a store is. */
export interface WebsiteAddress {
  /** Lower case, punycode, without a port or a dot at the end. */
  readonly host: string;
  /** Scheme, host and port. */
  readonly url: string;
}

/** Reads an address as browsers do. The platforms have it as `URL.parse`. */
type ParseUrl = (text: string) => {
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly hostname: string;
  readonly port: string;
} | null;

/** A name of the domain system: labels of letters, digits and inner hyphens, the last of which is not a number. */
const HOST = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * The address of a website as somebody typed it (decision B380): any case, an international name, a dot at the end, a
 * port, and a path that is left out. Undefined if it does not look like http or https (admin 5), or has no host name that
 * a store could have: an address of a machine, a single word, or a user name in front.
 */
export function websiteAddress(typed: string, parse: ParseUrl): WebsiteAddress | undefined {
  const trimmed = typed.trim();
  // URL takes any number of slashes, and spaces inside of a path.
  if (!/^https?:\/\/[^\s/\\]+(?:[/?#]\S*)?$/i.test(trimmed)) return undefined;
  const url = parse(trimmed);
  if (url === null) return undefined;
  if (url.username !== '' || url.password !== '') return undefined;
  const host = plainHost(url.hostname);
  if (!HOST.test(host)) return undefined;
  return { host, url: `${url.protocol}//${host}${url.port && `:${url.port}`}` };
}
