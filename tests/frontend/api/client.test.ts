import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from '#frontend/api/api-error.ts';
import { apiFor } from '#frontend/api/client.ts';
import type { ClientCall } from '#frontend/api/connection.ts';
import { defineGroup } from '#shared/wire/endpoint.ts';

const contract = defineGroup({
  findParts: {
    method: 'GET',
    path: '/api/part/{id}',
    summary: '',
    access: { signedIn: true },
    params: z.object({ id: z.string() }),
    query: z.object({ keyword: z.string(), page: z.optional(z.string()) }),
    output: z.object({ partNumber: z.string() }),
  },
  addPart: {
    method: 'POST',
    path: '/api/part',
    summary: '',
    access: { signedIn: false },
    body: z.object({ partNumber: z.string() }),
    output: z.null(),
    idempotencyKey: true,
  },
});

function clientAnsweredWith(answer: unknown) {
  const connection = vi.fn(async (_call: ClientCall) => answer);
  return { connection, api: apiFor(contract, connection) };
}

describe('the client', () => {
  it('fills path and query, and reads the answer in the names of the code', async () => {
    const { api, connection } = clientAnsweredWith({ PartNumber: 'A1' });
    const found = await api.findParts({ params: { id: 'a b' }, query: { keyword: 'Town & Country', page: undefined } });
    expect(found).toEqual({ partNumber: 'A1' });
    expect(connection.mock.calls[0]?.[0]).toMatchObject({
      path: '/api/part/a%20b?keyword=Town+%26+Country',
      needsSession: true,
    });
  });

  it('writes a body in the names of the wire', async () => {
    const { api, connection } = clientAnsweredWith(null);
    await api.addPart({ body: { partNumber: 'A1' } });
    expect(connection.mock.calls[0]?.[0]).toMatchObject({ body: { PartNumber: 'A1' }, needsSession: false });
  });

  it('gives what takes a key one of its own, or the one of the intention', async () => {
    const { api, connection } = clientAnsweredWith(null);
    await api.addPart({ body: { partNumber: 'A1' } });
    await api.addPart({ body: { partNumber: 'A1' } }, { idempotencyKey: 'k1' });
    const keys = connection.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), 'k1']);
  });

  describe('when the outcome of a call is unknown', () => {
    const UNKNOWN = [
      { name: 'no answer', failure: { status: 0 } },
      { name: 'a gateway that gave up', failure: { status: 504 } },
      { name: 'an error of the server', failure: { status: 500, code: 'internal' as const } },
    ];
    const KNOWN = [{ name: 'a refusal', failure: { status: 409, code: 'conflict' as const } }];
    const add = (partNumber = 'A1') => ({ body: { partNumber } });

    async function keysAfter(failure: ConstructorParameters<typeof ApiError>[1], ...nextParts: readonly string[]) {
      const { api, connection } = clientAnsweredWith(null);
      connection.mockRejectedValueOnce(new ApiError('It failed', failure));
      await expect(api.addPart(add())).rejects.toThrow('It failed');
      for (const partNumber of nextParts) await api.addPart(add(partNumber));
      return connection.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
    }

    it.each(UNKNOWN)('sends the key again with the same call after $name', async ({ failure }) => {
      const [first, second] = await keysAfter(failure, 'A1');
      expect(second).toBe(first);
    });

    it.each(KNOWN)('makes a new key after $name', async ({ failure }) => {
      const [first, second] = await keysAfter(failure, 'A1');
      expect(second).not.toBe(first);
    });

    it('makes a new key once the call was answered', async () => {
      const [first, second, third] = await keysAfter({ status: 0 }, 'A1', 'A1');
      expect(second).toBe(first);
      expect(third).not.toBe(first);
    });

    it('makes a new key for another call, and from then on for the same one too', async () => {
      const [first, other, same] = await keysAfter({ status: 0 }, 'B2', 'A1');
      expect(other).not.toBe(first);
      expect(same).not.toBe(first);
    });

    it('makes a new key five minutes later', async () => {
      const { api, connection } = clientAnsweredWith(null);
      connection.mockRejectedValueOnce(new ApiError('It failed', { status: 0 }));
      await expect(api.addPart(add())).rejects.toThrow('It failed');
      const later = Date.now() + 5 * 60_000;
      vi.spyOn(Date, 'now').mockReturnValue(later);
      await api.addPart(add());
      vi.restoreAllMocks();
      const [first, second] = connection.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
      expect(second).not.toBe(first);
    });
  });

  it('gives what only reads no key', async () => {
    const { api, connection } = clientAnsweredWith({ PartNumber: 'A1' });
    await api.findParts({ params: { id: 'a' }, query: { keyword: 'k' } });
    expect(connection.mock.calls[0]?.[0].idempotencyKey).toBeUndefined();
  });

  it('says what is wrong with an answer only in its cause', async () => {
    const { api } = clientAnsweredWith({ Part: 1 });
    const found = api.findParts({ params: { id: 'a' }, query: { keyword: 'k' } });
    await expect(found).rejects.toMatchObject({
      message: 'An unknown error has occoured',
      cause: { message: 'Unexpected answer of /api/part/{id}: [{"path":"PartNumber","message":"Invalid input"}]' },
    });
  });
});
