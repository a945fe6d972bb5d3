import { expect, it } from 'vitest';
import { readPeopleFile, UnusablePeopleFile } from '#functions/imports/people/people-file.ts';
import { streamOf } from '../../../support/parsed-file.ts';

/** Reads a file of accounts with this many rows. Returns how many rows its batches have. */
async function readRows(rows: number): Promise<number> {
  const file = ['Company Name,City', ...Array(rows).fill('Shop,Golden')].join('\n');
  let read = 0;
  for await (const part of readPeopleFile({ kind: 'accounts', accountId: 1 }, streamOf(file), undefined)) {
    if ('rows' in part) read += part.rows.length;
  }
  return read;
}

it('a file of 60,000 rows is read, and one with a row more is refused', async () => {
  expect(await readRows(60_000)).toBe(60_000);
  const refused = new UnusablePeopleFile('This file has more than 60,000 rows. Please split it.');
  await expect(readRows(60_001)).rejects.toThrow(refused);
});
