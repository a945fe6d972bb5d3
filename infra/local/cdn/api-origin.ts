import type { IncomingMessage } from 'node:http';
import { type GatewayCall, type HttpApiResponse, MAX_BODY } from '../http-api/call.ts';
import type { OriginResponse } from './origin-response.ts';
import type { ViewerRequest } from './viewer-request.ts';

interface ApiOriginProps {
  readonly httpApi: (call: GatewayCall) => Promise<HttpApiResponse>;
  /** Set on every call, replacing headers of the viewer. */
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** The API's own host, because the CDN does not pass on the viewer's. */
export const DOMAIN_NAME = 'local.execute-api.us-east-1.amazonaws.com';

/** Headers of a single connection, and those that are set again. */
const NOT_HANDED_ON = ['connection', 'host', 'keep-alive', 'proxy-connection', 'transfer-encoding', 'upgrade'];

/** The HTTP API behind the CDN. */
export const apiOrigin =
  ({ httpApi, headers: own }: ApiOriginProps) =>
  async ({ method, uri, query, headers }: ViewerRequest, incoming: IncomingMessage): Promise<OriginResponse> => {
    const replaced = [...NOT_HANDED_ON, ...own.map(([name]) => name.toLowerCase())];
    return httpApi({
      method,
      target: query ? `${uri}?${query}` : uri,
      headers: [...headers.filter(([name]) => !replaced.includes(name.toLowerCase())), ...own],
      body: await bodyOf(incoming),
      // The API sees the address of the CDN's server. The viewer's address is in a header that the function sets.
      sourceIp: '127.0.0.1',
      domainName: DOMAIN_NAME,
    });
  };

/** The body. If it is too large, only so much of it that the API refuses it; the rest is discarded. */
async function bodyOf(incoming: IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    if (size <= MAX_BODY) chunks.push(chunk);
    size += chunk.length;
  }
  return Buffer.concat(chunks);
}
