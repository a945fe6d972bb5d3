import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { acceptedEncoding, type Encoding } from '#shared/rules/base/accepted-encoding.ts';

type Middleware = MiddlewareObj<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>;

/** In bytes. Smaller bodies fit into one packet uncompressed. */
const SMALLEST = 1024;

/** As fast as gzip, and a sixth smaller. Higher qualities take longer than they save. */
const BROTLI_QUALITY = 4;

const COMPRESSORS: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (body) => promisify(gzip)(body),
};

/**
 * Compresses responses above 1 KB, errors too, with an encoding that the caller accepts (decision B194). The gateway
 * can't, and the CDN compresses only what it may cache. Use it before everything that responds.
 */
export function compressed(): Middleware {
  const compress: NonNullable<Middleware['after']> = async (request) => {
    const { body = '', ...answer } = request.response ?? {};
    const bytes = Buffer.from(body);
    if (bytes.length <= SMALLEST) return;
    const headers = { ...answer.headers, vary: 'Accept-Encoding' };
    const encoding = acceptedEncoding(request.event.headers['accept-encoding'] ?? '');
    request.response = encoding
      ? {
          ...answer,
          headers: { ...headers, 'content-encoding': encoding },
          body: (await COMPRESSORS[encoding](bytes)).toString('base64'),
          isBase64Encoded: true,
        }
      : { ...answer, headers, body };
  };
  return { after: compress, onError: compress };
}
