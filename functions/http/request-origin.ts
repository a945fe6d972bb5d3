import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** Who stands at the door, before anybody signed in: the host name that was opened and the address it was opened from. */
export interface RequestOrigin {
  /** Lower case, without a port. */
  readonly host: string;
  /** As the CDN or the gateway saw it, never as the client says (decision I5). */
  readonly address: string;
  /** By Do Not Track or Global Privacy Control. */
  readonly asksNotToBeTracked: boolean;
}

/**
 * Only what came through the CDN has headers to be believed; where none stands in front, the gateway's own word counts
 * for the address, and for the host a tenant's name may be given by hand.
 */
export function requestOriginOf(
  { headers, requestContext }: APIGatewayProxyEventV2,
  isBehindCdn: boolean,
): RequestOrigin {
  const host = headers['x-tenant-host'] ?? requestContext.domainName;
  const viewer = isBehindCdn ? headers['x-viewer-address'] : undefined;
  return {
    host: host.toLowerCase(),
    address: viewer ?? requestContext.http.sourceIp,
    asksNotToBeTracked: headers['dnt'] === '1' || headers['sec-gpc'] === '1',
  };
}
