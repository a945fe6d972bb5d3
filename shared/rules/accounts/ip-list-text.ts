import { isIpBlocked, isIpEntry } from '../../values/ip-restriction.ts';

/** Why a line is not a valid entry. */
export type IpLineFault = 'ipv6' | 'notAnAddress';

/** A line of the list as typed, and what is wrong with it. */
export interface IpLine {
  readonly text: string;
  readonly fault: IpLineFault | undefined;
}

/**
 * Typed or pasted text as the list keeps it: digits, dot, star and hyphen, one entry a line (admin 5). Anything else ends
 * a line, so that what stands on both sides of it never becomes another address. An IPv6 address is left whole, to be
 * refused as one.
 */
export const cleanIpText = (text: string): string =>
  text
    .replace(/[ \t]*-[ \t]*/g, '-')
    .split(/[\s,;]/)
    .flatMap((entry) => (isIpv6(entry) ? entry : entry.split(/[^\d.*-]/)))
    .filter((line, index, lines) => line !== '' || index === lines.length - 1)
    .join('\n');

/** The lines of the list, each with what is wrong with it. Empty lines count for nothing. */
export const ipLines = (text: string): IpLine[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => ({ text: line, fault: faultOf(line) }));

function faultOf(line: string): IpLineFault | undefined {
  if (isIpEntry(line)) return undefined;
  return isIpv6(line) ? 'ipv6' : 'notAnAddress';
}

/** Two colons make an IPv6 address; one may be the port behind an IPv4 address. */
const isIpv6 = (text: string): boolean => (text.match(/:/g)?.length ?? 0) > 1;

/** Whether a restriction keeps out whoever saves it, from the site or from checkout. */
export const wouldLockOut = (
  restriction: Parameters<typeof isIpBlocked>[0],
  address: string,
): 'site' | 'checkout' | undefined =>
  (['site', 'checkout'] as const).find((place) => isIpBlocked(restriction, place, address));
