import { type HttpApiResponse, message } from './call.ts';

type Result = Readonly<Record<string, unknown>>;

/** The response of the HTTP API to a function's result, in payload format 2.0. */
export function responseOfResult(result: unknown): HttpApiResponse {
  if (!isStructured(result)) return text(200, [['content-type', 'application/json']], JSON.stringify(result));
  const { statusCode, headers = {}, cookies = [], body = '', isBase64Encoded } = result;
  const isValid =
    Number.isInteger(Number(statusCode)) &&
    typeof body === 'string' &&
    typeof headers === 'object' &&
    Array.isArray(cookies);
  if (!isValid) return message(500, 'Internal Server Error');
  const named = Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)] as const);
  const isTyped = named.some(([name]) => name === 'content-type');
  return text(
    Number(statusCode),
    [
      ...(isTyped || body === '' ? [] : [['content-type', 'text/plain;charset=UTF-8'] as const]),
      ...named,
      ...cookies.map((cookie) => ['set-cookie', String(cookie)] as const),
    ],
    body,
    isBase64Encoded === true ? 'base64' : 'utf8',
  );
}

/** Without a status the whole result is the body. */
const isStructured = (result: unknown): result is Result =>
  typeof result === 'object' && result !== null && 'statusCode' in result;

const text = (
  status: number,
  headers: HttpApiResponse['headers'],
  body: string,
  encoding: BufferEncoding = 'utf8',
): HttpApiResponse => ({
  status,
  headers,
  body: Buffer.from(body, encoding),
});
