import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncoding, type Encoding } from '#shared/rules/base/accepted-encoding.ts';
import type { OriginResponse } from './origin-response.ts';

/** In bytes. CloudFront does not compress smaller or larger files. */
const SMALLEST = 1000;
const LARGEST = 10_000_000;

const COMPRESSIBLE =
  /^(text\/|image\/(svg\+xml|x-icon)|font\/(otf|ttf)|application\/(json|javascript|xml|wasm|manifest\+json|problem\+json))/;

/** A high level, because files of the build are compressed once and sent often. */
const BROTLI_QUALITY = 8;

const compressors: Readonly<Record<Encoding, (body: Uint8Array) => Promise<Uint8Array>>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (body) => promisify(gzip)(body),
};

/** Compresses responses as the CDN does at its edge, and caches the results. */
export function compression() {
  const kept = new Map<string, Uint8Array>();

  return async (answer: OriginResponse, path: string, acceptEncoding: string): Promise<OriginResponse> => {
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

function encodingFor({ status, headers, body }: OriginResponse, acceptEncoding: string): Encoding | undefined {
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

const bytesOf = async ({ body }: OriginResponse): Promise<Uint8Array> =>
  body instanceof Readable ? buffer(body) : (body ?? new Uint8Array());

/** The compressed form has a weak ETag and another length. */
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
