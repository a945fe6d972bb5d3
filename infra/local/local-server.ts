import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that only this machine can reach. */
export interface LocalServer {
  /** `http://127.0.0.1:{port}` */
  readonly endpoint: string;
  /** Accepts no more requests, and waits for running ones. */
  readonly close: () => Promise<void>;
}

/**
 * Longer than any local client keeps idle connections. If the server closed one at the moment of its reuse, the call
 * would fail.
 */
const IDLE_MS = 10 * 60_000;

/** Listens on 127.0.0.1. Port 0 uses a free port. Rejects if the port is in use. */
export async function listen(server: Server, port = 0): Promise<LocalServer> {
  server.keepAliveTimeout = IDLE_MS;
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      // A kept-alive connection only becomes idle after its last response.
      const idle = setInterval(() => server.closeIdleConnections(), 20);
      await closed;
      clearInterval(idle);
    },
  };
}
