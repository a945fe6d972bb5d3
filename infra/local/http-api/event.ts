import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { GatewayCall } from './call.ts';
import type { Match } from './route-table.ts';

/** The content types that the HTTP API passes on as text. All others, including forms, arrive as base64. */
const TEXT = /^(text\/|application\/(json|javascript|xml)\b|application\/[\w.-]+\+(json|xml)\b)/i;

/** The event of a call, in payload format 2.0. */
export function eventOf(
  call: GatewayCall,
  { routeKey, pathParameters }: Match<unknown>,
  now: Date,
): APIGatewayProxyEventV2 {
  const { method, target, body, sourceIp, domainName } = call;
  const [rawPath = '', rawQueryString = ''] = split(target, '?');
  const { cookie, ...headers } = joinedHeaders(call);
  const cookies = cookie?.split(/;\s*/).filter(Boolean) ?? [];
  const query = joinedQuery(rawQueryString);
  const isBase64Encoded = body.length > 0 && !TEXT.test(headers['content-type'] ?? '');
  const path = decodeURIComponent(rawPath);
  return {
    version: '2.0',
    routeKey,
    rawPath: path,
    rawQueryString,
    ...(cookies.length > 0 && { cookies }),
    headers: { ...headers, host: domainName, 'x-forwarded-for': sourceIp, 'x-forwarded-proto': 'https' },
    ...(query && { queryStringParameters: query }),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName,
      domainPrefix: domainName.split('.')[0] ?? '',
      http: { method, path, protocol: 'HTTP/1.1', sourceIp, userAgent: headers['user-agent'] ?? '' },
      requestId: randomUUID(),
      routeKey,
      stage: '$default',
      time: commonLogTime(now),
      timeEpoch: now.getTime(),
    },
    ...(Object.keys(pathParameters).length > 0 && { pathParameters }),
    ...(body.length > 0 && { body: Buffer.from(body).toString(isBase64Encoded ? 'base64' : 'utf8') }),
    isBase64Encoded,
  };
}

type Strings = Record<string, string>;

/** Names are in lower case. Repeated headers are joined with a comma; cookies are separate. */
function joinedHeaders({ headers }: GatewayCall): Strings {
  // Without a prototype, because callers choose the names of headers.
  const joined: Strings = Object.create(null);
  for (const [name, value] of headers) {
    const key = name.toLowerCase();
    joined[key] = key in joined ? `${joined[key]}${key === 'cookie' ? '; ' : ','}${value}` : value;
  }
  return joined;
}

function joinedQuery(rawQueryString: string): Strings | undefined {
  const query = new URLSearchParams(rawQueryString);
  if (query.size === 0) return undefined;
  return Object.fromEntries([...query.keys()].map((key) => [key, query.getAll(key).join(',')]));
}

function split(text: string, separator: string): readonly string[] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

/** `01/Mar/2026:09:00:00 +0000` */
function commonLogTime(date: Date): string {
  const [, day, month, year, time] = date.toUTCString().split(' ');
  return `${day}/${month}/${year}:${time} +0000`;
}
