/** What an account sets: 0 nobody is restricted, 1 checkout, 2 the whole site; and the lines of addresses that may come. */
interface IpRestriction {
  readonly method: 0 | 1 | 2;
  readonly list: readonly string[];
}

/** First and last address that an entry covers, for each octet apart or for the whole number. */
type Covers = (address: number) => boolean;

/** Whether a line of the list can be understood: an address, a `*` per octet, or a range `a-b` (decision I5). */
export const isIpEntry = (line: string): boolean => coverageOf(line) !== undefined;

/**
 * Whether the caller is kept out of checkout or of the whole site (admin 6: 1 Checkout, 2 Site), because the account is
 * restricted and the address is on no line. Who is kept off the site is kept out of its checkout too.
 */
export function isKeptOut({ method, list }: IpRestriction, place: 'checkout' | 'site', address: string): boolean {
  const isRestricted = place === 'site' ? method === 2 : method !== 0;
  return isRestricted && !isListed(list, address);
}

/** An address that is not IPv4 is on no line, since no line can name it. */
function isListed(list: readonly string[], address: string): boolean {
  const caller = numberOf(address.replace(/^::ffff:/i, ''));
  return caller !== undefined && list.some((line) => coverageOf(line)?.(caller));
}

function coverageOf(line: string): Covers | undefined {
  const [from = '', to, ...rest] = line.split('-');
  if (rest.length > 0) return undefined;
  return to === undefined ? patternOf(from) : rangeOf(numberOf(from), numberOf(to));
}

function rangeOf(from: number | undefined, to: number | undefined): Covers | undefined {
  if (from === undefined || to === undefined || from > to) return undefined;
  return (address) => from <= address && address <= to;
}

/** A star stands for 0 to 255 in its octet, so the octets are compared one by one. */
function patternOf(text: string): Covers | undefined {
  const first = numberOf(text.replaceAll('*', '0'));
  if (first === undefined || /\d\*|\*[\d*]/.test(text)) return undefined;
  const mask = text.split('.').reduce((bits, octet) => bits * 256 + (octet === '*' ? 0 : 255), 0);
  return (address) => ((address ^ first) & mask) === 0;
}

/** Leading zeros are refused: some read them as octal. */
function numberOf(address: string): number | undefined {
  const octets = address.split('.');
  const isAddress =
    octets.length === 4 && octets.every((octet) => /^(0|[1-9]\d{0,2})$/.test(octet) && Number(octet) < 256);
  return isAddress ? octets.reduce((number, octet) => number * 256 + Number(octet), 0) : undefined;
}
