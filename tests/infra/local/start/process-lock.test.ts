import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { oneAtATime } from '#infra/local/start/process-lock.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

let file: string;
beforeEach(async () => {
  file = path.join(await temporaryFolder(), 'lock');
});

it('lets one after the other do its work', async () => {
  const log: string[] = [];
  const work = (name: string) => async () => {
    log.push(`${name} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    log.push(`${name} ends`);
  };
  await Promise.all(['a', 'b', 'c'].map((name) => oneAtATime(file, work(name))));
  const first = log.filter((_, at) => at % 2 === 0).map((line) => line[0]);
  expect(log).toEqual(first.flatMap((name) => [`${name} begins`, `${name} ends`]));
});

it('is free again when the work fails', async () => {
  await expect(oneAtATime(file, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(existsSync(file)).toBe(false);
});

it('does not wait for a process that is gone', async () => {
  // No process has this id: it is above the largest that Linux and macOS give.
  await writeFile(file, '99999999');
  expect(await oneAtATime(file, async () => 'done')).toBe('done');
});
