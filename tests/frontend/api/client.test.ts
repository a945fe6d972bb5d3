import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { apiFor } from '#frontend/api/client.ts';
import type { Call } from '#frontend/api/connection.ts';
import { defineGroup } from '#shared/contracts/endpoint.ts';

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
  const connection = vi.fn(async (_call: Call) => answer);
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
