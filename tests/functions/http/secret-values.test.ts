import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { secretValues } from '#functions/http/secret-values.ts';

const OLD = 'old-value-of-sufficient-length';
const NEW = 'new-value-of-sufficient-length';
const text = (current: string, previous?: string) => JSON.stringify({ current, previous });

// The age of a value is measured on the machine's own clock, so that is the one to move.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('knows two values while one replaces the other, the newest first', async () => {
  expect(await secretValues('id', async () => text(NEW, OLD)).read()).toEqual([NEW, OLD]);
});

it('asks for nothing where there is no secret', async () => {
  const load = vi.fn();
  expect(await secretValues('', load).read()).toEqual([]);
  expect(load).not.toHaveBeenCalled();
});

it('takes a rotation over without a deployment', async () => {
  const load = vi.fn(async () => text(OLD));
  const secret = secretValues('id', load);
  await secret.read();
  load.mockResolvedValue(text(NEW, OLD));
  expect(await secret.read()).toEqual([OLD]);
  vi.advanceTimersByTime(5 * 60_000);
  expect(await secret.read()).toEqual([NEW, OLD]);
});

it('looks again at once for a value it does not know, but not for each stranger', async () => {
  const load = vi.fn(async () => text(OLD));
  const secret = secretValues('id', load);
  await secret.read();
  vi.advanceTimersByTime(10_000);
  await secret.readAgain();
  await secret.readAgain();
  expect(load).toHaveBeenCalledTimes(2);
});

it('keeps the last good value through an outage', async () => {
  const load = vi.fn(async () => text(OLD));
  const secret = secretValues('id', load);
  await secret.read();
  load.mockRejectedValue(new Error('unavailable'));
  vi.advanceTimersByTime(5 * 60_000);
  expect(await secret.read()).toEqual([OLD]);
});

it('keeps it for everybody who asks while the outage is being found out', async () => {
  const load = vi.fn(async () => text(OLD));
  const secret = secretValues('id', load);
  await secret.read();
  load.mockRejectedValue(new Error('unavailable'));
  vi.advanceTimersByTime(5 * 60_000);
  expect(await Promise.all([secret.read(), secret.read()])).toEqual([[OLD], [OLD]]);
});

it.each([OLD, JSON.stringify(OLD), JSON.stringify({ currant: OLD })])(
  'says nothing of a secret that it can not read: %s',
  async (wrong) => {
    const reading = secretValues('id', async () => wrong).read();
    await expect(reading).rejects.toSatisfy((error) => !`${error} ${error.stack}`.includes('old-value'));
  },
);

it('fails when it never had one, and tries again the next time', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('unavailable')).mockResolvedValueOnce(text(OLD));
  const secret = secretValues('id', load);
  await expect(secret.read()).rejects.toThrow('unavailable');
  expect(await secret.read()).toEqual([OLD]);
});
