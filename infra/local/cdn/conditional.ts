import { Readable } from 'node:stream';
import type { OriginAnswer } from './origin-answer.ts';

const KEPT = ['cache-control', 'etag', 'last-modified', 'vary'];

/** 304 without a body when the viewer has this very content already. */
export function conditional(answer: OriginAnswer, ifNoneMatch: string | undefined): OriginAnswer {
  const { etag } = Object.fromEntries(answer.headers);
  if (answer.status !== 200 || etag === undefined || ifNoneMatch === undefined) return answer;
  const known = ifNoneMatch.split(',').map((tag) => strong(tag.trim()));
  if (!known.includes(strong(etag)) && !known.includes('*')) return answer;
  if (answer.body instanceof Readable) answer.body.destroy();
  return { status: 304, headers: answer.headers.filter(([name]) => KEPT.includes(name)), body: undefined };
}

/** Compressed or not, it is the same content. */
const strong = (etag: string): string => etag.replace(/^W\//, '');
