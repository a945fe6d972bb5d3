import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Behavior, CdnDefinition, ResponseHeader } from '../template/cdn-definition.ts';
import { compression } from './compressed.ts';
import { conditional } from './conditional.ts';
import { type OriginResponse, plainResponse } from './origin-response.ts';
import { type ViewerRequest, viewerRequestFunction } from './viewer-request.ts';

type Origin = (request: ViewerRequest, incoming: IncomingMessage) => Promise<OriginResponse>;

interface CdnProps {
  readonly definition: CdnDefinition;
  readonly originOf: (origin: Behavior['origin']) => Promise<Origin>;
  /** Called for failures on our side. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * CloudFront as the template describes it: behaviors by path, the viewer-request function, response headers,
 * compression. It caches nothing, and it uses HTTP because browsers trust *.localhost without a certificate.
 */
export async function cdn({ definition, originOf, onFailure }: CdnProps): Promise<RequestListener> {
  const { viewerRequest, defaultRootObject, behaviors } = definition;
  const applyFunction = viewerRequestFunction(viewerRequest);
  const compress = compression();
  const served = await Promise.all(
    behaviors.map(async (behavior) => ({
      ...behavior,
      pattern: patternOf(behavior.pathPattern),
      origin: await originOf(behavior.origin),
    })),
  );

  async function answer(incoming: IncomingMessage): Promise<OriginResponse> {
    const { method = 'GET', url = '/', headers } = incoming;
    const [, uri = '/', query = ''] = /^([^?]*)\??(.*)$/s.exec(url) ?? [];
    // The host selects the tenant. CloudFront refuses a request without one before any function runs.
    if (!headers.host) return plainResponse(400, 'A Host header is required');
    const behavior = served.find(({ pattern }) => pattern.test(uri));
    if (!behavior?.methods.includes(method)) return plainResponse(403, `${method} is not allowed here`);
    const request = applyFunction(
      { method, uri, query, headers: headerPairs(incoming.rawHeaders) },
      viewerAddressOf(incoming),
    );
    const rooted = request.uri === '/' ? { ...request, uri: `/${defaultRootObject}` } : request;
    const found = conditional(await behavior.origin(rooted, incoming), headers['if-none-match']);
    const encoding = String(headers['accept-encoding'] ?? '');
    const sent = behavior.compresses ? await compress(found, rooted.uri, encoding) : found;
    return { ...sent, headers: withPolicy(sent.headers, behavior.responseHeaders) };
  }

  return async (incoming, outgoing) => {
    try {
      await send(await answer(incoming), incoming, outgoing);
    } catch (error) {
      // A browser that closes the connection is no failure of ours.
      if (outgoing.headersSent || outgoing.destroyed) {
        outgoing.destroy();
        return;
      }
      onFailure(error);
      await send(plainResponse(502, 'Bad Gateway'), incoming, outgoing);
    }
  };
}

async function send({ status, headers, body }: OriginResponse, { method }: IncomingMessage, outgoing: ServerResponse) {
  for (const [name, value] of headers) outgoing.appendHeader(name, value);
  if (body instanceof Uint8Array) outgoing.setHeader('content-length', body.length);
  outgoing.writeHead(status);
  if (method === 'HEAD' || body === undefined) {
    if (body instanceof Readable) body.destroy();
    outgoing.end();
  } else if (body instanceof Readable) await pipeline(body, outgoing);
  else outgoing.end(body);
}

/** `/images/*` */
export const patternOf = (pathPattern: string): RegExp => {
  const escaped = pathPattern.replace(/[.+^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('*', '.*').replaceAll('?', '.')}$`, 's');
};

export function headerPairs(rawHeaders: readonly string[]): [string, string][] {
  return rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [[name, rawHeaders[at + 1] ?? ''] as [string, string]] : []));
}

export const viewerAddressOf = ({ socket }: IncomingMessage): string =>
  (socket.remoteAddress ?? '').replace(/^::ffff:/, '');

function withPolicy(headers: OriginResponse['headers'], policy: readonly ResponseHeader[]): OriginResponse['headers'] {
  const present = new Set(headers.map(([name]) => name));
  const applied = policy.filter(({ name, override }) => override || !present.has(name));
  const replaced = applied.map(({ name }) => name);
  return [
    ...headers.filter(([name]) => !replaced.includes(name)),
    ...applied.map(({ name, value }) => [name, value] as const),
  ];
}
