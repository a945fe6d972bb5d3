import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#frontend/api/api-error.ts';
import type { ClientCall } from '#frontend/api/connection.ts';
import { recovering } from '#frontend/api/session-recovery.ts';

const call: ClientCall = { method: 'GET', path: '/api/user', body: undefined, needsSession: true };
const unauthenticated = new ApiError('Unauthorized', { status: 401, code: 'unauthenticated' });

function aConnection({ refreshes, ...rest }: { refreshes: boolean; answers: (string | ApiError)[] }) {
  const answers = [...rest.answers];
  const connection = vi.fn(async (_call: ClientCall) => {
    const answer = answers.shift();
    if (answer instanceof ApiError) throw answer;
    return answer;
  });
  const [onLost, onOtherAccount] = [vi.fn(), vi.fn()];
  const refreshToken = vi.fn(async () => refreshes);
  const send = recovering(connection, { tokens: { read: () => 'old' }, refreshToken, onLost, onOtherAccount });
  return { connection, onLost, onOtherAccount, refreshToken, send };
}

describe('a call without a session', () => {
  it('is made once more with a new token', async () => {
    const { send, refreshToken, onLost } = aConnection({ refreshes: true, answers: [unauthenticated, 'here'] });
    await expect(send(call)).resolves.toBe('here');
    expect(refreshToken).toHaveBeenCalledWith('old');
    expect(onLost).not.toHaveBeenCalled();
  });

  it.each([
    { refreshes: false, answers: [unauthenticated], why: 'no token is to be had' },
    { refreshes: true, answers: [unauthenticated, unauthenticated], why: 'the new one is refused too' },
  ])('is the loss of the session when $why', async ({ refreshes, answers }) => {
    const { send, onLost } = aConnection({ refreshes, answers });
    await expect(send(call)).rejects.toBe(unauthenticated);
    expect(onLost).toHaveBeenCalledOnce();
  });

  it('is nothing to recover where none is needed', async () => {
    const { send, refreshToken, onLost } = aConnection({ refreshes: true, answers: [unauthenticated] });
    await expect(send({ ...call, needsSession: false })).rejects.toBe(unauthenticated);
    expect([refreshToken, onLost].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });

  it('fails by itself for any other reason', async () => {
    const denied = new ApiError('Unauthorized', { status: 403, code: 'forbidden' });
    const { send, refreshToken } = aConnection({ refreshes: true, answers: [denied] });
    await expect(send(call)).rejects.toBe(denied);
    expect(refreshToken).not.toHaveBeenCalled();
  });

  it('is not repeated once it is called off', async () => {
    const { send, connection } = aConnection({ refreshes: true, answers: [unauthenticated] });
    const controller = new AbortController();
    const sent = send({ ...call, signal: controller.signal });
    controller.abort(new Error('a newer search'));
    await expect(sent).rejects.toThrow('a newer search');
    expect(connection).toHaveBeenCalledOnce();
  });
});

describe('a call that is refused because the session orders as another account', () => {
  const fieldErrors = [{ path: 'x-account', message: '' }];
  it.each([
    { refused: new ApiError('Other account', { status: 409, code: 'conflict', fieldErrors }), told: 1 },
    { refused: new ApiError('Changed', { status: 409, code: 'conflict' }), told: 0 },
  ])('tells the page so, $told times, for "$refused.message"', async ({ refused, told }) => {
    const { send, onOtherAccount } = aConnection({ refreshes: true, answers: [refused] });
    await expect(send(call)).rejects.toBe(refused);
    expect(onOtherAccount).toHaveBeenCalledTimes(told);
  });

  it('tells it also when the call was made once more', async () => {
    const refused = new ApiError('Other account', { status: 409, code: 'conflict', fieldErrors });
    const { send, onOtherAccount } = aConnection({ refreshes: true, answers: [unauthenticated, refused] });
    await expect(send(call)).rejects.toBe(refused);
    expect(onOtherAccount).toHaveBeenCalledOnce();
  });
});
