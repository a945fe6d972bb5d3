import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { openTable } from '#functions/data/table/table.ts';
import { chatRoom, ROOM, type Talker } from '../../support/chat-room.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { testTable } from '../../support/test-table.ts';

const ENGINE = path.resolve(import.meta.dirname, '../../support/dynamodb-process.ts');
const KILLS = 4;

let running: ChildProcess | undefined;
afterEach(() => running?.kill('SIGKILL'));

async function startEngine(folder: string): Promise<string> {
  running = spawn(process.execPath, [ENGINE, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [endpoint] = await once(running.stdout as NonNullable<typeof running.stdout>, 'data');
  return String(endpoint).trim();
}

it('loses no acknowledged message when the engine is killed, doubles none that is sent again, and leaves no gap', async () => {
  const folder = await temporaryFolder();
  const { tableName } = await testTable(await startEngine(folder));
  running?.kill('SIGKILL');
  const acknowledged: string[] = [];
  let interrupted: { readonly name: Talker; readonly request: object }[] = [];
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const endpoint = await startEngine(folder);
    const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
    const table = openTable(tableName, { endpoint, region: 'us-east-1', maxAttempts: 1, credentials });
    const room = await chatRoom(() => new Date(), table);
    for (const { name, request } of interrupted) await room.ask(name, request);
    interrupted = [];
    const writers = (['summit', 'more of summit', 'staff', 'more staff'] as const).map(async (name) => {
      for (let count = 1; count <= 25; count += 1) {
        const text = `${name} ${kill} ${count}`;
        const request = {
          Text: text,
          Key: text.replaceAll(' ', '-'),
          ...(name.includes('staff') && { AccountId: ROOM.summit }),
        };
        try {
          await room.ask(name, request);
          acknowledged.push(text);
        } catch {
          interrupted.push({ name, request });
          return;
        }
      }
    });
    await pause(100 + 150 * kill);
    running?.kill('SIGKILL');
    await Promise.all(writers);
  }
  const table = openTable(tableName, {
    endpoint: await startEngine(folder),
    region: 'us-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  const room = await chatRoom(() => new Date(), table);
  const found: { readonly number: number; readonly text: string }[] = [];
  for (let hasMore = true, date = '1/1/2000'; hasMore; ) {
    const answer = await room.ask('summit', { Date: date });
    found.push(...answer.messages);
    date = answer.messages.at(-1)?.date ?? date;
    hasMore = answer.hasMore;
  }
  const texts = found.map(({ text }) => text);
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(acknowledged.filter((text) => !texts.includes(text))).toEqual([]);
  expect(new Set(texts).size).toBe(texts.length);
  expect(found.map(({ number }) => number)).toEqual(found.map((_, at) => at + 1));
});
