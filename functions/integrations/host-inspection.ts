import { resolve4 } from 'node:dns/promises';
import { connect } from 'node:tls';
import type { HostFacts } from '#shared/rules/websites/website-checks.ts';

/** Asks the network about a host. It never throws, because a host that does not respond is an answer. */
export type InspectHost = (host: string) => Promise<HostFacts>;

/** The questions to the network. */
export interface Network {
  /** The IPv4 addresses of a host name. Throws if there are none. */
  readonly addressesOf: (host: string) => Promise<string[]>;
  /** When the host's certificate expires, and whether browsers trust it for this host. Throws without a connection. */
  readonly certificateOf: (host: string) => Promise<{ readonly isTrusted: boolean; readonly until: Date }>;
  /** The text at a path of a host. */
  readonly textAt: (host: string, path: string) => Promise<string>;
}

/**
 * Inspects hosts of a store that serves these names; `*.` as the first label stands for all names under a domain. A store
 * without names of its own runs on one machine or under a name of the CDN: nothing is asked then, and the facts say so.
 */
export function hostInspection(domainNames: readonly string[], network: Network = publicNetwork): InspectHost {
  if (domainNames.length === 0) return async () => NOT_ASKED;
  const target = domainNames.find((name) => !name.startsWith('*')) ?? '';
  return async (host) => {
    const [leads, certificate, robots] = await Promise.all([
      whereItLeads(network, host, target),
      certificateFacts(network, host),
      robotsOf(network, host),
    ]);
    return { isServed: domainNames.some((name) => serves(name, host)), leads, target, ...certificate, robots };
  };
}

const NOT_ASKED: HostFacts = {
  isServed: true,
  leads: 'unknown',
  target: '',
  certificate: 'unknown',
  robots: 'unknown',
};

/** A wildcard stands for exactly one label, as in certificates. */
function serves(name: string, host: string): boolean {
  if (!name.startsWith('*.')) return name === host;
  return host.slice(host.indexOf('.')) === name.slice(1);
}

async function whereItLeads(network: Network, host: string, target: string): Promise<HostFacts['leads']> {
  try {
    const [found, ours] = await Promise.all([network.addressesOf(host), network.addressesOf(target)]);
    return found.some((address) => ours.includes(address)) ? 'here' : 'elsewhere';
  } catch {
    return 'nowhere';
  }
}

async function certificateFacts(
  network: Network,
  host: string,
): Promise<Pick<HostFacts, 'certificate'> & { goodUntil?: Date }> {
  try {
    const { isTrusted, until } = await network.certificateOf(host);
    return isTrusted ? { certificate: 'good', goodUntil: until } : { certificate: 'bad' };
  } catch {
    return { certificate: 'missing' };
  }
}

/** Whether robots.txt keeps all crawlers away, as the store's own file does. */
async function robotsOf(network: Network, host: string): Promise<HostFacts['robots']> {
  try {
    const text = await network.textAt(host, '/robots.txt');
    return /^disallow:\s*\/\s*$/im.test(text) ? 'away' : 'welcome';
  } catch {
    return 'unknown';
  }
}

const TIMEOUT_MS = 3000;

const publicNetwork: Network = {
  addressesOf: (host) => resolve4(host),

  certificateOf: (host) =>
    new Promise((resolve, reject) => {
      // An untrusted certificate is a finding, so the connection is made all the same. Nothing is sent over it.
      const socket = connect({ host, port: 443, servername: host, rejectUnauthorized: false, timeout: TIMEOUT_MS });
      socket.once('secureConnect', () => {
        const until = new Date(socket.getPeerCertificate().valid_to);
        resolve({ isTrusted: socket.authorized, until });
        socket.destroy();
      });
      socket.once('timeout', () => socket.destroy(new Error('The host did not answer')));
      socket.once('error', reject);
    }),

  async textAt(host, path) {
    const response = await fetch(`https://${host}${path}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`${host} answered ${response.status}`);
    return response.text();
  },
};
