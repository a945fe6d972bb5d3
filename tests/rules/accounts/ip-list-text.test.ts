import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanIpText, ipLines, wouldLockOut } from '#shared/rules/accounts/ip-list-text.ts';

describe('typed addresses keep digits, dot, star and hyphen, one a line (admin 5)', () => {
  it.each([
    { typed: '192.0.2.7', text: '192.0.2.7', why: 'it is an address' },
    { typed: '192.0.2.7\n', text: '192.0.2.7\n', why: 'the next one is being typed' },
    { typed: '192.0.2.7, 192.0.2.8;192.0.2.*', text: '192.0.2.7\n192.0.2.8\n192.0.2.*', why: 'a list was pasted' },
    { typed: '192.0.2.7\r\n\r\n192.0.2.8', text: '192.0.2.7\n192.0.2.8', why: 'it came from a file' },
    { typed: '192.0.2.1 - 192.0.2.9', text: '192.0.2.1-192.0.2.9', why: 'blanks around a hyphen go' },
    { typed: 'office 192.0.2.7 (new)', text: '192.0.2.7\n', why: 'words go' },
    { typed: '192.0.2.1/24', text: '192.0.2.1\n24', why: 'it must not become 192.0.2.124' },
    { typed: '192.0.2.1:80', text: '192.0.2.1\n80', why: 'it must not become 192.0.2.180' },
    { typed: '2001:db8::7', text: '2001:db8::7', why: 'it is refused as a whole' },
  ])('$typed, because $why', ({ typed, text }) => {
    expect(cleanIpText(typed)).toBe(text);
  });

  it('and cleaning twice is the same as once', () => {
    const odd = fc.string({ unit: fc.constantFrom(...'0123456789.*-:/, \n;abcf'), maxLength: 40 });
    fc.assert(
      fc.property(odd, (typed) => {
        const once = cleanIpText(typed);
        expect(cleanIpText(once)).toBe(once);
      }),
    );
  });
});

it.each([
  { line: '192.0.2.7', fault: undefined },
  { line: '192.0.2.*', fault: undefined },
  { line: '192.0.2.30-40', fault: undefined },
  { line: '192.0.2.1-192.0.3.9', fault: undefined },
  { line: '192.0.2', fault: 'notAnAddress' },
  { line: '192.0.2.300', fault: 'notAnAddress' },
  { line: '2001:db8::7', fault: 'ipv6' },
  { line: '::ffff:192.0.2.7', fault: 'ipv6' },
])('$line is judged: $fault', ({ line, fault }) => {
  expect(ipLines(line)).toEqual([{ text: line, fault }]);
});

it('judges each line for itself, and no empty ones', () => {
  expect(ipLines('192.0.2.7\n\n24\n').map(({ fault }) => fault)).toEqual([undefined, 'notAnAddress']);
});

describe('whoever saves a restriction is kept out', () => {
  it.each([
    { method: 0, list: [], out: undefined, why: 'there is none' },
    { method: 1, list: ['192.0.2.*'], out: undefined, why: 'their address is listed' },
    { method: 1, list: ['198.51.100.1'], out: 'checkout', why: 'another one is' },
    { method: 2, list: ['198.51.100.1'], out: 'site', why: 'the whole site is meant' },
    { method: 2, list: [], out: 'site', why: 'nobody is listed' },
  ] as const)('of $out, because $why', ({ method, list, out }) => {
    expect(wouldLockOut({ method, list }, '192.0.2.7')).toBe(out);
  });
});
