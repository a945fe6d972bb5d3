import { expect, it } from 'vitest';
import { retryOnConflict } from '#functions/data/table/retry-on-conflict.ts';

const noPause = async () => undefined;

it('tries again until it is saved', async () => {
  let rivals = 3;
  const attempt = async () => {
    rivals -= 1;
    return rivals > 0 ? undefined : 'saved';
  };
  expect(await retryOnConflict(attempt, noPause)).toBe('saved');
});

it('gives up where somebody else is always first', async () => {
  await expect(retryOnConflict(async () => undefined, noPause)).rejects.toMatchObject({
    code: 'conflict',
    message: 'Someone else has changed this. Please try again.',
  });
});

it('does not try again what may not be', async () => {
  const attempt = async () => {
    throw new Error('refused');
  };
  await expect(retryOnConflict(attempt, noPause)).rejects.toThrow('refused');
});
