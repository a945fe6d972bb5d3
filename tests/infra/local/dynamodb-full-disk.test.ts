import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clientOf, createTable } from '../../support/conformance-table.ts';
import { fillDisk, makeRoom } from '../../support/full-disk.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const TableName = 'parts';
const WRITERS = 4;
/** Bytes that a file may have while the disk is full: in the middle of the log's third block. */
const FULL = 80_000;
const MORE = 40;

let folder: string;
let running: ChildProcess | undefined;

beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => {
  running?.kill('SIGKILL');
});

async function start() {
  const engine = path.resolve(import.meta.dirname, '../../support/dynamodb-process.ts');
  const child = spawn(process.execPath, [engine, folder], { stdio: ['ignore', 'pipe', 'ignore'] });
  running = child;
  const [endpoint] = await once(child.stdout, 'data');
  return { child, pid: Number(child.pid), client: clientOf(String(endpoint).trim()) };
}

it('loses nothing that it acknowledged after a write that failed on a full disk', async () => {
  const acknowledged: string[] = [];
  const { child, pid, client } = await start();
  await createTable(client, TableName);
  fillDisk(pid, FULL);
  const put = async (sk: string) => {
    await client.send(new PutCommand({ TableName, Item: { pk: 'a', sk, text: 'x'.repeat(1000) } }));
    acknowledged.push(sk);
  };
  const fill = async (writer: number) => {
    for (let number = 0; ; number++) await put(`${writer}-${number}`);
  };
  const full = await Promise.allSettled(Array.from({ length: WRITERS }, (_, writer) => fill(writer)));
  expect(full.map(({ status }) => status)).toEqual(full.map(() => 'rejected'));

  makeRoom(pid);
  for (let number = 0; number < MORE; number++) await put(`later-${number}`);
  child.kill('SIGKILL');

  const again = await start();
  const { Items = [] } = await again.client.send(new ScanCommand({ TableName }));
  const kept = new Set(Items.map(({ sk }) => String(sk)));
  expect(acknowledged.filter((sk) => !kept.has(sk))).toEqual([]);
});
