import { cp, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { contentHash } from '#infra/local/content-hash.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

let folder: string;
const hash = (where = folder) => contentHash({ folder: where, paths: ['src', 'file.json'], except: ['src/local'] });

beforeEach(async () => {
  folder = await temporaryFolder();
  await mkdir(path.join(folder, 'src/local'), { recursive: true });
  await writeFile(path.join(folder, 'src/a.ts'), 'a');
  await writeFile(path.join(folder, 'src/local/b.ts'), 'b');
});

it('is the same for the same content elsewhere', async () => {
  const other = await temporaryFolder();
  await cp(folder, other, { recursive: true });
  expect(await hash(other)).toBe(await hash());
});

it.each<[change: string, make: () => Promise<void>, isAnother: boolean]>([
  ['another content', () => writeFile(path.join(folder, 'src/a.ts'), 'A'), true],
  ['a new file', () => writeFile(path.join(folder, 'src/c.ts'), ''), true],
  ['a new name', () => rename(path.join(folder, 'src/a.ts'), path.join(folder, 'src/d.ts')), true],
  ['a file that was not there', () => writeFile(path.join(folder, 'file.json'), '{}'), true],
  ['what is left out', () => writeFile(path.join(folder, 'src/local/b.ts'), 'B'), false],
])('with %s is another: %3$s', async (_change, make, isAnother) => {
  const before = await hash();
  await make();
  expect((await hash()) !== before).toBe(isAnother);
});
