import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { websiteAddress as read } from '#shared/rules/websites/website-address.ts';

const websiteAddress = (typed: string) => read(typed, URL.parse);

describe('the address of a website is the same however it is typed', () => {
  it.each([
    { typed: 'https://parts.example.com', why: 'as it is' },
    { typed: 'https://parts.example.com/', why: 'with a slash at the end' },
    { typed: '  HTTPS://Parts.Example.COM  ', why: 'in capitals, with spaces around it' },
    { typed: 'https://parts.example.com.', why: 'with a dot at the end' },
    { typed: 'https://parts.example.com:443', why: 'with the port that https has anyway' },
    { typed: 'https://parts.example.com/home?a=1#top', why: 'copied with path, query and fragment' },
  ])('$why', ({ typed }) => {
    expect(websiteAddress(typed)).toEqual({ host: 'parts.example.com', url: 'https://parts.example.com' });
  });

  it.each([
    { typed: 'http://parts.localhost:3000/', host: 'parts.localhost', url: 'http://parts.localhost:3000' },
    { typed: 'http://parts.example.com:80', host: 'parts.example.com', url: 'http://parts.example.com' },
    { typed: 'https://Bücher.example', host: 'xn--bcher-kva.example', url: 'https://xn--bcher-kva.example' },
    { typed: 'https://xn--bcher-kva.example', host: 'xn--bcher-kva.example', url: 'https://xn--bcher-kva.example' },
    { typed: 'https://1.parts.example', host: '1.parts.example', url: 'https://1.parts.example' },
  ])('$typed is at $host', ({ typed, host, url }) => {
    expect(websiteAddress(typed)).toEqual({ host, url });
  });
});

describe('no address of a website', () => {
  it.each([
    { typed: '', why: 'nothing' },
    { typed: 'parts.example.com', why: 'without http or https (admin 5)' },
    { typed: 'ftp://parts.example.com', why: 'another scheme' },
    { typed: 'javascript:alert(1)', why: 'a script' },
    { typed: 'https:parts.example.com', why: 'without slashes, which browsers would forgive' },
    { typed: 'https://', why: 'without a host' },
    { typed: 'https://localhost', why: 'a single word' },
    { typed: 'https://192.0.2.7', why: 'an address of a machine' },
    { typed: 'https://0x7f.1', why: 'an address of a machine in disguise' },
    { typed: 'https://[2001:db8::1]', why: 'an IPv6 address' },
    { typed: 'https://parts.example.com@evil.example', why: 'a user name that looks like the host' },
    { typed: 'https://user:secret@parts.example.com', why: 'a password' },
    { typed: 'https://parts_1.example.com', why: 'an underscore' },
    { typed: 'https://-parts.example.com', why: 'a hyphen in front' },
    { typed: 'https://parts..example.com', why: 'an empty label' },
    { typed: 'https://*.example.com', why: 'a wildcard' },
    { typed: 'https://parts example.com', why: 'a space inside' },
    { typed: `https://${'a'.repeat(64)}.example.com`, why: 'a label of 64 characters' },
    { typed: `https://${'a.'.repeat(126)}example.com`, why: 'a name of more than 253 characters' },
  ])('is $why', ({ typed }) => {
    expect(websiteAddress(typed)).toBeUndefined();
  });
});

it('is a fixed point: the stored address leads to the same host', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (typed) => {
      const address = websiteAddress(typed);
      if (address) expect(websiteAddress(address.url)).toEqual(address);
    }),
  );
});
