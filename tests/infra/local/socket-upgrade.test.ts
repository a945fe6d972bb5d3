import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type SocketUpgrade, socketUpgrade } from '#infra/local/cdn/socket-upgrade.ts';
import { listen } from '#infra/local/local-server.ts';
import type { OpenSocketAt } from '#infra/local/socket-api/socket-api.ts';
import { chatClient } from '../../support/chat-client.ts';

const VIEWER_REQUEST = path.resolve(import.meta.dirname, '../../../infra/stack/cdn/viewer-request.js');

let openings: Parameters<OpenSocketAt>[0][];
let isOpen: boolean;
let ended: Promise<void>;
let port: number;
let sockets: SocketUpgrade;

beforeEach(async () => {
  openings = [];
  isOpen = true;
  const closing = Promise.withResolvers<void>();
  ended = closing.promise;
  const behavior = { methods: ['GET'], compresses: false, responseHeaders: [] };
  sockets = socketUpgrade({
    definition: {
      viewerRequest: await readFile(VIEWER_REQUEST, 'utf8'),
      behaviors: [
        { ...behavior, pathPattern: '/chat', origin: { api: 'chat-api', apiHeaders: [] } },
        { ...behavior, pathPattern: '/api/*', origin: { api: 'api-http', apiHeaders: [] } },
        { ...behavior, pathPattern: '*', origin: { bucket: 'web' } },
      ],
    },
    api: 'chat-api',
    headers: [['x-cdn-secret', 'known']],
    open: async (opening) => {
      openings.push(opening);
      return isOpen
        ? { answer: async (body) => JSON.stringify({ echo: body }), closed: async () => closing.resolve() }
        : undefined;
    },
    onFailure: console.error,
  });
  const http = createServer();
  http.on('upgrade', sockets.listener);
  const server = await listen(http);
  onTestFinished(async () => {
    sockets.close();
    await server.close();
  });
  port = Number(new URL(server.endpoint).port);
});

const openAt = (target: string, headers: Record<string, string> = {}) =>
  chatClient({ url: `ws://127.0.0.1:${port}${target}`, headers: { host: `Summit.Localhost:${port}`, ...headers } });

describe('a WebSocket', () => {
  it('opens at the path of the API, with the headers that the function and the CDN set', async () => {
    const client = await openAt('/chat', { 'x-cdn-secret': 'guessed', 'x-tenant-host': 'northside.localhost' });
    expect(openings).toMatchObject([
      {
        headers: { 'x-cdn-secret': 'known', 'x-tenant-host': 'summit.localhost', 'x-viewer-address': '127.0.0.1' },
        sourceIp: '127.0.0.1',
      },
    ]);
    expect(await client.say('Hello')).toEqual({ echo: 'Hello' });
    client.close();
    await ended;
  });

  it.each(['/', '/api/user', '/chat/', '/chatter', '/images/a.png'])('does not open elsewhere: %s', async (target) => {
    await expect(openAt(target)).rejects.toThrow('403');
    expect(openings).toEqual([]);
  });

  it('does not open when the API refuses', async () => {
    isOpen = false;
    await expect(openAt('/chat')).rejects.toThrow('403');
  });

  it('is ended by a message that the gateway would not take', async () => {
    const client = await openAt('/chat');
    await expect(client.say('x'.repeat(128 * 1024 + 1))).rejects.toThrow();
    await ended;
  });

  it('ends with the server', async () => {
    await openAt('/chat');
    sockets.close();
    await ended;
  });
});
