import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { SendToStore } from '../api-journeys/store-visitor.ts';

/**
 * Brings requests to a store on this machine. Node resolves no *.localhost and its fetch sets the Host header by
 * itself, so the tenant's name goes there by hand.
 */
export const sendTo =
  (port: () => number): SendToStore =>
  async (host, path, init) => {
    const sent = new Request(`http://127.0.0.1:${port()}${path}`, init);
    const headers = { ...Object.fromEntries(sent.headers), host: `${host}:${port()}` };
    const body = Buffer.from(await sent.arrayBuffer());
    return new Promise((resolve, reject) => {
      request({ host: '127.0.0.1', port: port(), path, method: sent.method, headers }, async (answer) => {
        const names = answer.rawHeaders.filter((_, at) => at % 2 === 0);
        const pairs = names.map((name, at) => [name, answer.rawHeaders[2 * at + 1] ?? ''] as [string, string]);
        const content = await buffer(answer);
        resolve(new Response(content.length > 0 ? content : null, { status: answer.statusCode ?? 0, headers: pairs }));
      })
        .on('error', reject)
        .end(body);
    });
  };
