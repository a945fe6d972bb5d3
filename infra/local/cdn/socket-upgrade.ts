import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { OpenSocket, OpenSocketAt } from '../socket-api/socket-api.ts';
import type { CdnDefinition } from '../template/cdn-definition.ts';
import { headerPairs, patternOf, viewerAddressOf } from './cdn.ts';
import { viewerRequestFunction } from './viewer-request.ts';

/** The largest message, in bytes. A larger one ends the connection. */
const MAX_MESSAGE = 128 * 1024;

interface SocketUpgradeProps {
  readonly definition: Pick<CdnDefinition, 'viewerRequest' | 'behaviors'>;
  /** The local name of the WebSocket API. */
  readonly api: string;
  readonly open: OpenSocketAt;
  /** Set on every request that opens a socket, replacing headers of the viewer. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly onFailure: (error: unknown) => void;
}

export interface SocketUpgrade {
  /** For the event 'upgrade' of a server. */
  readonly listener: (incoming: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /** Ends all sockets, without waiting for them. */
  readonly close: () => void;
}

/** The CDN for WebSockets: the paths of the behavior that leads to the WebSocket API, after the viewer-request function. */
export function socketUpgrade({ definition, api, open, headers, onFailure }: SocketUpgradeProps): SocketUpgrade {
  const applyFunction = viewerRequestFunction(definition.viewerRequest);
  const patterns = definition.behaviors
    .filter(({ origin }) => 'api' in origin && origin.api === api)
    .map(({ pathPattern }) => patternOf(pathPattern));
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE });

  async function upgrade(incoming: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { url = '/', method = 'GET' } = incoming;
    const [uri = '/', query = ''] = url.split('?');
    if (!incoming.headers.host || !patterns.some((pattern) => pattern.test(uri))) return refuse(socket);
    const viewer = { method, uri, query, headers: headerPairs(incoming.rawHeaders) };
    const request = applyFunction(viewer, viewerAddressOf(incoming));
    // The API sees the address of the CDN's server.
    const opened = await open({
      headers: Object.fromEntries([...request.headers, ...headers]),
      sourceIp: '127.0.0.1',
    });
    if (!opened) return refuse(socket);
    server.handleUpgrade(incoming, socket, head, (client) => serve(client, opened));
  }

  function serve(client: WebSocket, { answer, closed }: OpenSocket): void {
    const send = async (body: string) => {
      const text = await answer(body);
      if (text !== undefined) client.send(text);
    };
    client.on('message', (data) => void send(String(data)).catch(onFailure));
    client.on('close', () => void closed().catch(onFailure));
    client.on('error', () => client.terminate());
  }

  return {
    listener(incoming, socket, head) {
      // A browser that closes the connection is no failure of ours.
      socket.on('error', () => socket.destroy());
      upgrade(incoming, socket, head).catch((error: unknown) => {
        onFailure(error);
        socket.destroy();
      });
    },
    close() {
      for (const client of server.clients) client.terminate();
    },
  };
}

const refuse = (socket: Duplex): void => {
  socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
};
