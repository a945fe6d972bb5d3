import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#frontend/api/api-error.ts';
import { createErrorReporter } from '#frontend/session/error-reporter.ts';
import type { ErrorRecord } from '#shared/schemas/stored/error-record.ts';

function aReporter({ isSignedIn = true } = {}) {
  const send = vi.fn(async (_input: { readonly body: ErrorRecord }) => null);
  const report = createErrorReporter({ send, isSignedIn: () => isSignedIn, now: () => new Date(2026, 2, 1, 9, 5, 7) });
  const bodies = () => send.mock.calls.map(([{ body }]) => body);
  return { send, report, bodies };
}

describe('a report', () => {
  it('tells the error and its causes, this browser and its own clock', () => {
    const { report, bodies } = aReporter();
    report(new Error('x is undefined', { cause: 'y' }));
    expect(bodies()).toEqual([
      {
        localTime: expect.stringMatching(/^2026-03-01T09:05:07[+-]\d\d:\d\d$/),
        errors: [expect.stringContaining('x is undefined'), 'y'],
        info: expect.stringContaining(navigator.userAgent),
      },
    ]);
  });

  it('is sent once for the same error', () => {
    const { report, send } = aReporter();
    const error = new Error('again');
    report(error);
    report(error);
    expect(send).toHaveBeenCalledOnce();
  });

  it('is not sent more than twenty times, whatever goes wrong', () => {
    const { report, send } = aReporter();
    for (let count = 0; count < 30; count += 1) report(`error ${count}`);
    expect(send).toHaveBeenCalledTimes(20);
  });

  it.each([
    { text: 'GET /api/part?keyword=secret failed', why: 'what stands behind a question mark' },
    { text: 'token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJzZWNyZXQifQ.secret-signature', why: 'a token' },
  ])('keeps $why to itself', ({ text }) => {
    const { report, bodies } = aReporter();
    report(text);
    expect(JSON.stringify(bodies())).not.toMatch(/secret|eyJ/);
  });

  it('is cut to what the server takes', () => {
    const { report, bodies } = aReporter();
    report('x'.repeat(5000));
    expect(bodies()[0]?.errors[0]).toHaveLength(2000);
  });

  it.each([
    { error: new ApiError('Bad Password', { status: 401 }), why: 'a refusal has been shown' },
    { error: new ApiError('You are offline.', { status: 0, cause: new TypeError('x') }), why: 'so has a lost network' },
    { error: undefined, why: 'nothing is known of a fault in a script of somebody else' },
  ])('is not made when $why', ({ error }) => {
    const { report, send } = aReporter();
    report(error);
    expect(send).not.toHaveBeenCalled();
  });

  it('is made of an answer that the page does not understand', () => {
    const { report, bodies } = aReporter();
    const cause = new Error('Unexpected answer of /api/user: []');
    report(new ApiError('An unknown error has occoured', { status: 200, cause }));
    expect(bodies()[0]?.errors[1]).toContain('Unexpected answer of /api/user: []');
  });

  it('waits for nobody who is not signed in', () => {
    const { report, send } = aReporter({ isSignedIn: false });
    report(new Error('x'));
    expect(send).not.toHaveBeenCalled();
  });

  it('may fail without any further ado', async () => {
    const { report, send } = aReporter();
    send.mockRejectedValue(new Error('offline'));
    expect(() => report(new Error('x'))).not.toThrow();
  });
});
