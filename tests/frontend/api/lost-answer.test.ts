import { afterEach, expect, it, vi } from 'vitest';
import { apiFor } from '#frontend/api/client.ts';
import { createConnection } from '#frontend/api/connection.ts';
import { amplifyTransport } from '#frontend/api/transport.ts';
import type { Endpoint } from '#shared/wire/endpoint.ts';
import { decodeWire } from '#shared/wire/wire.ts';
import { sampleOf } from '../../support/sample-of.ts';
import { savesWithKey } from '../../support/saves.ts';
import { pathFields } from '../../support/wire-fields.ts';

afterEach(() => vi.unstubAllGlobals());

const connection = createConnection({
  transport: amplifyTransport('https://summit.test'),
  tokens: { read: () => 'jwt', write: () => {} },
});

/** A network that loses the first answer, and the requests that came through it. */
function losingTheFirst(answer: unknown): RequestInit[] {
  const requests: RequestInit[] = [];
  vi.stubGlobal('fetch', async (_url: URL, init: RequestInit) => {
    requests.push(init);
    if (requests.length === 1) throw new TypeError('Failed to fetch');
    return Response.json(answer);
  });
  return requests;
}

/** A body that the endpoint takes, in the names of the code. */
function bodyFor({ body: schema }: Endpoint): unknown {
  const decoded = schema && decodeWire(schema, sampleOf(schema));
  return decoded?.ok ? decoded.value : undefined;
}

it.each(savesWithKey)(
  '%s is sent again with the same key and body when its answer is lost',
  async (_name, save: Endpoint) => {
    const requests = losingTheFirst(sampleOf(save.output));
    const params = Object.fromEntries(pathFields(save).map((name) => [name, '1']));
    const api = apiFor({ save }, connection);
    await api.save({ params, body: bodyFor(save) });
    const [lost, repeated] = requests.map(({ headers, body }) => ({
      key: new Headers(headers).get('idempotency-key'),
      body,
    }));
    expect(lost).toEqual({ key: expect.stringMatching(/^[0-9a-f-]{36}$/), body: expect.stringContaining('{') });
    expect(repeated).toEqual(lost);
  },
);
