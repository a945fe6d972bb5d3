/** An account's IP restriction: 0 none, 1 checkout, 2 the whole site, and the list of allowed addresses. */
interface IpRestriction {
  readonly method: 0 | 1 | 2;
  readonly list: readonly string[];
}

/** Tests whether an entry of the list contains an address. */
type Covers = (address: number) => boolean;

/**
 * Whether a line of the list is valid (decision I5): an address in which an octet may be `*` or a range such as
 * `30-40`, or a range from address to address. Blanks around a hyphen are allowed.
 */
export const isIpEntry = (line: string): boolean => coverageOf(line) !== undefined;

/**
 * Whether the caller is kept out of checkout or of the whole site (admin 6: 1 Checkout, 2 Site). That is so if the
 * account is restricted and no line contains the address. A caller who is kept off the site is also kept out of
 * checkout.
 */
export function isIpBlocked({ method, list }: IpRestriction, place: 'checkout' | 'site', address: string): boolean {
  const isRestricted = place === 'site' ? method === 2 : method !== 0;
  return isRestricted && !isListed(list, address);
}

/** An address that is not IPv4 is never listed, because no line can contain it. */
function isListed(list: readonly string[], address: string): boolean {
  const caller = numberOf(address.replace(/^::ffff:/i, ''));
  return caller !== undefined && list.some((line) => coverageOf(line)?.(caller));
}

function coverageOf(line: string): Covers | undefined {
  const text = line.trim().replace(/ *- */g, '-');
  const [from = '', to = ''] = text.split('-');
  return from.split('.').length === 4 && to.includes('.') ? betweenAddresses(text) : byOctets(text);
}

function betweenAddresses(text: string): Covers | undefined {
  const [from = '', to = '', ...rest] = text.split('-');
  return rest.length > 0 ? undefined : rangeOf(numberOf(from), numberOf(to));
}

function rangeOf(from: number | undefined, to: number | undefined): Covers | undefined {
  if (from === undefined || to === undefined || from > to) return undefined;
  return (address) => from <= address && address <= to;
}

/** Compares each octet on its own. A star stands for 0 to 255. */
function byOctets(text: string): Covers | undefined {
  const octets = text.split('.').map(octetsOf);
  if (octets.length !== 4) return undefined;
  const ranges = octets.filter((range) => range !== undefined);
  if (ranges.length !== 4) return undefined;
  return (address) => ranges.every(([from, to], place) => between(octetOf(address, place), from, to));
}

function octetsOf(text: string): readonly [from: number, to: number] | undefined {
  if (text === '*') return [0, 255];
  const ends = text
    .split('-')
    .map(octetIn)
    .filter((octet) => octet !== undefined);
  const [from, to = from] = ends;
  const isRange = ends.length === text.split('-').length && ends.length <= 2;
  return isRange && from !== undefined && to !== undefined && from <= to ? [from, to] : undefined;
}

const octetOf = (address: number, place: number): number => (address >>> (8 * (3 - place))) & 255;
const between = (octet: number, from: number, to: number): boolean => from <= octet && octet <= to;

function numberOf(address: string): number | undefined {
  const octets = address.split('.').map(octetIn);
  const isAddress = octets.length === 4 && octets.every((octet) => octet !== undefined);
  return isAddress ? octets.reduce<number>((number, octet = 0) => number * 256 + octet, 0) : undefined;
}

/** Leading zeros are refused, because some programs read them as octal. */
const octetIn = (text: string): number | undefined =>
  /^(0|[1-9]\d{0,2})$/.test(text) && Number(text) < 256 ? Number(text) : undefined;
