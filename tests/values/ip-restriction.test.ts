import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isIpBlocked, isIpEntry } from '#shared/values/ip-restriction.ts';

const isListed = (address: string, ...list: string[]) => !isIpBlocked({ method: 2, list }, 'site', address);

describe('a line of the list', () => {
  it.each([
    '192.0.2.7',
    '0.0.0.0',
    '255.255.255.255',
    '192.0.2.*',
    '10.*.*.*',
    '*.*.*.*',
    '192.0.2.1-192.0.2.99',
    '10.0.0.1-10.0.0.1',
    '192.0.2.1 - 192.0.2.99',
    '10.1.2.30-40',
    '10.1.2.30 - 40',
    '10.1.2-4.*',
    '10.1-2.2-3.4-5',
    '1-2.0.0.0',
    ' 192.0.2.7 ',
  ])('may be %s', (line) => {
    expect(isIpEntry(line)).toBe(true);
  });

  it.each([
    { line: '', why: 'it names nothing' },
    { line: '192.0.2', why: 'an octet is missing' },
    { line: '192.0.2.7.1', why: 'an octet is too many' },
    { line: '192.0.2.256', why: 'no octet is that high' },
    { line: '192.0.2.07', why: 'some would read it as octal' },
    { line: '192.0.2.1*', why: 'a star stands for a whole octet' },
    { line: '192.0.2.**', why: 'one star an octet' },
    { line: '192.0.2.9-192.0.2.1', why: 'the range runs backwards' },
    { line: '192.0.2.*-192.0.3.*', why: 'a range runs from address to address' },
    { line: '192.0.2.1-192.0.2.5-192.0.2.9', why: 'a range has two ends' },
    { line: '10.1.2.40-30', why: 'the range runs backwards' },
    { line: '10.1.2.30-256', why: 'no octet is that high' },
    { line: '10.1.2.30-40-50', why: 'a range has two ends' },
    { line: '10.1.2.3*-40', why: 'a star stands for a whole octet' },
    { line: '10.1.2.*-40', why: 'a star has no end' },
    { line: '10.1.2.30-2.40', why: 'nobody knows where it ends' },
    { line: '10.1.2 .3', why: 'a blank is no part of an address' },
    { line: '192.0.2.1-', why: 'a range has two ends' },
    { line: '2001:db8::1', why: 'IPv6 can’t be expressed' },
    { line: '::ffff:192.0.2.1', why: 'IPv4 written as IPv6 neither' },
  ])('may not be "$line", because $why', ({ line }) => {
    expect(isIpEntry(line)).toBe(false);
  });
});

describe('cases S16 and S17: an address', () => {
  it.each([
    { address: '192.0.2.7', line: '192.0.2.7', listed: true, why: 'it is the same address' },
    { address: '192.0.2.8', line: '192.0.2.7', listed: false, why: 'it is another address' },
    { address: '192.0.2.128', line: '192.0.2.*', listed: true, why: 'the star stands for 128' },
    { address: '192.0.3.128', line: '192.0.2.*', listed: false, why: 'the third octet differs' },
    { address: '10.9.8.7', line: '10.*.8.*', listed: true, why: 'stars may stand anywhere' },
    { address: '::ffff:192.0.2.128', line: '192.0.2.*', listed: true, why: 'it is IPv4, mapped' },
    { address: '::FFFF:192.0.2.128', line: '192.0.2.128', listed: true, why: 'in either case' },
    { address: '192.0.2.1', line: '192.0.2.1-192.0.3.4', listed: true, why: 'the range begins with it' },
    { address: '192.0.3.4', line: '192.0.2.1-192.0.3.4', listed: true, why: 'the range ends with it' },
    { address: '192.0.3.5', line: '192.0.2.1-192.0.3.4', listed: false, why: 'the range has ended' },
    {
      address: '10.1.2.30',
      line: '10.1.2.30-40',
      listed: true,
      why: 'N47: the range of the last octet begins with it',
    },
    { address: '10.1.2.40', line: '10.1.2.30-40', listed: true, why: 'N47: and ends with it' },
    { address: '10.1.2.41', line: '10.1.2.30-40', listed: false, why: 'N47: the range has ended' },
    { address: '10.1.3.35', line: '10.1.2.30-40', listed: false, why: 'N47: the third octet differs' },
    { address: '10.1.3.255', line: '10.1.2-4.*', listed: true, why: 'a range may stand in any octet' },
    { address: '10.1.5.0', line: '10.1.2-4.*', listed: false, why: 'the third octet is beyond it' },
    { address: '200.1.2.3', line: '199-201.1.2.3', listed: true, why: 'high octets too' },
    { address: '200.1.2.3', line: '199.0.0.0-201.0.0.0', listed: true, why: 'high addresses are no negative numbers' },
    { address: '2001:db8::1', line: '*.*.*.*', listed: false, why: 'no line can name it' },
    { address: '', line: '*.*.*.*', listed: false, why: 'its address is unknown' },
    { address: '192.0.2.7, 10.0.0.1', line: '192.0.2.7', listed: false, why: 'a list of addresses is none' },
  ])('$address on $line: $listed, because $why', ({ address, line, listed }) => {
    expect(isListed(address, line)).toBe(listed);
  });

  it('is always listed by its own line', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect(isListed(address, address)).toBe(true);
        expect(isListed(address, address.replace(/\d+$/, '*'))).toBe(true);
        expect(isListed(address, `${address}-${address}`)).toBe(true);
      }),
    );
  });
});

describe('a caller whose address is not listed', () => {
  it.each([
    { method: 0, place: 'checkout', kept: false },
    { method: 0, place: 'site', kept: false },
    { method: 1, place: 'checkout', kept: true },
    { method: 1, place: 'site', kept: false },
    { method: 2, place: 'checkout', kept: true },
    { method: 2, place: 'site', kept: true },
  ] as const)('is kept out of the $place by method $method: $kept', ({ method, place, kept }) => {
    expect(isIpBlocked({ method, list: ['192.0.2.7'] }, place, '198.51.100.1')).toBe(kept);
  });
});
