import { afterEach, describe, expect, it, vi } from 'vitest';
import { type ClientCall, createConnection } from '#frontend/api/connection.ts';
import { type HttpAnswer, type HttpRequest, UnansweredError } from '#frontend/api/transport.ts';

afterEach(() => vi.unstubAllGlobals());

function aCall(overrides: Partial<ClientCall> = {}): ClientCall {
  return { method: 'POST', path: '/api/order', body: {}, needsSession: true, ...overrides };
}

function connectedTo(answer: Partial<HttpAnswer> | Error, stored: string | undefined = 'jwt') {
  let token: string | undefined = stored;
  const tokens = {
    read: () => token,
    write(next: string | undefined) {
      token = next;
    },
  };
  const transport = vi.fn(async (_request: HttpRequest): Promise<HttpAnswer> => {
    if (answer instanceof Error) throw answer;
    return { status: 200, headers: {}, text: '', ...answer };
  });
  return { tokens, transport, connection: createConnection({ transport, tokens }) };
}

describe('a call', () => {
  it('carries the token and the key of the intention', async () => {
    const { connection, transport } = connectedTo({});
    await connection(aCall({ idempotencyKey: 'k1' }));
    expect(transport.mock.calls[0]?.[0].headers).toEqual({ authorization: 'jwt', 'idempotency-key': 'k1' });
  });

  it('carries no token when there is none', async () => {
    const { connection, transport } = connectedTo({}, '');
    await connection(aCall());
    expect(transport.mock.calls[0]?.[0].headers).toEqual({});
  });

  it('reads past every cache', async () => {
    const { connection, transport } = connectedTo({});
    await connection(aCall({ method: 'GET', body: undefined }));
    expect(transport.mock.calls[0]?.[0].headers).toMatchObject({ 'cache-control': 'no-cache' });
  });

  it.each([
    { call: aCall({ method: 'GET' }), isRepeatable: true, why: 'reading changes nothing' },
    { call: aCall({ idempotencyKey: 'k1' }), isRepeatable: true, why: 'the server knows the key again' },
    { call: aCall(), isRepeatable: false, why: 'a second login or order would be a second one' },
  ])('may be repeated by the transport: $isRepeatable, because $why', async ({ call, isRepeatable }) => {
    const { connection, transport } = connectedTo({});
    await connection(call);
    expect(transport.mock.calls[0]?.[0].isRepeatable).toBe(isRepeatable);
  });

  it('gives the JSON of the answer', async () => {
    const { connection } = connectedTo({ text: '{"Total":12}' });
    await expect(connection(aCall())).resolves.toEqual({ Total: 12 });
  });

  it('gives null when the answer is empty', async () => {
    const { connection } = connectedTo({ status: 204 });
    await expect(connection(aCall())).resolves.toBeNull();
  });
});

describe('a renewed token', () => {
  const renewed = { headers: { authorization: 'fresh' } };

  it.each(['authorization', 'x-amzn-remapped-authorization'])('is kept when it comes as %s', async (name) => {
    const { connection, tokens } = connectedTo({ headers: { [name]: 'fresh' } });
    await connection(aCall());
    expect(tokens.read()).toBe('fresh');
  });

  it('is kept when there was none before', async () => {
    const { connection, tokens } = connectedTo(renewed, '');
    await connection(aCall());
    expect(tokens.read()).toBe('fresh');
  });

  it.each([
    { meanwhile: 'of another tab', why: 'the loser never replaces the token of the winner (S02)' },
    { meanwhile: undefined, why: 'a late answer does not undo a logout' },
  ])('is dropped when the stored one is $meanwhile by then: $why', async ({ meanwhile }) => {
    const { connection, tokens, transport } = connectedTo(renewed);
    transport.mockImplementationOnce(async () => {
      tokens.write(meanwhile);
      return { status: 200, text: '', ...renewed };
    });
    await connection(aCall());
    expect(tokens.read()).toBe(meanwhile);
  });
});

describe('a refusal', () => {
  it('keeps status, code, text, field errors and the time to wait', async () => {
    const errors = [{ path: 'PoNumber', message: 'Required' }];
    const problem = {
      type: 'urn:problem:throttled',
      title: 'Too Many Requests',
      status: 429,
      detail: '',
      errors,
      requestId: 'r1',
    };
    const { connection } = connectedTo({
      status: 429,
      headers: { errors: 'PO f%C3%BCr 5 %25', 'retry-after': '90' },
      text: JSON.stringify(problem),
    });
    await expect(connection(aCall())).rejects.toMatchObject({
      status: 429,
      code: 'throttled',
      message: 'PO f\u00fcr 5 %',
      fieldErrors: errors,
      retryAfter: 90,
    });
  });

  it('shows a text that is encoded wrongly as it came', async () => {
    const { connection } = connectedTo({ status: 400, headers: { errors: '100 %' } });
    await expect(connection(aCall())).rejects.toMatchObject({ message: '100 %' });
  });

  it.each([
    { answer: { status: 503, text: '{"message":"Service Unavailable"}' }, why: 'the gateway refuses by itself' },
    { answer: { status: 403, text: '<html>' }, why: 'a firewall refuses' },
    { answer: { status: 200, text: '<html>' }, why: 'a hotel network asks for its own sign-in' },
  ])("says 'An unknown error has occoured' when $why", async ({ answer }) => {
    const { connection } = connectedTo(answer);
    await expect(connection(aCall())).rejects.toMatchObject({
      status: answer.status,
      code: undefined,
      message: 'An unknown error has occoured',
    });
  });

  it.each([
    { onLine: true, text: 'The server could not be reached. Please try again.' },
    { onLine: false, text: 'You are offline. Please check your connection.' },
  ])('has a text when there was no answer, online: $onLine', async ({ onLine, text }) => {
    vi.stubGlobal('navigator', { onLine });
    const { connection } = connectedTo(new UnansweredError());
    await expect(connection(aCall())).rejects.toMatchObject({ status: 0, message: text });
  });

  it('lets the reason of a cancelled call through', async () => {
    const { connection } = connectedTo(new DOMException('Aborted', 'AbortError'));
    await expect(connection(aCall())).rejects.toMatchObject({ name: 'AbortError' });
  });
});
