import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncoding, type Encoding } from '#shared/rules/base/accepted-encoding.ts';
import type { OriginAnswer } from './origin-answer.ts';

/** In bytes: what is smaller or larger CloudFront sends as it is. */
const SMALLEST = 1000;
const LARGEST = 10_000_000;

const COMPRESSIBLE =
  /^(text\/|image\/(svg\+xml|x-icon)|font\/(otf|ttf)|application\/(json|javascript|xml|wasm|manifest\+json|problem\+json))/;

/** Better than fast: what is compressed is a file of the build, sent again and again. */
const BROTLI_QUALITY = 8;

const compressors: Readonly<Record<Encoding, (body: Uint8Array) => Promise<Uint8Array>>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (body) => promisify(gzip)(body),
};

/** Compresses answers as the CDN does at its edge, and keeps what it has compressed. */
export function compression() {
  const kept = new Map<string, Uint8Array>();

  return async (answer: OriginAnswer, path: string, acceptEncoding: string): Promise<OriginAnswer> => {
    const encoding = encodingFor(answer, acceptEncoding);
    if (!encoding) return answer;
    const { etag = '' } = Object.fromEntries(answer.headers);
    const key = `${encoding} ${etag} ${path}`;
    const body = kept.get(key) ?? (await compressors[encoding](await bytesOf(answer)));
    if (etag) kept.set(key, body);
    if (answer.body instanceof Readable) answer.body.destroy();
    return { ...answer, body, headers: [...answer.headers.flatMap(encoded), ...added(encoding, body)] };
  };
}

function encodingFor({ status, headers, body }: OriginAnswer, acceptEncoding: string): Encoding | undefined {
  const {
    'content-type': type = '',
    'content-length': length,
    'content-encoding': present,
  } = Object.fromEntries(headers);
  const size = Number(length);
  const isWorthIt =
    status === 200 && body && !present && COMPRESSIBLE.test(type) && size >= SMALLEST && size <= LARGEST;
  if (!isWorthIt) return undefined;
  return acceptedEncoding(acceptEncoding);
}

const bytesOf = async ({ body }: OriginAnswer): Promise<Uint8Array> =>
  body instanceof Readable ? buffer(body) : (body ?? new Uint8Array());

/** Another form of the same has a weak tag; its length is another. */
const encoded = ([name, value]: readonly [string, string]): (readonly [string, string])[] => {
  if (name === 'content-length') return [];
  return [[name, name === 'etag' && !value.startsWith('W/') ? `W/${value}` : value]];
};

const added = (encoding: Encoding, body: Uint8Array) =>
  [
    ['content-encoding', encoding],
    ['content-length', String(body.length)],
    ['vary', 'Accept-Encoding'],
  ] as const;
