import type { IncomingMessage } from 'node:http';
import { type Answer, type GatewayCall, MAX_BODY } from '../http-api/call.ts';
import type { OriginAnswer } from './origin-answer.ts';
import type { ViewerRequest } from './viewer-request.ts';

interface ApiOriginProps {
  readonly httpApi: (call: GatewayCall) => Promise<Answer>;
  /** Set on every call, over what the viewer sent. */
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** The API's own host: the CDN does not hand on the viewer's. */
const DOMAIN_NAME = 'local.execute-api.us-east-1.amazonaws.com';

/** Only of one connection, or set anew. */
const NOT_HANDED_ON = ['connection', 'host', 'keep-alive', 'proxy-connection', 'transfer-encoding', 'upgrade'];

/** The HTTP API behind the CDN. */
export const apiOrigin =
  ({ httpApi, headers: own }: ApiOriginProps) =>
  async ({ method, uri, query, headers }: ViewerRequest, incoming: IncomingMessage): Promise<OriginAnswer> => {
    const replaced = [...NOT_HANDED_ON, ...own.map(([name]) => name.toLowerCase())];
    return httpApi({
      method,
      target: query ? `${uri}?${query}` : uri,
      headers: [...headers.filter(([name]) => !replaced.includes(name.toLowerCase())), ...own],
      body: await bodyOf(incoming),
      // Of the CDN's server, as the API sees it. The viewer's address is in a header of the function.
      sourceIp: '127.0.0.1',
      domainName: DOMAIN_NAME,
    });
  };

/** The body, or so much of it that the API refuses it. The rest is thrown away as it comes. */
async function bodyOf(incoming: IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    if (size <= MAX_BODY) chunks.push(chunk);
    size += chunk.length;
  }
  return Buffer.concat(chunks);
}
