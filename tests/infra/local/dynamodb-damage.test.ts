import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { DamagedDatabase } from '#infra/local/dynamodb/damaged-database.ts';
import { startDynamodb } from '#infra/local/dynamodb/start-dynamodb.ts';
import { clientOf, createTable } from '../../support/conformance-table.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const TableName = 'parts';
const ITEMS = 60;

let folder: string;

/** A database whose items are in its log; opened once more, they are in a table file. */
beforeEach(async () => {
  folder = await temporaryFolder();
  const engine = await startDynamodb({ path: folder });
  const client = clientOf(engine.endpoint);
  await createTable(client, TableName);
  for (let number = 0; number < ITEMS; number++) {
    const text = Buffer.from(crypto.getRandomValues(new Uint8Array(1000))).toString('base64');
    await client.send(new PutCommand({ TableName, Item: { pk: 'a', sk: String(number), text } }));
  }
  client.destroy();
  await engine.close();
});

/** Changes bytes in the middle of a file, where no end or beginning shows it. */
async function scratch(ending: string): Promise<string> {
  const name = (await readdir(folder)).find((file) => file.endsWith(ending)) ?? '';
  const file = path.join(folder, name);
  const bytes = await readFile(file);
  for (let at = 8000; at < bytes.length - 8000; at += 50) bytes[at] = 0xff;
  await writeFile(file, bytes);
  return file;
}

it('does not open with a log of which records are lost, now or later', async () => {
  const file = await scratch('.log');
  for (let start = 0; start < 2; start++) {
    const opened = startDynamodb({ path: folder });
    await expect(opened).rejects.toBeInstanceOf(DamagedDatabase);
    await expect(opened).rejects.toMatchObject({ file });
  }
});

it('tells of a damaged table file when it is read, and answers nothing from it', async () => {
  await (await startDynamodb({ path: folder })).close();
  await scratch('.ldb');
  const onDamage = vi.fn();
  const engine = await startDynamodb({ path: folder, onDamage });
  onTestFinished(engine.close);
  const client = clientOf(engine.endpoint);
  const answer = client.send(new ScanCommand({ TableName }), { abortSignal: AbortSignal.timeout(2000) });
  await expect(answer).rejects.toThrow();
  expect(onDamage).toHaveBeenCalledWith(expect.any(DamagedDatabase));
});
