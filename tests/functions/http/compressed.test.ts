import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { groupHandler, type Routes } from '#functions/http/group-handler.ts';
import { gateway } from '#infra/local/gateway.ts';
import { AppError } from '#shared/errors.ts';
import { defineGroup } from '#shared/wire/endpoint.ts';
import { aSignedIn } from '../../builders/signed-in.ts';
import { anEdge, origin } from '../../support/api-under-test.ts';

const contract = defineGroup({
  readPage: {
    method: 'GET',
    path: '/api/page',
    summary: 'Reads a page.',
    access: { signedIn: true, level: 2 },
    output: z.object({ text: z.string() }),
  },
});

type ReadPage = Routes<typeof contract>['readPage'];

const pageOf =
  (text: string): ReadPage =>
  async () => ({ text });

function read(readPage: ReadPage, acceptEncoding?: string) {
  const send = gateway([{ contract, handler: groupHandler(contract, { readPage }, anEdge(aSignedIn({ level: 2 }))) }]);
  const headers = acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding };
  return send(new Request(`${origin}/api/page`, { headers }));
}

async function textOf(response: Response): Promise<string> {
  const bytes = Buffer.from(await response.arrayBuffer());
  const encoding = response.headers.get('content-encoding');
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}

/** Makes an answer of this many bytes. */
const ofBytes = (bytes: number): string => 'x'.repeat(bytes - JSON.stringify({ Text: '' }).length);
const LONG = ofBytes(25_000);

describe('an answer above 1 KB', () => {
  it.each([
    { accepts: 'gzip, deflate, br, zstd', encoding: 'br', why: 'is the smallest' },
    { accepts: 'gzip', encoding: 'gzip', why: 'is all that is accepted' },
    { accepts: 'br;q=0, GZIP;q=0.5', encoding: 'gzip', why: 'the other one is refused' },
    { accepts: 'identity', encoding: null, why: 'nothing is accepted' },
    { accepts: undefined, encoding: null, why: 'nothing is said' },
  ])('comes as $encoding for $accepts, which $why', async ({ accepts, encoding }) => {
    const answer = await read(pageOf(LONG), accepts);
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(JSON.parse(await textOf(answer))).toEqual({ Text: LONG });
  });

  it('is the same text, whatever it says', async () => {
    const texts = fc.string({ minLength: 1100, maxLength: 3000, unit: 'grapheme' });
    const accepted = fc.constantFrom('br', 'gzip', 'identity');
    await fc.assert(
      fc.asyncProperty(texts, accepted, async (text, accepts) => {
        expect(JSON.parse(await textOf(await read(pageOf(text), accepts)))).toEqual({ Text: text });
      }),
      { numRuns: 50 },
    );
  });

  it('keeps its status, its headers and its cookies', async () => {
    const answer = await read(async (_input, { responseHeaders }) => {
      responseHeaders.setToken('fresh');
      responseHeaders.setCookie('remember=1');
      return { text: LONG };
    }, 'br');
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      authorization: 'fresh',
      'cache-control': 'no-store',
      'content-type': 'application/json',
      'set-cookie': 'remember=1',
    });
  });

  it('may be a refusal', async () => {
    const fieldErrors = Array.from({ length: 100 }, (_, at) => ({ path: `Lines.${at}`, message: 'Required' }));
    const answer = await read(async () => {
      throw new AppError('invalid_input', 'Wrong lines', { fieldErrors });
    }, 'gzip');
    expect([answer.status, answer.headers.get('errors')]).toEqual([400, 'Wrong lines']);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(JSON.parse(await textOf(answer))).toMatchObject({ errors: fieldErrors });
  });
});

it.each([
  { bytes: 1024, encoding: null },
  { bytes: 1025, encoding: 'br' },
])('an answer of $bytes bytes comes as $encoding', async ({ bytes, encoding }) => {
  const answer = await read(pageOf(ofBytes(bytes)), 'br');
  expect(answer.headers.get('content-encoding')).toBe(encoding);
});
