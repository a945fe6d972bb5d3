import { afterEach, describe, expect, it, vi } from 'vitest';
import { amplifyTransport, type HttpRequest, UnansweredError } from '#frontend/api/transport.ts';

afterEach(() => vi.unstubAllGlobals());

const send = amplifyTransport('https://summit.test');

function aRequest(overrides: Partial<HttpRequest> = {}): HttpRequest {
  return { method: 'GET', path: '/api/order', headers: {}, body: undefined, isRepeatable: false, ...overrides };
}

/** A network that gives these answers, one after the other. */
function aNetwork(...answers: (Response | Error)[]) {
  const fetch = vi.fn(async (_url: URL, _init: RequestInit) => {
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw answer;
    return answer;
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const noNetwork = () => new TypeError('Failed to fetch');

describe('the transport', () => {
  it('sends to the host that served the page', async () => {
    const fetch = aNetwork(Response.json({}));
    await send(aRequest({ path: '/api/order?take=12' }));
    expect(fetch.mock.calls[0]?.[0].href).toBe('https://summit.test/api/order?take=12');
  });

  it.each(['POST', 'PUT', 'DELETE'] as const)('sends the body of a %s as JSON', async (method) => {
    const fetch = aNetwork(Response.json({}));
    await send(aRequest({ method, body: ['a', 'b'] }));
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({
      method,
      body: '["a","b"]',
      headers: { 'content-type': expect.stringContaining('application/json') },
    });
  });

  it('sends the token as it is, with no scheme word', async () => {
    const fetch = aNetwork(Response.json({}));
    await send(aRequest({ headers: { authorization: 'jwt' } }));
    expect(fetch.mock.calls[0]?.[1].headers).toMatchObject({ authorization: 'jwt' });
  });

  it.each([
    { answer: () => new Response('{"A":1}', { status: 200 }), status: 200, text: '{"A":1}', why: 'success' },
    { answer: () => new Response(null, { status: 204 }), status: 204, text: '', why: 'nothing to say' },
    { answer: () => new Response('{"A":1}', { status: 404 }), status: 404, text: '{"A":1}', why: 'our refusal' },
    { answer: () => new Response('<h1>No</h1>', { status: 403 }), status: 403, text: '<h1>No</h1>', why: 'a firewall' },
  ])('gives back what was answered: $why', async ({ answer, status, text }) => {
    aNetwork(answer());
    await expect(send(aRequest())).resolves.toMatchObject({ status, text });
  });

  it('gives back the headers of a refusal', async () => {
    aNetwork(new Response('{}', { status: 400, headers: { Errors: 'No' } }));
    expect((await send(aRequest())).headers['errors']).toBe('No');
  });

  it('says so when nothing comes back', async () => {
    aNetwork(noNetwork());
    await expect(send(aRequest({ method: 'POST', body: {} }))).rejects.toBeInstanceOf(UnansweredError);
  });

  it('repeats what is repeatable until it is answered', async () => {
    const fetch = aNetwork(noNetwork(), new Response('', { status: 503 }), Response.json('here'));
    expect((await send(aRequest({ isRepeatable: true }))).text).toBe('"here"');
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it('repeats nothing else', async () => {
    const fetch = aNetwork(new Response('{}', { status: 500 }), Response.json('here'));
    expect((await send(aRequest({ method: 'POST', body: {} }))).status).toBe(500);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('keeps the key of the intention over its own repeats', async () => {
    const fetch = aNetwork(noNetwork(), Response.json({}));
    await send(aRequest({ method: 'POST', body: {}, headers: { 'idempotency-key': 'k1' }, isRepeatable: true }));
    const keys = fetch.mock.calls.map(([, { headers }]) => new Headers(headers).get('idempotency-key'));
    expect(keys).toEqual(['k1', 'k1']);
  });

  it('stops with the reason of the signal', async () => {
    vi.stubGlobal(
      'fetch',
      (_url: URL, { signal }: RequestInit) =>
        new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
        }),
    );
    const controller = new AbortController();
    const sent = send(aRequest({ signal: controller.signal }));
    controller.abort(new Error('a newer search'));
    await expect(sent).rejects.toThrow('a newer search');
  });

  it('does not start what is called off already', async () => {
    const fetch = aNetwork();
    await expect(send(aRequest({ signal: AbortSignal.abort(new Error('gone')) }))).rejects.toThrow('gone');
    expect(fetch).not.toHaveBeenCalled();
  });
});
