import { plainHost } from '#shared/rules/websites/plain-host.ts';

/** Where a request comes from, before anyone is signed in: the opened host name and the caller's address. */
export interface RequestOrigin {
  /** Lower case, without a port or a dot at the end. */
  readonly host: string;
  /** As the CDN or the gateway saw it, never as the client claims (decision I5). */
  readonly address: string;
  /** As the client claims, so only for showing. Empty if it says nothing. */
  readonly userAgent: string;
  /** By Do Not Track or Global Privacy Control. */
  readonly asksNotToBeTracked: boolean;
}

/** The parts of an event that tell where a request comes from. Names of headers are in lower case. */
interface OriginEvent {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly requestContext: { readonly domainName: string; readonly http: { readonly sourceIp: string } };
}

/**
 * Trusts the headers of requests through the CDN only. Without a CDN the address is the gateway's, and the host header
 * may name a tenant by hand.
 */
export function requestOriginOf({ headers, requestContext }: OriginEvent, isBehindCdn: boolean): RequestOrigin {
  const host = headers['x-tenant-host'] ?? requestContext.domainName;
  const viewer = isBehindCdn ? headers['x-viewer-address'] : undefined;
  return {
    host: plainHost(host),
    address: viewer ?? requestContext.http.sourceIp,
    userAgent: headers['user-agent'] ?? '',
    asksNotToBeTracked: headers['dnt'] === '1' || headers['sec-gpc'] === '1',
  };
}
