import { describe, expect, it } from 'vitest';
import { hostInspection, type Network } from '#functions/integrations/host-inspection.ts';

const until = new Date('2027-02-11T12:00:00Z');
const ADDRESSES: Readonly<Record<string, string[]>> = {
  'store.example.com': ['192.0.2.1', '192.0.2.2'],
  'summit.store.example.com': ['192.0.2.2'],
  'elsewhere.example.com': ['198.51.100.7'],
};
const fails = async (): Promise<never> => {
  throw new Error('No answer');
};
const network = (given: Partial<Network> = {}): Network => ({
  addressesOf: async (host) => ADDRESSES[host] ?? fails(),
  certificateOf: async () => ({ isTrusted: true, until }),
  textAt: async () => 'User-agent: *\nDisallow: /\n',
  ...given,
});
const inspect = hostInspection(['store.example.com', '*.store.example.com'], network());

it('finds a host that is served and leads here', async () => {
  expect(await inspect('summit.store.example.com')).toEqual({
    isServed: true,
    leads: 'here',
    target: 'store.example.com',
    certificate: 'good',
    goodUntil: until,
    robots: 'away',
  });
});

describe('a host', () => {
  it.each([
    { host: 'elsewhere.example.com', isServed: false, leads: 'elsewhere', why: 'another domain, at another server' },
    { host: 'unknown.example.com', isServed: false, leads: 'nowhere', why: 'another domain, without a record' },
    { host: 'new.store.example.com', isServed: true, leads: 'nowhere', why: 'under the wildcard, without a record' },
    { host: 'a.b.store.example.com', isServed: false, leads: 'nowhere', why: 'two labels below the wildcard' },
    { host: 'badstore.example.com', isServed: false, leads: 'nowhere', why: 'a name that only ends the same' },
  ])('$why', async ({ host, isServed, leads }) => {
    expect(await inspect(host)).toMatchObject({ isServed, leads });
  });

  it.each([
    { given: { certificateOf: fails }, found: { certificate: 'missing' }, why: 'nobody answers' },
    {
      given: { certificateOf: async () => ({ isTrusted: false, until }) },
      found: { certificate: 'bad' },
      why: 'the certificate is not for it',
    },
    { given: { textAt: fails }, found: { robots: 'unknown' }, why: 'there is no file for search engines' },
    {
      given: { textAt: async () => 'User-agent: *\nDisallow: /admin\n' },
      found: { robots: 'welcome' },
      why: 'only a part is closed to search engines',
    },
  ])('where $why', async ({ given, found }) => {
    const facts = await hostInspection(['store.example.com'], network(given))('store.example.com');
    expect(facts).toMatchObject(found);
  });
});

it('asks nobody for a store without names of its own', async () => {
  const facts = await hostInspection([], { addressesOf: fails, certificateOf: fails, textAt: fails })(
    'any.example.com',
  );
  expect(facts).toMatchObject({ isServed: true, leads: 'unknown', certificate: 'unknown', robots: 'unknown' });
});
