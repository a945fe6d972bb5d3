import { BlockList, isIP } from 'node:net';

/** The IPv4 networks that are not the public internet (the special-purpose registries of IANA). */
const SPECIAL_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Link-local. The metadata of cloud machines is at 169.254.169.254.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/**
 * Public IPv6 is only 2000::/3. So loopback, private, link-local and multicast addresses, and those that hold an IPv4
 * address (::ffff:0:0/96, 64:ff9b::/96), are refused without being named.
 */
const PUBLIC_V6 = ['2000::', 3] as const;

/** The networks in 2000::/3 that are not public or lead elsewhere: protocols, documentation and tunnels to IPv4. */
const SPECIAL_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const;

const listOf = (networks: readonly (readonly [string, number])[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList();
  for (const [network, prefix] of networks) list.addSubnet(network, prefix, family);
  return list;
};

const specialV4 = listOf(SPECIAL_V4, 'ipv4');
const publicV6 = listOf([PUBLIC_V6], 'ipv6');
const specialV6 = listOf(SPECIAL_V6, 'ipv6');

/** Whether an IP address is on the public internet. False for all that is private, local, reserved or not an address. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !specialV4.check(address, 'ipv4');
  return family === 6 && publicV6.check(address, 'ipv6') && !specialV6.check(address, 'ipv6');
}
