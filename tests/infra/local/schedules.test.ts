import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LambdaFunction } from '#infra/local/lambda-function.ts';
import { startSchedules } from '#infra/local/schedules.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MINUTE = 60_000;
const schedules = [{ every: MINUTE, functionName: 'drain' }];
const failures: string[] = [];
const start = (handler: LambdaFunction['handler']) =>
  startSchedules({
    schedules,
    functions: new Map([['drain', { name: 'drain', handler, timeout: 10 * MINUTE, memory: 1024 }]]),
    onFailure: (message) => failures.push(message),
  });

it('calls at once and then at its rate, until the end', async () => {
  const drain = vi.fn(async () => undefined);
  const end = start(drain);
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(drain).toHaveBeenCalledTimes(3);
  await end();
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(drain).toHaveBeenCalledTimes(3);
});

it('waits for the call before', async () => {
  let running = 0;
  let most = 0;
  const end = start(async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 1.5 * MINUTE));
    running -= 1;
  });
  await vi.advanceTimersByTimeAsync(6 * MINUTE);
  expect(most).toBe(1);
  const ended = end();
  await vi.advanceTimersByTimeAsync(20 * MINUTE);
  await ended;
  expect(running).toBe(0);
});

it('tells a failure and goes on', async () => {
  const drain = vi.fn(async () => {
    throw new Error('broken');
  });
  const end = start(drain);
  await vi.advanceTimersByTimeAsync(MINUTE);
  await end();
  expect(drain).toHaveBeenCalledTimes(2);
  expect(failures).toEqual(['drain: drain threw', 'drain: drain threw']);
});
