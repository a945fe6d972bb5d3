import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isPublicAddress } from '#functions/imports/fetching/public-address.ts';

it.each([
  { address: '0.0.0.0', why: 'this machine' },
  { address: '10.1.2.3', why: 'a private network' },
  { address: '100.64.0.1', why: 'the network of a carrier' },
  { address: '127.0.0.1', why: 'loopback' },
  { address: '127.255.255.254', why: 'loopback, the end of it' },
  { address: '169.254.169.254', why: 'the metadata of a cloud machine' },
  { address: '172.16.0.1', why: 'a private network' },
  { address: '172.31.255.255', why: 'a private network, the end of it' },
  { address: '192.0.0.8', why: 'a protocol assignment' },
  { address: '192.0.2.1', why: 'documentation' },
  { address: '192.168.0.1', why: 'a private network' },
  { address: '198.18.0.1', why: 'a network of measurements' },
  { address: '198.51.100.1', why: 'documentation' },
  { address: '203.0.113.1', why: 'documentation' },
  { address: '224.0.0.1', why: 'multicast' },
  { address: '255.255.255.255', why: 'broadcast' },
  { address: '::', why: 'this machine' },
  { address: '::1', why: 'loopback' },
  { address: '::ffff:127.0.0.1', why: 'loopback, mapped' },
  { address: '::ffff:7f00:1', why: 'loopback, mapped and written in hex' },
  { address: '::ffff:8.8.8.8', why: 'a mapped address: the host has that of IPv4 too' },
  { address: '::127.0.0.1', why: 'loopback in the old form' },
  { address: '64:ff9b::a9fe:a9fe', why: 'metadata through a translator' },
  { address: '64:ff9b:1::1', why: 'a local translator' },
  { address: '100::1', why: 'the discard network' },
  { address: '2001::1', why: 'a tunnel to IPv4 (Teredo)' },
  { address: '2001:db8::1', why: 'documentation' },
  { address: '2002:7f00:1::', why: 'loopback through a tunnel (6to4)' },
  { address: '3fff::1', why: 'documentation' },
  { address: 'fc00::1', why: 'a private network' },
  { address: 'fd00:ec2::254', why: 'the metadata of a cloud machine' },
  { address: 'fe80::1', why: 'link-local' },
  { address: 'fe80::1%eth0', why: 'link-local with its zone' },
  { address: 'fec0::1', why: 'site-local' },
  { address: 'ff02::1', why: 'multicast' },
  { address: 'localhost', why: 'no address' },
  { address: '', why: 'nothing' },
])('refuses $address: $why', ({ address }) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['1.1.1.1', '8.8.8.8', '172.15.0.1', '172.32.0.1', '192.169.0.1', '2606:4700:4700::1111', '2a00:1450:4001::1'])(
  'allows %s',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

it('refuses every address of the private networks, and all of them mapped into IPv6', () => {
  const byte = fc.integer({ min: 0, max: 255 });
  const privateAddress = fc.oneof(
    fc.tuple(fc.constant(10), byte, byte, byte),
    fc.tuple(fc.constant(127), byte, byte, byte),
    fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), byte, byte),
    fc.tuple(fc.constant(192), fc.constant(168), byte, byte),
    fc.tuple(fc.constant(169), fc.constant(254), byte, byte),
  );
  fc.assert(
    fc.property(privateAddress, (bytes) => {
      const address = bytes.join('.');
      return !isPublicAddress(address) && !isPublicAddress(`::ffff:${address}`);
    }),
  );
});
