import { Readable } from 'node:stream';
import type { OriginResponse } from './origin-response.ts';

const KEPT = ['cache-control', 'etag', 'last-modified', 'vary'];

/** Responds with 304 and no body if the viewer already has this content. */
export function conditional(answer: OriginResponse, ifNoneMatch: string | undefined): OriginResponse {
  const { etag } = Object.fromEntries(answer.headers);
  if (answer.status !== 200 || etag === undefined || ifNoneMatch === undefined) return answer;
  const known = ifNoneMatch.split(',').map((tag) => strong(tag.trim()));
  if (!known.includes(strong(etag)) && !known.includes('*')) return answer;
  if (answer.body instanceof Readable) answer.body.destroy();
  return { status: 304, headers: answer.headers.filter(([name]) => KEPT.includes(name)), body: undefined };
}

/** The content is the same, compressed or not. */
const strong = (etag: string): string => etag.replace(/^W\//, '');
