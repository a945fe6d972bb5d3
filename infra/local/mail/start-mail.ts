import { once } from 'node:events';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { LocalServer } from '../local-server.ts';

// Required, because loaders do not agree on what the default of such a CommonJS module is.
const ses: typeof import('aws-ses-v2-local') = createRequire(import.meta.url)('aws-ses-v2-local');

/** SES on 127.0.0.1: takes mail by its API v1 and v2, keeps it until the end, and shows it on a page at `/`. */
export async function startMail(): Promise<LocalServer> {
  const server = await ses.default({ host: '127.0.0.1', port: 0 });
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
