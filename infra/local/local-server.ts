import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of this machine and for this machine alone. */
export interface LocalServer {
  /** `http://127.0.0.1:{port}` */
  readonly endpoint: string;
  /** Takes no more requests, and waits for those that have begun. */
  readonly close: () => Promise<void>;
}

/** Longer than anybody here keeps a connection for later: one that is ended just as it is used again fails a call. */
const IDLE_MS = 10 * 60_000;

/** Lets the server listen on 127.0.0.1; port 0 takes a free one. Rejects when the port is taken. */
export async function listen(server: Server, port = 0): Promise<LocalServer> {
  server.keepAliveTimeout = IDLE_MS;
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      // A connection that is kept alive gets idle only after its last answer.
      const idle = setInterval(() => server.closeIdleConnections(), 20);
      await closed;
      clearInterval(idle);
    },
  };
}
